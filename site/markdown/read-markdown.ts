import { forbiddenCharacter } from '@onset/design-system/content/forbidden-character';
import GithubSlugger from 'github-slugger';
import type { Definition, FootnoteDefinition, Nodes, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Document } from 'yaml';
import { toBlocks } from './blocks.ts';
import type { BlockContext } from './blocks.ts';
import type { LineIssue, MarkdownFile } from './markdown-file.ts';

/** Anchors that every page already has: those of the layout, of the section and of its parts. */
const RESERVED_ANCHORS = ['main', 'text', 'contents', 'notes', 'text-notes'];

/**
 * Anchors of footnotes: `note-1` with the ID of the section, which is `text` for a post, and `note-1-1` for a reference
 * in the text.
 */
const NOTE_ANCHOR = /^(?:text-)?note-\d+(?:-\d+)?$/;

/**
 * Maximum number of characters of a file. A text twenty times as long as the longest existing one would take a minute
 * to parse.
 */
const MAX_CHARACTERS = 200_000;

/**
 * Parses a Markdown file: CommonMark with tables, footnotes and strikethrough. Its text becomes a tree of JSON without
 * HTML. Never throws: the result lists all issues with their lines. `fileExists` checks whether an image is a file of
 * the site.
 */
export function readMarkdown(source: string, fileExists: (path: string) => boolean = () => true): MarkdownFile {
  const head = readFrontMatter(source);
  const failed = (message: string): MarkdownFile => {
    const issues = [...head.issues, { line: 1, message }];
    return { ...head, prose: { blocks: [], notes: [] }, wordCount: 0, facts: [], links: [], issues };
  };
  if (source.length > MAX_CHARACTERS)
    return failed(`has ${source.length} characters. Use up to ${MAX_CHARACTERS}, or split the text.`);
  try {
    return readText(source, head, fileExists);
  } catch (error) {
    // Thousands of nested levels exhaust the stack.
    if (error instanceof RangeError) return failed('is nested too deeply. Use fewer levels.');
    throw error;
  }
}

function readText(
  source: string,
  { frontMatter, lines, body, issues: headIssues }: FrontMatter,
  fileExists: (path: string) => boolean,
): MarkdownFile {
  const root = fromMarkdown(body, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const issues: LineIssue[] = [...headIssues, ...findForbiddenCharacters(source)];
  const links: { href: string; line: number }[] = [];
  const definitions = firstOfEach(root.children.filter(isDefinition));
  const noteDefinitions = firstOfEach(root.children.filter(isNote));
  const used = new Set<RootContent>([...definitions.values(), ...noteDefinitions.values()]);
  const notes = numberNotes(noteDefinitions);
  const context: BlockContext = {
    report: (node, message) => issues.push({ line: node.position?.start.line ?? 1, message }),
    definitions,
    isUsed: (node) => used.has(node),
    fileExists,
    refer: (identifier) => notes.refer(identifier),
    inNote: false,
    link: (node, href) => links.push({ href, line: node.position?.start.line ?? 1 }),
    anchor: createAnchors(),
    heading: { level: 1, text: '' },
    wordCount: 0,
  };
  const blocks = toBlocks(root.children, context);
  if (blocks.length === 0) issues.push({ line: 1, message: 'has no text. Write it below the front matter.' });
  const { wordCount } = context;
  const noteBlocks = notes.inOrder(
    (definition) => toBlocks(definition.children, { ...context, inNote: true }),
    context.report,
  );
  const prose = { blocks, notes: noteBlocks };
  return { frontMatter, lines, prose, wordCount, facts: findFacts(source), links, issues };
}

/** Returns a function that gives each heading a unique anchor. */
function createAnchors(): (text: string) => string {
  const slugger = new GithubSlugger();
  for (const id of RESERVED_ANCHORS) slugger.slug(id);
  return (text) => {
    // Leave out the characters before the first letter or digit.
    const name = text.replace(/^[^\p{L}\p{N}]+/u, '');
    const slug = slugger.slug(name);
    return slug === '' || NOTE_ANCHOR.test(slug) ? slugger.slug(`part ${name}`.trim()) : slug;
  };
}

/** Numbers the footnotes of a text in the order of their references. */
function numberNotes(definitions: ReadonlyMap<string, FootnoteDefinition>) {
  const references = new Map<string, number>();
  return {
    refer(identifier: string) {
      if (!definitions.has(identifier)) return undefined;
      const occurrence = (references.get(identifier) ?? 0) + 1;
      references.set(identifier, occurrence);
      return { number: [...references.keys()].indexOf(identifier) + 1, occurrence };
    },
    inOrder<Blocks>(
      convert: (definition: FootnoteDefinition) => Blocks,
      report: (node: Nodes, message: string) => void,
    ) {
      for (const [identifier, node] of definitions)
        if (!references.has(identifier))
          report(node, `is the footnote [^${identifier}] without a reference. Refer to it in the text, or remove it.`);
      return [...references].flatMap(([identifier, count]) => {
        const definition = definitions.get(identifier);
        return definition ? [{ blocks: convert(definition), references: count }] : [];
      });
    },
  };
}

/** Returns the first definition of each name, which counts in Markdown. */
function firstOfEach<Node extends Definition | FootnoteDefinition>(nodes: readonly Node[]): ReadonlyMap<string, Node> {
  return new Map(nodes.toReversed().map((node) => [node.identifier, node]));
}

/** Returns an issue for each line with a character that pages can’t have. */
function findForbiddenCharacters(source: string): LineIssue[] {
  return source.split('\n').flatMap((text, index) => {
    const found = forbiddenCharacter(text);
    return found === undefined
      ? []
      : [
          {
            line: index + 1,
            message: `contains the character ${found}. Use UTF-8 without control characters.`,
          },
        ];
  });
}

/** Returns each `{{name}}` of a file with its line. */
function findFacts(source: string): MarkdownFile['facts'] {
  return source
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => ({ name: name.trim(), line: index + 1 })),
    );
}

const isDefinition = (node: Nodes): node is Definition => node.type === 'definition';
const isNote = (node: Nodes): node is FootnoteDefinition => node.type === 'footnoteDefinition';

interface FrontMatter extends Pick<MarkdownFile, 'frontMatter' | 'lines'> {
  /** Text below the front matter. Empty lines before it keep the line numbers of the file. */
  readonly body: string;
  readonly issues: readonly LineIssue[];
}

/** YAML between two lines of three dashes at the start of a file. */
const FRONT_MATTER = /^---\r?\n(?<yaml>[\s\S]*?)^---[ \t]*\r?$/m;

/** Parses the front matter of a Markdown file. Dates stay texts, because YAML 1.2 has no date type. */
function readFrontMatter(file: string): FrontMatter {
  // Some editors start a file with a byte order mark.
  const source = file.replace(/^\uFEFF/, '');
  const match = FRONT_MATTER.exec(source);
  const yaml = match?.groups?.['yaml'];
  if (match?.index !== 0 || yaml === undefined)
    return {
      frontMatter: {},
      lines: {},
      body: source,
      issues: [{ line: 1, message: 'has no front matter. Begin the file with ---, the properties, and ---.' }],
    };
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  // The first line has the dashes.
  const lineAt = (offset: number): number => counter.linePos(offset).line + 1;
  const issues = document.errors.map(({ pos, message }) => ({
    line: lineAt(pos[0]),
    message: `is not valid YAML. Write one property per line, in quotes if it contains a colon: ${message.replaceAll(/\s+/g, ' ')}`,
  }));
  const { contents } = document;
  const aliases = findAliases(document);
  if (issues.length === 0)
    issues.push(
      ...aliases.map((offset) => ({
        line: lineAt(offset),
        message: 'has an alias such as *name. Write every value in full.',
      })),
    );
  if (issues.length === 0 && !isMap(contents))
    issues.push({ line: 2, message: 'is not a list of properties. Write one per line, such as title: A title.' });
  const pairs = isMap(contents) ? contents.items : [];
  const lines = pairs.flatMap(({ key }) =>
    isScalar(key) && key.range ? [[String(key.value), lineAt(key.range[0])] as const] : [],
  );
  return {
    frontMatter: issues.length > 0 ? {} : (document.toJS() as Record<string, unknown>),
    lines: Object.fromEntries(lines),
    body: '\n'.repeat(match[0].split('\n').length - 1) + source.slice(match[0].length),
    issues,
  };
}

/**
 * Returns the offsets of aliases. An alias refers to another value, so its result can be endless or grow without limit.
 */
function findAliases(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, { Alias: (_key, { range }) => void offsets.push(range?.[0] ?? 0) });
  return offsets;
}

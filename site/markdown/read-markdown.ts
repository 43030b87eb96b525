import GithubSlugger from 'github-slugger';
import { forbiddenCharacter } from '@onset/design-system/content/forbidden-character';
import type { Definition, FootnoteDefinition, Nodes, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { blocksOf } from './blocks.ts';
import type { BlockContext } from './blocks.ts';
import { readFrontMatter } from './front-matter.ts';
import type { FrontMatter } from './front-matter.ts';
import type { LineIssue, MarkdownFile } from './markdown-file.ts';

/** Anchors a page has already, whatever its text says: those of the layout, of the section and of its own parts. */
const TAKEN = ['main', 'text', 'contents', 'notes', 'text-notes'];

/** The anchors of notes: `note-1` after the id of the section, `text` for a post, and where the text refers to it, `note-1-1`. */
const OF_NOTE = /^(?:text-)?note-\d+(?:-\d+)?$/;

/** The most characters of a file. A text twenty times as long as the longest there is would take a minute to read. */
const MOST = 200_000;

/**
 * Reads a Markdown file: CommonMark with tables, footnotes and struck-out words. Its text becomes a tree of plain JSON, in which there
 * is no HTML. Never throws: what is wrong is listed by line, so that all of it is told at once. `isThere` tells whether a
 * picture is among the files of the site.
 */
export function readMarkdown(source: string, isThere: (path: string) => boolean = () => true): MarkdownFile {
  const head = readFrontMatter(source);
  const failed = (message: string): MarkdownFile => {
    const issues = [...head.issues, { line: 1, message }];
    return { ...head, prose: { blocks: [], notes: [] }, words: 0, facts: [], links: [], issues };
  };
  if (source.length > MOST) return failed(`has ${source.length} characters. Use up to ${MOST}, or split the text.`);
  try {
    return readText(source, head, isThere);
  } catch (error) {
    // What is nested thousands of times uses up the stack.
    if (error instanceof RangeError) return failed('is nested too deeply. Use fewer levels.');
    throw error;
  }
}

function readText(
  source: string,
  { frontMatter, lines, body, issues: headIssues }: FrontMatter,
  isThere: (path: string) => boolean,
): MarkdownFile {
  const root = fromMarkdown(body, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const issues: LineIssue[] = [...headIssues, ...forbiddenIn(source)];
  const links: { href: string; line: number }[] = [];
  const definitions = firstOfEach(root.children.filter(isDefinition));
  const noteDefinitions = firstOfEach(root.children.filter(isNote));
  const read = new Set<RootContent>([...definitions.values(), ...noteDefinitions.values()]);
  const notes = notesOf(noteDefinitions);
  const context: BlockContext = {
    report: (node, message) => issues.push({ line: node.position?.start.line ?? 1, message }),
    definitions,
    isRead: (node) => read.has(node),
    isThere,
    refer: (identifier) => notes.refer(identifier),
    inNote: false,
    link: (node, href) => links.push({ href, line: node.position?.start.line ?? 1 }),
    anchor: anchors(),
    heading: { level: 1, words: '' },
    words: 0,
  };
  const blocks = blocksOf(root.children, context);
  if (blocks.length === 0) issues.push({ line: 1, message: 'has no text. Write it below the front matter.' });
  const { words } = context;
  const texts = notes.inOrder(
    (definition) => blocksOf(definition.children, { ...context, inNote: true }),
    context.report,
  );
  const prose = { blocks, notes: texts };
  return { frontMatter, lines, prose, words, facts: factsIn(source), links, issues };
}

/** Gives each heading an anchor that it alone has. */
function anchors(): (words: string) => string {
  const slugger = new GithubSlugger();
  for (const id of TAKEN) slugger.slug(id);
  return (words) => {
    // An anchor begins with a letter or a digit: the signs before it are left out.
    const named = words.replace(/^[^\p{L}\p{N}]+/u, '');
    const slug = slugger.slug(named);
    return slug === '' || OF_NOTE.test(slug) ? slugger.slug(`part ${named}`.trim()) : slug;
  };
}

/** The notes of a text, numbered in the order in which it refers to them. */
function notesOf(definitions: ReadonlyMap<string, FootnoteDefinition>) {
  const references = new Map<string, number>();
  return {
    refer(identifier: string) {
      if (!definitions.has(identifier)) return undefined;
      const occurrence = (references.get(identifier) ?? 0) + 1;
      references.set(identifier, occurrence);
      return { number: [...references.keys()].indexOf(identifier) + 1, occurrence };
    },
    inOrder<Blocks>(read: (definition: FootnoteDefinition) => Blocks, report: (node: Nodes, message: string) => void) {
      for (const [identifier, node] of definitions)
        if (!references.has(identifier))
          report(node, `is the footnote [^${identifier}] without a reference. Refer to it in the text, or remove it.`);
      return [...references].flatMap(([identifier, count]) => {
        const definition = definitions.get(identifier);
        return definition ? [{ blocks: read(definition), references: count }] : [];
      });
    },
  };
}

/** Of several with one name the first counts, as everywhere in Markdown. */
function firstOfEach<Node extends Definition | FootnoteDefinition>(nodes: readonly Node[]): ReadonlyMap<string, Node> {
  return new Map(nodes.toReversed().map((node) => [node.identifier, node]));
}

/** Characters no page can have, one a line. */
function forbiddenIn(source: string): LineIssue[] {
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

/** Every `{{name}}` of a file, with its line. */
function factsIn(source: string): MarkdownFile['facts'] {
  return source
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => ({ name: name.trim(), line: index + 1 })),
    );
}

const isDefinition = (node: Nodes): node is Definition => node.type === 'definition';
const isNote = (node: Nodes): node is FootnoteDefinition => node.type === 'footnoteDefinition';

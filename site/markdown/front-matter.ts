import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Document } from 'yaml';
import type { LineIssue, MarkdownFile } from './markdown-file.ts';

export interface FrontMatter extends Pick<MarkdownFile, 'frontMatter' | 'lines'> {
  /** The text below, in which every line has the number it has in the file. */
  readonly body: string;
  readonly issues: readonly LineIssue[];
}

/** The YAML between two lines of three dashes at the head of a file. */
const FRONT_MATTER = /^---\r?\n(?<yaml>[\s\S]*?)^---[ \t]*\r?$/m;

/** Reads what a Markdown file says of itself. A day stays the text it is, because YAML 1.2 knows no dates. */
export function readFrontMatter(file: string): FrontMatter {
  // Some editors begin a file with a mark of its encoding.
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
  // The first line is the dashes.
  const lineAt = (offset: number): number => counter.linePos(offset).line + 1;
  const issues = document.errors.map(({ pos, message }) => ({
    line: lineAt(pos[0]),
    message: `is not valid YAML. Write one property per line, in quotes if it contains a colon: ${message.replaceAll(/\s+/g, ' ')}`,
  }));
  const { contents } = document;
  const aliases = aliasesIn(document);
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

/** Where aliases stand. One refers to another value, and what they make can be endless, or grow without bound. */
function aliasesIn(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, { Alias: (_key, { range }) => void offsets.push(range?.[0] ?? 0) });
  return offsets;
}

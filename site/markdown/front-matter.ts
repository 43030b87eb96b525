import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Document } from 'yaml';
import type { LineIssue, MarkdownFile } from './markdown-file.ts';

export interface FrontMatter extends Pick<MarkdownFile, 'frontMatter' | 'lines'> {
  /** Text below the front matter. Empty lines before it keep the line numbers of the file. */
  readonly body: string;
  readonly issues: readonly LineIssue[];
}

/** YAML between two lines of three dashes at the start of a file. */
const FRONT_MATTER = /^---\r?\n(?<yaml>[\s\S]*?)^---[ \t]*\r?$/m;

/** Parses the front matter of a Markdown file. Dates stay texts, because YAML 1.2 has no date type. */
export function readFrontMatter(file: string): FrontMatter {
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import type { ESTree } from 'vite';
import { createErrorDocument, formatIssue } from './page-issue.ts';
import type { PageIssue } from './page-issue.ts';

/** JSON data, which is all that a page file contains. */
export type Json = null | boolean | number | string | readonly Json[] | JsonRecord;

export interface JsonRecord {
  readonly [key: string]: Json;
}

/** Part of a text, from `start` up to `end`. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** Property of an object or element of an array, with its comments. */
export interface Entry {
  /** Name of the property, or index of the element. */
  readonly key: string;
  /** Key and value. */
  readonly whole: Range;
  readonly literal: Literal;
  /** Whitespace and comments before it. */
  readonly before: Range;
  /** Comments between it and its comma. */
  readonly behind: Range;
  /** Comments after its comma on the same line. */
  readonly after: Range;
}

/** Data in the source of a module, with its position. */
export interface Literal extends Range {
  readonly value: Json;
  /** Parts of an object or array; `undefined` for other values. */
  readonly entries?: readonly Entry[];
}

/** Error of a page file that contains anything but data, or that can't be parsed. Its message names file and line. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly issue: PageIssue;

  constructor(issue: Omit<PageIssue, 'location'>) {
    super(formatIssue({ ...issue, location: '' }));
    this.issue = { ...issue, location: '' };
  }
}

/** Matches a line that Git writes for a merge conflict. */
const CONFLICT_MARKER = /^(?:<{7}|>{7}) /m;

/** Statements of a module that don't run. */
const TYPE_STATEMENTS = new Set(['TSTypeAliasDeclaration', 'TSInterfaceDeclaration', 'EmptyStatement']);

/** Returns the data of a page file. Throws a `SourceError` if it contains anything else. */
export function readPageSource(source: string, file: string): Json {
  return file.endsWith('.json') ? readJson(source, file) : readLiteral(source, file).value;
}

/** Returns a document with the issue of a page file that can't be read; `undefined` if it can. */
export function replaceBrokenPage(source: string, file: string): object | undefined {
  try {
    readPageSource(source, file);
    return undefined;
  } catch (error) {
    if (error instanceof SourceError) return createErrorDocument(error.issue);
    throw error;
  }
}

function readJson(source: string, file: string): Json {
  if (source.trim() === '') throw new SourceError({ file, message: 'is empty. Write a page as JSON.' });
  try {
    return JSON.parse(source.replace(/^\uFEFF/, '')) as Json;
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
    const [, position] = / at position (\d+)/.exec(reason) ?? [];
    if (position !== undefined && !CONFLICT_MARKER.test(source))
      throw new SourceError({ file, line: getLine(source, Number(position)), message: `is not valid JSON: ${reason}` });
    // For other errors, only the parser of modules reports the position. As a module, the file has the same lines.
    readLiteral(`export default ${source}`, 'page.ts', file);
    throw new SourceError({ file, message: `is not valid JSON: ${reason}` });
  }
}

/** Adds to issues the line of their location. `root` is the folder of the repository. */
export function addLines(issues: readonly PageIssue[], root: string): PageIssue[] {
  const literals = new Map<string, ReturnType<typeof readFileLiteral>>();
  return issues.map((issue) => {
    if (issue.line !== undefined || issue.path === undefined) return issue;
    if (!literals.has(issue.file)) literals.set(issue.file, readFileLiteral(issue.file, root));
    const found = literals.get(issue.file);
    return found ? { ...issue, line: getLine(found.source, findStart(found.literal, issue.path)) } : issue;
  });
}

function readFileLiteral(file: string, root: string): { source: string; literal: Literal } | undefined {
  if (!file.startsWith('site/pages/')) return undefined;
  try {
    const text = readFileSync(join(root, file), 'utf8');
    // As a module, JSON has the same lines.
    const source = file.endsWith('.json') ? `export default ${text}` : text;
    return { source, literal: readLiteral(source, 'page.ts') };
  } catch {
    // This file has an issue already.
    return undefined;
  }
}

/** Returns the start of the value at a path, or of its closest parent if it is missing. */
function findStart(literal: Literal, path: readonly PropertyKey[]): number {
  let { start } = literal;
  let parent: Literal | undefined = literal;
  for (const key of path) {
    const entry: Entry | undefined = parent?.entries?.find((each) => each.key === String(key));
    if (entry === undefined) break;
    start = entry.whole.start;
    parent = entry.literal;
  }
  return start;
}

const getLine = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

/**
 * Returns the data that a module exports by default, with the position of each part. Throws a `SourceError` if the module
 * contains anything else, except types. The parser derives the language from `name`; errors name `file`.
 */
export function readLiteral(source: string, name: string, file = name): Literal {
  if (getNestingDepth(source) > MAX_DEPTH)
    throw new SourceError({
      file,
      message: `has more than ${MAX_DEPTH} nested brackets. Write the page with fewer levels.`,
    });
  const { program, comments, errors } = parseSync(name, source);
  const [error] = errors;
  if (error) {
    const label = error.labels.find(({ message }) => message !== 'Opened here');
    const message = CONFLICT_MARKER.test(source)
      ? 'contains the markers of a merge conflict. Keep one version, and delete the markers.'
      : `can’t be read: ${error.message}. Check the commas, quotes and brackets before this line.`;
    throw new SourceError({ file, ...(label && { line: getLine(source, label.start) }), message });
  }
  const reader = new LiteralReader(source, file, comments);
  const found = program.body.find((each) => each.type === 'ExportDefaultDeclaration');
  for (const statement of program.body) {
    const isImport = statement.type === 'ImportDeclaration';
    const isType = isImport ? statement.importKind === 'type' : TYPE_STATEMENTS.has(statement.type);
    if (isType || statement === found) continue;
    reader.reject(
      statement,
      isImport ? 'Import only types: import type { … }.' : 'A page file has only one export, its data.',
    );
  }
  if (!found)
    throw new SourceError({
      file,
      message: 'has no default export. Add export default { … } satisfies PageDocument.',
    });
  return reader.toLiteral(found.declaration);
}

/** Maximum depth of nested brackets. Deeper ones would crash the parser, which is native code, and the process with it. */
const MAX_DEPTH = 300;

/** Returns the maximum number of brackets that are open at once, counting those in texts and comments. */
function getNestingDepth(source: string): number {
  let open = 0;
  let depth = 0;
  for (const [bracket] of source.matchAll(/[[({})\]]/g)) {
    open = '[({'.includes(bracket) ? open + 1 : Math.max(0, open - 1);
    depth = Math.max(depth, open);
  }
  return depth;
}

const DATA_ONLY = 'Use only data: strings, numbers, true, false, null, arrays and objects.';

/** Converts the syntax tree of a module to data with positions. */
class LiteralReader {
  readonly #source: string;
  readonly #file: string;
  /** End of each comment by its start. */
  readonly #comments: ReadonlyMap<number, number>;

  constructor(source: string, file: string, comments: readonly Range[]) {
    this.#source = source;
    this.#file = file;
    this.#comments = new Map(comments.map(({ start, end }) => [start, end]));
  }

  toLiteral(node: ESTree.Node): Literal {
    const { start, end } = node;
    if (
      node.type === 'TSSatisfiesExpression' ||
      node.type === 'TSAsExpression' ||
      node.type === 'ParenthesizedExpression'
    )
      return this.toLiteral(node.expression);
    if (node.type === 'ArrayExpression') {
      const entries = this.#readEntries(node, node.elements, (element, index) => [String(index), element]);
      return { start, end, entries, value: entries.map(({ literal }) => literal.value) };
    }
    if (node.type === 'ObjectExpression') return this.#readRecord(node);
    const value = this.#readPrimitive(node);
    return value === undefined ? this.reject(node) : { start, end, value };
  }

  /** Returns a string, number, boolean or null; `undefined` for all other nodes. */
  #readPrimitive(node: ESTree.Node): Json | undefined {
    if (node.type === 'UnaryExpression') {
      const value = this.#readPrimitive(node.argument);
      return node.operator === '-' && typeof value === 'number' ? -value : undefined;
    }
    if (node.type === 'TemplateLiteral') {
      const [text, ...more] = node.quasis;
      return more.length > 0 ? undefined : (text?.value.cooked ?? undefined);
    }
    if (node.type !== 'Literal') return undefined;
    const { value, raw } = node;
    if (value === null) return raw === 'null' ? null : undefined;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
  }

  #readRecord(node: ESTree.ObjectExpression): Literal {
    const entries = this.#readEntries(node, node.properties, (property) => {
      if (property.type !== 'Property' || property.computed || property.shorthand || property.kind !== 'init')
        return this.reject(property);
      const { key, value } = property;
      if (key.type === 'Identifier') return [key.name, value];
      return key.type === 'Literal' ? [String(key.value), value] : this.reject(property);
    });
    const names = new Set<string>();
    for (const { key, whole } of entries) {
      if (key === '__proto__' || names.has(key))
        throw new SourceError({
          file: this.#file,
          line: getLine(this.#source, whole.start),
          message: `has ${key}, which is repeated or reserved. Use each name once.`,
        });
      names.add(key);
    }
    const { start, end } = node;
    return { start, end, entries, value: Object.fromEntries(entries.map(({ key, literal }) => [key, literal.value])) };
  }

  #readEntries<Child extends ESTree.Node>(
    parent: Range,
    children: readonly (Child | null)[],
    read: (child: Child, index: number) => readonly [key: string, value: ESTree.Node],
  ): Entry[] {
    let position = parent.start + 1;
    return children.map((child, index) => {
      if (child === null) return this.reject(parent);
      const [key, value] = read(child, index);
      const before = { start: position, end: child.start };
      const comma = this.#skipSpace(child.end, parent.end - 1);
      const hasComma = this.#source[comma] === ',';
      const behind = { start: child.end, end: hasComma ? comma : this.#skipComments(child.end) };
      const start = hasComma ? comma + 1 : behind.end;
      const after = { start, end: hasComma ? this.#skipComments(start) : start };
      position = after.end;
      return {
        key,
        whole: { start: child.start, end: child.end },
        literal: this.toLiteral(value),
        before,
        behind,
        after,
      };
    });
  }

  /** Returns the position after whitespace and comments. */
  #skipSpace(from: number, end: number): number {
    let position = from;
    while (position < end) {
      const isSpace = /\s/.test(this.#source[position] ?? '');
      const next = this.#comments.get(position) ?? (isSpace ? position + 1 : undefined);
      if (next === undefined) break;
      position = next;
    }
    return position;
  }

  /** Returns the position after the comments that begin on the same line; `from` if there are none. */
  #skipComments(from: number): number {
    let afterComments = from;
    for (let position = from; ;) {
      const end = this.#comments.get(position);
      if (end === undefined && !/[ \t]/.test(this.#source[position] ?? '')) return afterComments;
      position = end ?? position + 1;
      if (end !== undefined) afterComments = end;
    }
  }

  /** Throws a `SourceError` for a part of the file. */
  reject({ start, end }: Range, advice = DATA_ONLY): never {
    const [text = ''] = this.#source.slice(start, Math.min(end, start + 40)).split('\n');
    throw new SourceError({
      file: this.#file,
      line: getLine(this.#source, start),
      message: `has ${text}${/[.;]$/.test(text) ? '' : '.'} ${advice}`,
    });
  }
}

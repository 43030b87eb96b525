import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import type { ESTree } from 'vite';
import { brokenDocument } from './broken-document.ts';
import { issueText } from './page-issue.ts';
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

  constructor(issue: Omit<PageIssue, 'place'>) {
    super(issueText({ ...issue, place: '' }));
    this.issue = { ...issue, place: '' };
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
export function standInForBroken(source: string, file: string): object | undefined {
  try {
    readPageSource(source, file);
    return undefined;
  } catch (error) {
    if (error instanceof SourceError) return brokenDocument(error.issue);
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
      throw new SourceError({ file, line: lineAt(source, Number(position)), message: `is not valid JSON: ${reason}` });
    // The parser of modules knows the position of all other errors. A module has the same lines.
    readLiteral(`export default ${source}`, 'page.ts', file);
    throw new SourceError({ file, message: `is not valid JSON: ${reason}` });
  }
}

/** Adds to issues the line of their location. `root` is the folder of the repository. */
export function addLines(issues: readonly PageIssue[], root: string): PageIssue[] {
  const literals = new Map<string, ReturnType<typeof literalOfFile>>();
  return issues.map((issue) => {
    if (issue.line !== undefined || issue.path === undefined) return issue;
    if (!literals.has(issue.file)) literals.set(issue.file, literalOfFile(issue.file, root));
    const found = literals.get(issue.file);
    return found ? { ...issue, line: lineAt(found.source, startOf(found.literal, issue.path)) } : issue;
  });
}

function literalOfFile(file: string, root: string): { source: string; literal: Literal } | undefined {
  if (!file.startsWith('site/pages/')) return undefined;
  try {
    const text = readFileSync(join(root, file), 'utf8');
    // As a module, JSON has the same lines.
    const source = file.endsWith('.json') ? `export default ${text}` : text;
    return { source, literal: readLiteral(source, 'page.ts') };
  } catch {
    // Reported as an issue of its own.
    return undefined;
  }
}

/** Returns where the value at a path begins; that of its closest parent if it is missing. */
function startOf(literal: Literal, path: readonly PropertyKey[]): number {
  let { start } = literal;
  let at: Literal | undefined = literal;
  for (const key of path) {
    const entry: Entry | undefined = at?.entries?.find((each) => each.key === String(key));
    if (entry === undefined) break;
    start = entry.whole.start;
    at = entry.literal;
  }
  return start;
}

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

/**
 * Returns the data that a module exports by default, with the position of each part. Throws a `SourceError` if the module
 * contains anything else, except types. `name` tells the parser the language, `file` is the file in the error.
 */
export function readLiteral(source: string, name: string, file = name): Literal {
  if (nesting(source) > MAX_DEPTH)
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
    throw new SourceError({ file, ...(label && { line: lineAt(source, label.start) }), message });
  }
  const reader = new Reader(source, file, comments);
  const found = program.body.find((each) => each.type === 'ExportDefaultDeclaration');
  for (const statement of program.body) {
    const isImport = statement.type === 'ImportDeclaration';
    const isType = isImport ? statement.importKind === 'type' : TYPE_STATEMENTS.has(statement.type);
    if (isType || statement === found) continue;
    reader.refuse(
      statement,
      isImport ? 'Import only types: import type { … }.' : 'A page file has only one export, its data.',
    );
  }
  if (!found)
    throw new SourceError({
      file,
      message: 'has no default export. Add export default { … } satisfies PageDocument.',
    });
  return reader.literalOf(found.declaration);
}

/** Maximum depth of nested brackets. Deeper ones would crash the parser, which is native code, and the process with it. */
const MAX_DEPTH = 300;

/** Maximum number of brackets that are open at once, with those in texts and comments. */
function nesting(source: string): number {
  let open = 0;
  let most = 0;
  for (const [bracket] of source.matchAll(/[[({})\]]/g)) {
    open = '[({'.includes(bracket) ? open + 1 : Math.max(0, open - 1);
    most = Math.max(most, open);
  }
  return most;
}

const DATA_ONLY = 'Use only data: strings, numbers, true, false, null, arrays and objects.';

class Reader {
  readonly #source: string;
  readonly #file: string;
  /** End of each comment by its start. */
  readonly #comments: ReadonlyMap<number, number>;

  constructor(source: string, file: string, comments: readonly Range[]) {
    this.#source = source;
    this.#file = file;
    this.#comments = new Map(comments.map(({ start, end }) => [start, end]));
  }

  literalOf(node: ESTree.Node): Literal {
    const { start, end } = node;
    if (
      node.type === 'TSSatisfiesExpression' ||
      node.type === 'TSAsExpression' ||
      node.type === 'ParenthesizedExpression'
    )
      return this.literalOf(node.expression);
    if (node.type === 'ArrayExpression') {
      const entries = this.#entriesOf(node, node.elements, (element, index) => [String(index), element]);
      return { start, end, entries, value: entries.map(({ literal }) => literal.value) };
    }
    if (node.type === 'ObjectExpression') return this.#recordOf(node);
    const value = this.#leafOf(node);
    return value === undefined ? this.refuse(node) : { start, end, value };
  }

  /** A text, a number, true, false or null. */
  #leafOf(node: ESTree.Node): Json | undefined {
    if (node.type === 'UnaryExpression') {
      const value = this.#leafOf(node.argument);
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

  #recordOf(node: ESTree.ObjectExpression): Literal {
    const entries = this.#entriesOf(node, node.properties, (property) => {
      if (property.type !== 'Property' || property.computed || property.shorthand || property.kind !== 'init')
        return this.refuse(property);
      const { key, value } = property;
      if (key.type === 'Identifier') return [key.name, value];
      return key.type === 'Literal' ? [String(key.value), value] : this.refuse(property);
    });
    const names = new Set<string>();
    for (const { key, whole } of entries) {
      if (key === '__proto__' || names.has(key))
        throw new SourceError({
          file: this.#file,
          line: lineAt(this.#source, whole.start),
          message: `has ${key}, which is repeated or reserved. Use each name once.`,
        });
      names.add(key);
    }
    const { start, end } = node;
    return { start, end, entries, value: Object.fromEntries(entries.map(({ key, literal }) => [key, literal.value])) };
  }

  #entriesOf<Child extends ESTree.Node>(
    parent: Range,
    children: readonly (Child | null)[],
    read: (child: Child, index: number) => readonly [key: string, value: ESTree.Node],
  ): Entry[] {
    let at = parent.start + 1;
    return children.map((child, index) => {
      if (child === null) return this.refuse(parent);
      const [key, value] = read(child, index);
      const before = { start: at, end: child.start };
      const comma = this.#pass(child.end, parent.end - 1);
      const hasComma = this.#source[comma] === ',';
      const behind = { start: child.end, end: hasComma ? comma : this.#passLine(child.end) };
      const start = hasComma ? comma + 1 : behind.end;
      const after = { start, end: hasComma ? this.#passLine(start) : start };
      at = after.end;
      return {
        key,
        whole: { start: child.start, end: child.end },
        literal: this.literalOf(value),
        before,
        behind,
        after,
      };
    });
  }

  /** Goes past spaces and comments. */
  #pass(from: number, end: number): number {
    let at = from;
    while (at < end) {
      const next = this.#comments.get(at) ?? (/\s/.test(this.#source[at] ?? '') ? at + 1 : undefined);
      if (next === undefined) break;
      at = next;
    }
    return at;
  }

  /** Goes past the comments that begin on the same line; stays where there are none. */
  #passLine(from: number): number {
    let passed = from;
    for (let at = from; ;) {
      const end = this.#comments.get(at);
      if (end === undefined && !/[ \t]/.test(this.#source[at] ?? '')) return passed;
      at = end ?? at + 1;
      if (end !== undefined) passed = end;
    }
  }

  /** Throws a `SourceError` for a part of the file. */
  refuse({ start, end }: Range, advice = DATA_ONLY): never {
    const [text = ''] = this.#source.slice(start, Math.min(end, start + 40)).split('\n');
    throw new SourceError({
      file: this.#file,
      line: lineAt(this.#source, start),
      message: `has ${text}${/[.;]$/.test(text) ? '' : '.'} ${advice}`,
    });
  }
}

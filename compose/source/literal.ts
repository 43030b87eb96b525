import { parseSync } from 'vite';
import type { ESTree } from 'vite';
import type { Json } from './json.ts';

/** Where something stands in a text: from `start`, up to `end`. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** An entry of a record or a list, with the comments that stand on it. */
export interface Entry {
  /** Its name in a record; its number in a list. */
  readonly key: string;
  /** What it says, from its name on. */
  readonly whole: Range;
  readonly literal: Literal;
  /** Spaces and comments before it. */
  readonly before: Range;
  /** What stands between it and its comma: a comment, as a rule nothing. */
  readonly behind: Range;
  /** What stands behind its comma on the same line: a comment, or nothing. */
  readonly after: Range;
}

/** Data in the source of a module. */
export interface Literal extends Range {
  readonly value: Json;
  /** Of a record or a list; undefined of all else. */
  readonly entries?: readonly Entry[];
}

/** A file holds something else than data, or is no module. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}

/**
 * The data that a module exports by default, with where each part of it stands.
 *
 * @throws {SourceError} where the module exports anything but data: names the line, what is there, and what is expected
 */
export function readLiteral(source: string, file: string): Literal {
  if (nesting(source) > DEEPEST)
    throw new SourceError(`${file} has more than ${DEEPEST} nested brackets. Use the data of a page.`);
  const { program, comments, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new SourceError(`${file} cannot be read: ${error.message}`);
  const found = program.body.find((each) => each.type === 'ExportDefaultDeclaration');
  if (!found) throw new SourceError(`${file} has no default export. Export the data of a page.`);
  const reader = new Reader(source, file, comments);
  return reader.literalOf(found.declaration);
}

/** Several times what a page could need. The parser is native code, and a text that is nested without end would end the process. */
const DEEPEST = 300;

/** How many brackets are open at once, those in texts and comments included. */
function nesting(source: string): number {
  let open = 0;
  let most = 0;
  for (const [bracket] of source.matchAll(/[[({})\]]/g)) {
    open = '[({'.includes(bracket) ? open + 1 : Math.max(0, open - 1);
    most = Math.max(most, open);
  }
  return most;
}

class Reader {
  readonly #source: string;
  readonly #file: string;
  /** Where each comment ends, by where it begins. */
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
    return value === undefined ? this.#refuse(node) : { start, end, value };
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
        return this.#refuse(property);
      const { key, value } = property;
      if (key.type === 'Identifier') return [key.name, value];
      return key.type === 'Literal' ? [String(key.value), value] : this.#refuse(property);
    });
    const names = new Set<string>();
    for (const { key, whole } of entries) {
      if (key === '__proto__' || names.has(key))
        throw new SourceError(
          `${this.#place(whole.start)} has ${key}, which is repeated or reserved. Use each name once.`,
        );
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
      if (child === null) return this.#refuse(parent);
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

  #place(at: number): string {
    return `${this.#file} line ${this.#source.slice(0, at).split('\n').length}`;
  }

  #refuse({ start, end }: Range): never {
    const text = this.#source.slice(start, Math.min(end, start + 40)).split('\n')[0] ?? '';
    throw new SourceError(
      `${this.#place(start)} has ${text}. Use only data: strings, numbers, true, false, null, arrays and objects.`,
    );
  }
}

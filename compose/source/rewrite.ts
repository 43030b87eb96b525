import { format } from 'oxfmt';
import formatting from '../../.oxfmtrc.json' with { type: 'json' };
import { isList, isRecord, isSame } from './json.ts';
import type { Json, JsonRecord } from './json.ts';
import { readLiteral } from '../../site/compositor/page-source.ts';
import type { Entry, Literal } from '../../site/compositor/page-source.ts';
import { pairs } from './pairs.ts';

/**
 * The source of a module with other data as its default export: what says the same stays as it is written, and comments stay
 * with what they stand on. What is new is formatted as the repository's formatter does it.
 *
 * @throws {SourceError} where the module exports anything but data
 */
export async function rewrite(source: string, file: string, value: Json): Promise<string> {
  const literal = readLiteral(source, file);
  if (isSame(literal.value, value)) return source;
  const text = source.slice(0, literal.start) + textOf(source, literal, value) + source.slice(literal.end);
  return formatted(text, file, lineEndOf(source));
}

/** Formats a source as the repository's formatter does, with its own line ends or the given ones. */
export async function formatted(source: string, file: string, endOfLine = lineEndOf(source)): Promise<string> {
  const { ignorePatterns: _notOurs, $schema: _schema, ...options } = formatting;
  const { code, errors } = await format(file, source, { ...options, endOfLine });
  if (errors.length > 0)
    throw new Error(`${file} could not be formatted: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}

type LineEnd = 'crlf' | 'lf';

/** The line ends of a text, which are those of its first line. */
export const lineEndOf = (text: string): LineEnd => (/^[^\n]*\r\n/.test(text) ? 'crlf' : 'lf');

/** The text of a value that stands in place of a literal. */
function textOf(source: string, literal: Literal, value: Json): string {
  if (isSame(literal.value, value)) return source.slice(literal.start, literal.end);
  const { entries = [] } = literal;
  if (entries.length > 0 && isRecord(literal.value) && isRecord(value))
    return textOfRecord(source, literal, entries, value);
  if (entries.length > 0 && isList(literal.value) && isList(value)) return textOfList(source, literal, entries, value);
  return print(value);
}

function textOfRecord(source: string, literal: Literal, entries: readonly Entry[], value: JsonRecord): string {
  const parts = entries.flatMap((entry) => {
    const said = Object.hasOwn(value, entry.key) ? value[entry.key] : undefined;
    return said === undefined ? [] : [{ key: entry.key, text: textOfEntry(source, entry, said) }];
  });
  const known = new Set(entries.map(({ key }) => key));
  let last: string | undefined;
  for (const [key, said] of Object.entries(value)) {
    if (!known.has(key)) {
      const at = parts.findIndex((part) => part.key === last) + 1;
      parts.splice(at, 0, { key, text: `${lead(source, entries)}${printKey(key)}: ${print(said)},` });
    }
    last = key;
  }
  return enclose(
    source,
    literal,
    entries,
    parts.map(({ text }) => text),
  );
}

function textOfList(source: string, literal: Literal, entries: readonly Entry[], value: readonly Json[]): string {
  const olds = pairs(
    entries.map((entry) => entry.literal.value),
    value,
  );
  const parts = value.map((said, index) => {
    const entry = entries[olds[index] ?? -1];
    return entry ? textOfEntry(source, entry, said) : `${lead(source, entries)}${print(said)},`;
  });
  return enclose(source, literal, entries, parts);
}

/** An entry with all that stands on it, and its comma. */
function textOfEntry(source: string, { before, whole, literal, behind, after }: Entry, value: Json): string {
  const slice = (start: number, end: number): string => source.slice(start, end);
  return [
    slice(before.start, before.end),
    slice(whole.start, literal.start),
    textOf(source, literal, value),
    slice(literal.end, whole.end),
    slice(behind.start, behind.end),
    // A comma behind a comment that ends with its line would be part of it.
    slice(behind.start, behind.end).includes('//') ? '\n,' : ',',
    slice(after.start, after.end),
  ].join('');
}

/** What stands before a new entry: it has a line of its own where the others have. */
const lead = (source: string, [first]: readonly Entry[]): string =>
  first && source.slice(first.before.start, first.before.end).includes('\n') ? '\n' : ' ';

/** The entries between their brackets, with the comments that stand before the closing one. */
function enclose(source: string, { start, end }: Literal, entries: readonly Entry[], parts: readonly string[]): string {
  const open = source[start] ?? '';
  const close = source[end - 1] ?? '';
  const rest = source.slice(entries.at(-1)?.after.end ?? start + 1, end - 1);
  if (parts.length === 0 && rest.trim() === '') return open + close;
  const lines = parts.map((part, index) =>
    index > 0 && endsInComment(parts[index - 1] ?? '') && !/^\s*\n/.test(part) ? `\n${part}` : part,
  );
  return [open, ...lines, endsInComment(parts.at(-1) ?? '') && !/^\s*\n/.test(rest) ? '\n' : '', rest, close].join('');
}

/** Whether what follows would be part of a comment. */
const endsInComment = (text: string): boolean => /,[ \t]*\/\/[^\n]*$/.test(text);

/** Data as source: containers of containers have a line for each entry, which the formatter keeps. */
function print(value: Json): string {
  if (isList(value)) {
    if (value.length === 0) return '[]';
    const gap = value.some((each) => isList(each) || isRecord(each)) ? '\n' : ' ';
    return `[${value.map((each) => `${gap}${print(each)},`).join('')}${gap}]`;
  }
  if (isRecord(value)) {
    const texts = Object.entries(value).map(([key, each]) => `${printKey(key)}: ${print(each)},`);
    if (texts.length === 0) return '{}';
    const isLong = Object.values(value).some((each) => isList(each) || isRecord(each)) || texts.join(' ').length > 100;
    const gap = isLong ? '\n' : ' ';
    return `{${texts.map((text) => gap + text).join('')}${gap}}`;
  }
  return JSON.stringify(value);
}

/** A name as the source of a record has it. `__proto__` is no name of data there, and none of a page. */
function printKey(key: string): string {
  if (key === '__proto__') throw new Error('An object has the reserved name __proto__');
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}

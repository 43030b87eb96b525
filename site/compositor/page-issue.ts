import * as z from 'zod';

type Path = readonly PropertyKey[];

/** An issue of a page file. */
export interface PageIssue {
  /** Path in the repository, such as `site/pages/pricing.ts`. */
  readonly file: string;
  readonly line?: number | undefined;
  /** Location in the document, such as `sections[1].content.questions[0].answer (faq “questions”)`. */
  readonly place: string;
  /** Keys of the location, if it is in a document. */
  readonly path?: Path;
  /** The invalid value, and what to use instead. */
  readonly message: string;
}

/** Formats an issue as one line: file and line, location, value and what to use instead. */
export function issueText({ file, line, place, message }: PageIssue): string {
  return `${file}:${line === undefined ? '' : `${line}:`} ${[place, message].filter((part) => part !== '').join(' ')}`;
}

/** Error of invalid page files, with one line for each issue. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly issues: readonly PageIssue[];

  constructor(issues: readonly PageIssue[]) {
    super(issues.map(issueText).join('\n'));
    this.issues = issues;
  }
}

/** Formats a location in a document as in code, such as `sections[1].content.heading`. */
export function placeText(path: Path): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

/** Formats a value for an error message, shortened to fit on a line. */
export function foundText(value: unknown): string {
  if (value === undefined) return 'is missing';
  const text = jsonText(value);
  const short = text.length > 80 ? `${text.slice(0, 77)}…` : text;
  const size = typeof value === 'string' && text.length > 80 ? ` (${value.length} characters)` : '';
  return `is ${short}${size}`;
}

/** Returns a value as JSON, or its type if it can't be converted. */
function jsonText(value: unknown): string {
  try {
    const text: string | undefined = JSON.stringify(value);
    if (text !== undefined) return text;
  } catch {
    // A bigint, a circular structure, or a getter that throws.
  }
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** Returns the issues of a document with path and message: the value in `root`, and what the schema expects. */
export function issueMessages(
  root: unknown,
  error: z.core.$ZodError,
  schema: z.ZodType,
): { readonly path: Path; readonly message: string }[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const known = keysAt(schema, issue.path, root);
      return issue.keys.map((key) => ({
        path: [...issue.path, key],
        message: `is an unknown property. ${known.length === 0 ? 'Remove it.' : choiceText(key, known)}`,
      }));
    }
    const value = valueAt(root, issue.path);
    const isChoice = issue.code === 'invalid_value' && typeof value === 'string';
    const name = isChoice ? closest(value, issue.values.map(String)) : undefined;
    const suggestion = name === undefined ? '' : ` Did you mean "${name}"?`;
    return [{ path: issue.path, message: `${foundText(value)}.${suggestion} Use ${issue.message}.` }];
  });
}

/** Suggests a name in place of an unknown one: the closest, and all others in alphabetical order. */
export function choiceText(unknown: string, names: readonly string[]): string {
  const name = closest(unknown, names);
  return `${name === undefined ? '' : `Did you mean ${name}? `}Use one of ${names.toSorted().join(', ')}.`;
}

/** Maximum length of a text that could be a misspelled name. */
const MAX_NAME_LENGTH = 200;

/** Returns the name that is most like an unknown one; `undefined` if none is similar. */
export function closest(unknown: string, names: readonly string[]): string | undefined {
  if (unknown.length > MAX_NAME_LENGTH) return undefined;
  const limit = Math.max(2, Math.floor(unknown.length / 3));
  const [best] = names
    .map((name) => ({ name, distance: editDistance(unknown.toLowerCase(), name.toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance);
  // At least two characters are the same.
  return best && best.distance <= limit && best.distance < unknown.length - 1 ? best.name : undefined;
}

/** Levenshtein distance: the number of characters to insert, delete or replace. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 0; index < one.length; index += 1) {
    const next = [index + 1];
    for (let at = 1; at <= other.length; at += 1) {
      const replaced = (row[at - 1] ?? 0) + (other[at - 1] === one[index] ? 0 : 1);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Describes what a schema expects, if it has no message of its own. Passed to `safeParse` as `error`. */
export function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? issue.expected;
  if (issue.code === 'too_big') return bound(issue.origin, 'at most', Number(issue.maximum));
  if (issue.code === 'too_small')
    return issue.origin === 'string' && Number(issue.minimum) === 1
      ? 'a text that is not empty'
      : bound(issue.origin, 'at least', Number(issue.minimum));
  if (issue.code === 'invalid_value')
    return `one of ${issue.values
      .map((value) => JSON.stringify(value))
      .toSorted()
      .join(', ')}`;
  if (issue.code === 'invalid_union') return 'one of the allowed forms';
  if (issue.code === 'invalid_format') return `a text in the format ${issue.format}`;
  return undefined;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function bound(origin: string, side: string, count: number): string {
  if (origin === 'string') return `a text of ${side} ${count} characters`;
  if (origin === 'array') return `a list of ${side} ${count} entries`;
  return `a number of ${side} ${count}`;
}

/** Returns the value at a location in a document, or `undefined`. Doesn't call getters, because they could throw. */
export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined,
    root,
  );
}

/** Returns the properties of the object that a schema expects at a location; an empty list if they aren't known. */
function keysAt(schema: z.core.$ZodType, path: Path, value: unknown): string[] {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const kind = valueAt(value, [inner.def.discriminator]);
    const option = inner.options.find((each) => isVariant(each, inner.def.discriminator, kind));
    return option === undefined ? [] : keysAt(option, path, value);
  }
  if (path.length === 0) return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
  const [key, ...rest] = path;
  const next = valueAt(value, path.slice(0, 1));
  if (inner instanceof z.ZodArray) return keysAt(inner.element, rest, next);
  if (!(inner instanceof z.ZodObject)) return [];
  const part = (inner.shape as Readonly<Record<PropertyKey, z.core.$ZodType>>)[key ?? ''];
  return part === undefined ? [] : keysAt(part, rest, next);
}

const isVariant = (schema: z.core.$ZodType, discriminator: string, kind: unknown): boolean =>
  schema instanceof z.ZodObject &&
  z.object({ [discriminator]: schema.shape[discriminator] }).safeParse({ [discriminator]: kind }).success;

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
    ? unwrapped(schema.def.innerType)
    : schema;
}

import * as z from 'zod';

type Path = readonly PropertyKey[];

/** An issue of a page file. */
export interface PageIssue {
  /** Path in the repository, such as `site/pages/pricing.ts`. */
  readonly file: string;
  readonly line?: number | undefined;
  /** Location in the document, such as `sections[1].content.questions[0].answer (faq “questions”)`. */
  readonly location: string;
  /** Keys of the location, if it is in a document. */
  readonly path?: Path;
  /** The invalid value, and what to use instead. */
  readonly message: string;
}

/** Formats an issue as one line: file and line, location, value and what to use instead. */
export function formatIssue({ file, line, location, message }: PageIssue): string {
  return `${file}:${line === undefined ? '' : `${line}:`} ${[location, message].filter((part) => part !== '').join(' ')}`;
}

/** Error of invalid page files, with one line for each issue. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly issues: readonly PageIssue[];

  constructor(issues: readonly PageIssue[]) {
    super(issues.map(formatIssue).join('\n'));
    this.issues = issues;
  }
}

/** Formats a path in a document as in code, such as `sections[1].content.heading`. */
export function formatPath(path: Path): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

/** Describes a value in an error message, shortened to fit on a line. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'is missing';
  const text = toJsonText(value);
  const short = text.length > 80 ? `${text.slice(0, 77)}…` : text;
  const size = typeof value === 'string' && text.length > 80 ? ` (${value.length} characters)` : '';
  return `is ${short}${size}`;
}

/** Returns a value as JSON, or its type if it can't be converted. */
function toJsonText(value: unknown): string {
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
      const known = findKeys(schema, issue.path, root);
      return issue.keys.map((key) => ({
        path: [...issue.path, key],
        message: `is an unknown property. ${known.length === 0 ? 'Remove it.' : suggestName(key, known)}`,
      }));
    }
    const value = getValue(root, issue.path);
    const isChoice = issue.code === 'invalid_value' && typeof value === 'string';
    const name = isChoice ? findClosest(value, issue.values.map(String)) : undefined;
    const suggestion = name === undefined ? '' : ` Did you mean "${name}"?`;
    return [{ path: issue.path, message: `${describeValue(value)}.${suggestion} Use ${issue.message}.` }];
  });
}

/** Suggests a name in place of an unknown one: the closest, and all others in alphabetical order. */
export function suggestName(unknown: string, names: readonly string[]): string {
  const name = findClosest(unknown, names);
  return `${name === undefined ? '' : `Did you mean ${name}? `}Use one of ${names.toSorted().join(', ')}.`;
}

/** Maximum length of a text that could be a misspelled name. */
const MAX_NAME_LENGTH = 200;

/** Returns the name that is most like an unknown one; `undefined` if none is similar. */
export function findClosest(unknown: string, names: readonly string[]): string | undefined {
  if (unknown.length > MAX_NAME_LENGTH) return undefined;
  const limit = Math.max(2, Math.floor(unknown.length / 3));
  const [best] = names
    .map((name) => ({ name, distance: editDistance(unknown.toLowerCase(), name.toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance);
  // Names that share fewer than two characters aren't similar.
  return best && best.distance <= limit && best.distance < unknown.length - 1 ? best.name : undefined;
}

/** Levenshtein distance: the number of characters to insert, delete or replace. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 0; index < one.length; index += 1) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (other[column - 1] === one[index] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Returns the expected value of a schema without a message. For the option `error` of `safeParse`. */
export function describeExpected(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return TYPE_LABELS[issue.expected] ?? issue.expected;
  if (issue.code === 'too_big') return describeLimit(issue.origin, 'at most', Number(issue.maximum));
  if (issue.code === 'too_small')
    return issue.origin === 'string' && Number(issue.minimum) === 1
      ? 'a text that is not empty'
      : describeLimit(issue.origin, 'at least', Number(issue.minimum));
  if (issue.code === 'invalid_value')
    return `one of ${issue.values
      .map((value) => JSON.stringify(value))
      .toSorted()
      .join(', ')}`;
  if (issue.code === 'invalid_union') return 'one of the allowed forms';
  if (issue.code === 'invalid_format') return `a text in the format ${issue.format}`;
  return undefined;
}

const TYPE_LABELS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function describeLimit(origin: string, side: 'at most' | 'at least', count: number): string {
  if (origin === 'string') return `a text of ${side} ${count} characters`;
  if (origin === 'array') return `a list of ${side} ${count} entries`;
  return `a number of ${side} ${count}`;
}

/** Returns the value at a location in a document, or `undefined`. Doesn't call getters, because they could throw. */
export function getValue(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined,
    root,
  );
}

/** Returns the properties of the object that a schema expects at a location; an empty list if they aren't known. */
function findKeys(schema: z.core.$ZodType, path: Path, value: unknown): string[] {
  const inner = unwrapOptional(schema);
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const kind = getValue(value, [inner.def.discriminator]);
    const option = inner.options.find((each) => isVariant(each, inner.def.discriminator, kind));
    return option === undefined ? [] : findKeys(option, path, value);
  }
  if (path.length === 0) return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
  const [key, ...rest] = path;
  const next = getValue(value, path.slice(0, 1));
  if (inner instanceof z.ZodArray) return findKeys(inner.element, rest, next);
  if (!(inner instanceof z.ZodObject)) return [];
  const part = (inner.shape as Readonly<Record<PropertyKey, z.core.$ZodType>>)[key ?? ''];
  return part === undefined ? [] : findKeys(part, rest, next);
}

const isVariant = (schema: z.core.$ZodType, discriminator: string, kind: unknown): boolean =>
  schema instanceof z.ZodObject &&
  z.object({ [discriminator]: schema.shape[discriminator] }).safeParse({ [discriminator]: kind }).success;

function unwrapOptional(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
    ? unwrapOptional(schema.def.innerType)
    : schema;
}

/** Property of the document of a page file that can't be parsed. */
const ERROR_KEY = 'onset:page-issue';

/** Creates the document that replaces a page file that can't be parsed, so that the other pages can be loaded. */
export const createErrorDocument = ({ message, line }: PageIssue): object => ({ [ERROR_KEY]: { message, line } });

/** Returns the issue in a document of `createErrorDocument`; `undefined` for other documents. */
export function findDocumentError(document: unknown): Pick<PageIssue, 'message' | 'line'> | undefined {
  if (typeof document !== 'object' || document === null) return undefined;
  return Object.getOwnPropertyDescriptor(document, ERROR_KEY)?.value as ReturnType<typeof findDocumentError>;
}

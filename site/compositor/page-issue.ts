import * as z from 'zod';

type Path = readonly PropertyKey[];

/** An issue of a page file. */
export interface PageIssue {
  /** Path in the repository, such as `site/pages/pricing.ts`. */
  readonly file: string;
  /** Location in the document, such as `sections[1].content.questions[0].answer (faq “questions”)`. */
  readonly place: string;
  /** Keys of the location, if it is in a document. */
  readonly path?: Path;
  /** The invalid value, and what to use instead. */
  readonly message: string;
}

/** Formats an issue as one line: file, location, value and what to use instead. */
export function issueText({ file, place, message }: PageIssue): string {
  return `${file}: ${[place, message].filter((part) => part !== '').join(' ')}`;
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
      const known = keysAt(schema, issue.path);
      const advice = known.length === 0 ? 'Remove it.' : `Use one of ${known.join(', ')}.`;
      return issue.keys.map((key) => ({ path: [...issue.path, key], message: `is an unknown property. ${advice}` }));
    }
    return [{ path: issue.path, message: `${foundText(valueAt(root, issue.path))}. Use ${issue.message}.` }];
  });
}

/** Describes what a schema expects, if it has no message of its own. Passed to `safeParse` as `error`. */
export function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? issue.expected;
  if (issue.code === 'too_big') return bound(issue.origin, 'at most', Number(issue.maximum));
  if (issue.code === 'too_small')
    return issue.origin === 'string' && Number(issue.minimum) === 1
      ? 'a text that is not empty'
      : bound(issue.origin, 'at least', Number(issue.minimum));
  if (issue.code === 'invalid_value') return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
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
function keysAt(schema: z.core.$ZodType, path: Path): string[] {
  const inner = unwrapped(schema);
  if (path.length === 0) return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
  const [key, ...rest] = path;
  if (inner instanceof z.ZodArray) return keysAt(inner.element, rest);
  if (!(inner instanceof z.ZodObject)) return [];
  const part = (inner.shape as Readonly<Record<PropertyKey, z.core.$ZodType>>)[key ?? ''];
  return part === undefined ? [] : keysAt(part, rest);
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
    ? unwrapped(schema.def.innerType)
    : schema;
}

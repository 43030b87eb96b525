import type { CommonsPage } from '../../contract/account.ts';
import { validationError } from './api-error.ts';

/**
 * The values of a list parameter of the contract: `sort=a,b`, `fields[0]=a&fields[1]=b`, `fields[]=a`.
 * A named key counts as a value itself: `populate[role]=true` is `role`.
 */
export function listParameter(parameters: URLSearchParams, name: string): string[] {
  return [...parameters].flatMap(([key, value]) => {
    if (key === name) return splitList(value);
    const inner = key.startsWith(`${name}[`) ? key.slice(name.length + 1, key.indexOf(']')) : undefined;
    if (inner === undefined) return [];
    return /^\d*$/.test(inner) ? splitList(value) : [inner];
  });
}

const splitList = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * The `fields` parameter: which columns the client wants, all when undefined. Throws 400 for one that is not
 * `allowed`.
 */
export function fieldsParameter(
  parameters: URLSearchParams,
  allowed: readonly string[],
): readonly string[] | undefined {
  const fields = new Set(listParameter(parameters, 'fields').filter((field) => field !== '*'));
  for (const field of fields) if (!allowed.includes(field)) throw invalidKeyError(field, 'fields');
  return fields.size === 0 ? undefined : [...fields];
}

/** The members of `entry` the client asked for; `id` and `documentId` always. */
export function pickFields<Entry extends object>(entry: Entry, fields: readonly string[] | undefined): Partial<Entry> {
  if (fields === undefined) return entry;
  const picked = Object.entries(entry).filter(([key]) => ['id', 'documentId', ...fields].includes(key));
  return Object.fromEntries(picked) as Partial<Entry>;
}

/** The 400 for a query parameter that names a key it may not. */
export function invalidKeyError(key: string, parameter: string): ReturnType<typeof validationError> {
  const shown = echo(key);
  return validationError(`Invalid key ${shown}`, {
    key: shown,
    path: parameter === 'filters' ? null : shown,
    source: 'query',
    param: parameter,
  });
}

const DEFAULT_LIMIT = 25;
const LARGEST_LIMIT = 100;

/** How the response tells which part it is. */
type PaginationMeta = CommonsPage['meta']['pagination'];

/** The part of a list a client asks for. */
interface Pagination {
  readonly offset: number;
  readonly limit: number;
  /** Whether the response tells how many entries there are in all. */
  readonly withCount: boolean;
  /** The response's `meta.pagination`; `total` is undefined where nobody asked for it. */
  readonly meta: (total: number | undefined) => PaginationMeta;
}

/**
 * Reads `pagination[page]` and `pagination[pageSize]`, or `pagination[start]` and `pagination[limit]`, and
 * `pagination[withCount]`, as the contract has them: at most 100 entries, a number that is none counts as not given.
 * Throws 400 for both forms at once, and for a `withCount` that is neither true nor false.
 */
export function readPagination(parameters: URLSearchParams): Pagination {
  const given = (name: string) => parameters.get(`pagination[${name}]`);
  const isPaged = given('page') !== null || given('pageSize') !== null;
  const hasOffset = given('start') !== null || given('limit') !== null;
  if (isPaged && hasOffset)
    throw validationError('Cannot use both page and offset pagination in the same query. Use one of them.');
  const withCount = readWithCount(given('withCount'));
  if (hasOffset) {
    const start = wholeNumber(given('start')) ?? 0;
    const limit = limitOf(given('limit'));
    return {
      offset: start,
      limit,
      withCount,
      meta: (total) => ({ start, limit, ...(total === undefined ? {} : { total }) }),
    };
  }
  const page = wholeNumber(given('page')) || 1;
  const pageSize = limitOf(given('pageSize'));
  return {
    offset: (page - 1) * pageSize,
    limit: pageSize,
    withCount,
    meta: (total) =>
      total === undefined ? { page, pageSize } : { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
  };
}

function limitOf(text: string | null): number {
  return Math.min(wholeNumber(text) || DEFAULT_LIMIT, LARGEST_LIMIT);
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function readWithCount(text: string | null): boolean {
  if (text === null || ['true', 't', '1'].includes(text)) return true;
  if (['false', 'f', '0'].includes(text)) return false;
  throw validationError('Invalid withCount parameter. Expected "t","1","true","false","0","f"');
}

/** The most characters of a request that a response repeats. */
const ECHO_LIMIT = 200;

/** A text of a request as a response may repeat it: whole, or cut to 200 characters with an ellipsis at its end. */
export function echo(text: string): string {
  if (text.length <= ECHO_LIMIT) return text;
  // Half of a character written as two code units is none.
  return `${text.slice(0, ECHO_LIMIT - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** A value of a request as a response may repeat it: itself, or the beginning of its text where that is long. */
export function echoValue(value: unknown): unknown {
  if (typeof value === 'string') return echo(value);
  const json = JSON.stringify(value);
  return json.length <= ECHO_LIMIT ? value : echo(json);
}

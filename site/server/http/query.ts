import type { CommonsPage } from '../../contract/account.ts';
import { echo, validationError } from './api-error.ts';

/**
 * Values of a list parameter of the contract: `sort=a,b`, `fields[0]=a&fields[1]=b`, `fields[]=a`. A named key is a
 * value itself: `populate[role]=true` yields `role`.
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

/** Columns requested by the `fields` parameter; undefined means all. Throws 400 for a column that isn't `allowed`. */
export function fieldsParameter(
  parameters: URLSearchParams,
  allowed: readonly string[],
): readonly string[] | undefined {
  const fields = new Set(listParameter(parameters, 'fields').filter((field) => field !== '*'));
  for (const field of fields) if (!allowed.includes(field)) throw invalidKeyError(field, 'fields');
  return fields.size === 0 ? undefined : [...fields];
}

/** Requested members of `entry`. `id` and `documentId` are always included. */
export function pickFields<Entry extends object>(entry: Entry, fields: readonly string[] | undefined): Partial<Entry> {
  if (fields === undefined) return entry;
  const picked = Object.entries(entry).filter(([key]) => ['id', 'documentId', ...fields].includes(key));
  return Object.fromEntries(picked) as Partial<Entry>;
}

/** 400 for a query parameter with a disallowed key. */
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

/** `meta.pagination` of a response. */
type PaginationMeta = CommonsPage['meta']['pagination'];

/** Requested part of a list. */
interface Pagination {
  readonly offset: number;
  readonly limit: number;
  /** True if the response contains the total number of entries. */
  readonly withCount: boolean;
  /** Builds `meta.pagination`. `total` is undefined if it wasn't requested. */
  readonly meta: (total: number | undefined) => PaginationMeta;
}

/**
 * Reads `pagination[page]` and `pagination[pageSize]`, or `pagination[start]` and `pagination[limit]`, and
 * `pagination[withCount]`, as the contract defines them. Limits are at most 100 entries; invalid numbers are ignored.
 * Throws 400 for both forms at once and for an invalid `withCount`.
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

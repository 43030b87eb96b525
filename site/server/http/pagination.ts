import type { CommonsPage } from '../../contract/account.ts';
import { validationError } from './api-error.ts';

const DEFAULT_LIMIT = 25;
const LARGEST_LIMIT = 100;

/** How the response tells which part it is. */
type PaginationMeta = CommonsPage['meta']['pagination'];

/** The part of a list a client asks for. */
export interface Pagination {
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

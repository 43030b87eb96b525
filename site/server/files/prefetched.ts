import type { IncomingMessage } from 'node:http';
import { rawHeader } from '../http/raw-header.ts';

/** For how long a browser may use a page that it has fetched ahead, in seconds. */
const FRESH = 300;

/**
 * Instead of the page's own `Cache-Control`. The page must be asked for at each use, which would make a prefetched one of
 * little use: Chromium and Firefox were measured to ask again all the same. For the browser alone, which said that it
 * prefetches: a cache in between gives one answer to all.
 */
export const PREFETCHED = `private, max-age=${FRESH}`;

/** Whether a browser fetches something that its visitor has not asked for yet. */
export function isPrefetch(incoming: IncomingMessage): boolean {
  return rawHeader(incoming, 'sec-purpose')?.startsWith('prefetch') === true;
}

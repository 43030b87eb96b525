import { isbot, list } from 'isbot';

/** Name of a browser without a window. It counts as a browser, because tests use it. */
const HEADLESS = 'HeadlessChrome';

/** Returns true for the `User-Agent` of a crawler. The server and the browser use the same list. */
export function isCrawler(userAgent: string | undefined): boolean {
  return isbot((userAgent ?? '').replace(HEADLESS, 'Chrome'));
}

/** Returns the patterns of that list, without case, for servers that match them without this code. */
export function crawlerPatterns(): string[] {
  return list.filter((pattern) => !new RegExp(pattern, 'i').test(HEADLESS));
}

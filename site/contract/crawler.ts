import { isbot } from 'isbot';

/**
 * Whether a machine that reads for others asks, told by its `User-Agent`. The one list of them: the server decides by it,
 * and so does the browser. A browser without a window is a browser: tests look through its eyes.
 */
export function isCrawler(userAgent: string | undefined): boolean {
  return isbot((userAgent ?? '').replace('HeadlessChrome', 'Chrome'));
}

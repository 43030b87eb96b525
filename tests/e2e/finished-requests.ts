import type { Page, Request } from 'playwright';

/**
 * The requests of a page that are answered whole, a list that grows as they finish. What they held is asked for by the
 * test, when it counts: a question asked at the moment a late request finishes may find the page closed already.
 */
export function finishedRequests(page: Page): readonly Request[] {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  return finished;
}

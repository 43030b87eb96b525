import type { Analytics } from './analytics.ts';

/** What a part of the page has to say to the analytics, once they are there. */
export type Report = (analytics: Analytics) => void;

const MOST_WAITING = 50;

let waiting: Report[] = [];
let receiver: Analytics | undefined;

/** Says that something has happened. It waits, up to fifty of them, for the analytics of the page to be fetched. */
export function report(next: Report): void {
  if (receiver) next(receiver);
  else if (waiting.length < MOST_WAITING) waiting.push(next);
}

/** Has the analytics hear what was said so far, and from here on. */
export function receiveReports(analytics: Analytics): void {
  const before = waiting;
  waiting = [];
  receiver = analytics;
  for (const each of before) each(analytics);
}

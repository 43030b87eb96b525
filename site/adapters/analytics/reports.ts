import type { Analytics } from './analytics.ts';

/** Call to the analytics once they are loaded. */
export type Report = (analytics: Analytics) => void;

/** Maximum number of waiting reports. */
const MAX_WAITING = 50;

let waiting: Report[] = [];
let receiver: Analytics | undefined;

/** Calls the analytics of the page. Until they are loaded, the call waits. */
export function report(next: Report): void {
  if (receiver) next(receiver);
  else if (waiting.length < MAX_WAITING) waiting.push(next);
}

/** Passes all earlier and later reports to the analytics. */
export function receiveReports(analytics: Analytics): void {
  const before = waiting;
  waiting = [];
  receiver = analytics;
  for (const each of before) each(analytics);
}

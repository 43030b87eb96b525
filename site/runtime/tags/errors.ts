import { cleanText } from '../../adapters/analytics/clean.ts';
import type { Analytics } from '../../adapters/analytics/analytics.ts';

/** A page that fails in a loop says no more after the fifth. */
const MOST = 5;

/** Sends `error` for what the page throws: the message without anything personal, and neither its place nor its stack. */
export function followErrors(track: Analytics['track']): void {
  let count = 0;
  const send = (what: unknown): void => {
    count += 1;
    if (count > MOST) return;
    const { name, message } = what instanceof Error ? what : { name: 'Error', message: String(what) };
    track('error', { description: cleanText(`${name}: ${message}`), fatal: false });
  };
  addEventListener('error', ({ error, message }) => send(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => send(reason));
}

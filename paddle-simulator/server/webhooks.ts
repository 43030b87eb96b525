import type { Delivery } from './records.ts';
import type { Simulation } from './simulation.ts';

/** Sends a webhook. Resolves to `undefined` if the receiver accepted it, or else to the reason why not. */
export type Deliver = (body: string, headers: Readonly<Record<string, string>>) => Promise<string | undefined>;

/** Delays before the retries. A webhook fails permanently if the last retry fails. */
const RETRY_AFTER_MS = [2_000, 10_000, 60_000, 600_000];

/**
 * Sends the oldest due webhook, signed with `secret`. Resolves to false if there is none. A webhook that isn't accepted
 * is retried later, and the reason is passed to `warn`.
 */
export async function deliverNext(
  { records, now }: Simulation,
  {
    secret,
    deliver,
    warn,
  }: {
    secret: string;
    deliver: Deliver;
    warn: (message: string, details: Readonly<Record<string, string | number>>) => void;
  },
): Promise<boolean> {
  const [id, due] = records.all('delivery').find(([, { dueAt }]) => dueAt !== null && dueAt <= now()) ?? [];
  if (id === undefined || due === undefined) return false;
  const body = JSON.stringify(due.event);
  const signature = await signWebhook(body, secret, now());
  const failure = await deliver(body, { 'Content-Type': 'application/json', 'Paddle-Signature': signature }).catch(
    (error: unknown) => String(error),
  );
  const attempts = due.attempts + 1;
  const wait = failure === undefined ? undefined : RETRY_AFTER_MS[attempts - 1];
  const after: Delivery = { ...due, attempts, dueAt: wait === undefined ? null : now() + wait };
  records.transact(() => records.save('delivery', id, after));
  if (failure !== undefined)
    warn(`A webhook of the demo checkout was not accepted: ${failure}`, { event: due.event.event_type, attempts });
  return true;
}

/** Returns the `Paddle-Signature` header for a body. `time` is in milliseconds since 1970. */
async function signWebhook(body: string, secret: string, time: number): Promise<string> {
  const seconds = Math.floor(time / 1000);
  const encode = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(`${seconds}:${body}`)));
  return `ts=${seconds};h1=${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

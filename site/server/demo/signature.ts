import { createHmac } from 'node:crypto';
import type { KeyedHash } from '../process/keyed-hash.ts';

/** What the demo's webhooks are signed with; made of the server's key, so that nobody else can sign one. */
export const demoWebhookSecret = (hash: KeyedHash): string => `pdl_ntfset_demo_${hash('demo webhooks', 'secret')}`;

/** The key of the demo's API, as `PADDLE_API_KEY` is of Paddle's. */
export const demoApiKey = (hash: KeyedHash): string => `pdl_demo_apikey_${hash('demo api', 'key')}`;

/** The header `Paddle-Signature` of a body that is sent at a time, in seconds since 1970. */
export function signWebhook(body: string, secret: string, seconds: number): string {
  return `ts=${seconds};h1=${createHmac('sha256', secret).update(`${seconds}:${body}`).digest('hex')}`;
}

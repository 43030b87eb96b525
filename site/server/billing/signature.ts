import { createHmac, timingSafeEqual } from 'node:crypto';
import { SECOND } from '../process/clock.ts';

/** What a request says it is signed with. */
export interface Signature {
  /** As it was signed, in seconds since 1970. */
  readonly ts: string;
  /** One for each secret that is good while one takes another's place. */
  readonly hashes: readonly string[];
}

/** The longest header that is read, and the most hashes in it. */
const HEADER_LENGTH = 1_000;
const HASHES = 8;

/** Reads `ts=…;h1=…;h1=…`, with or without spaces; `undefined` for anything else. */
export function readSignature(header: string | undefined): Signature | undefined {
  if (header === undefined || header.length > HEADER_LENGTH) return undefined;
  const parts = header.split(';').map((part) => part.trim());
  const values = (name: string): string[] =>
    parts.flatMap((part) => (part.startsWith(`${name}=`) ? part.slice(name.length + 1).trim() : []));
  const [ts = '', ...others] = values('ts');
  const hashes = values('h1').filter((hash) => /^[0-9a-f]{64}$/i.test(hash));
  const isOne = /^\d{1,12}$/.test(ts) && others.length === 0 && hashes.length > 0 && hashes.length <= HASHES;
  return isOne ? { ts, hashes } : undefined;
}

/** Whether a signature is of now, give or take `tolerance` seconds either way. */
export function isOfNow({ ts }: Signature, now: number, tolerance: number): boolean {
  return Math.abs(now - Number(ts) * SECOND) <= tolerance * SECOND;
}

/** Whether one of the hashes is that of the body with one of the secrets. Every pair is compared, in constant time. */
export function isSigned({ ts, hashes }: Signature, body: Uint8Array, secrets: readonly string[]): boolean {
  let isGood = false;
  for (const secret of secrets) {
    const expected = createHmac('sha256', secret).update(`${ts}:`).update(body).digest();
    for (const hash of hashes) if (timingSafeEqual(expected, Buffer.from(hash, 'hex'))) isGood = true;
  }
  return isGood;
}

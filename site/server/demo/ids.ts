import { randomBytes } from 'node:crypto';

/** Crockford's base 32, in lower case as in Paddle's ids. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** What an id is of. */
export type IdPrefix =
  | 'add'
  | 'che'
  | 'cpls'
  | 'ctm'
  | 'evt'
  | 'inv'
  | 'ntf'
  | 'paymtd'
  | 'sub'
  | 'subtxn'
  | 'txn'
  | 'txnitm';

let last = { time: 0, random: 0n };

/**
 * An id like Paddle's: `txn_` and a ULID. Those of one process are in the order in which they were made, and who knows one
 * cannot tell the next: that of a portal session lets its holder in.
 */
export function newId(prefix: IdPrefix, time: number): string {
  // Within a millisecond, or with a clock that went back, some number further on: order is told by ids.
  last = time > last.time ? { time, random: randomNumber() } : further(last);
  return `${prefix}_${base32(BigInt(last.time), 10)}${base32(last.random, 16)}`;
}

const randomBits = (bytes: number): bigint => BigInt(`0x${randomBytes(bytes).toString('hex')}`);

/** 79 bits, so that there is room to go up in. */
const randomNumber = (): bigint => randomBits(10) >> 1n;

/** The most that 80 bits hold. */
const LARGEST = 2n ** 80n - 1n;

/** Up by as much as 64 bits hold. Half a million of these find room; after that the time goes on by itself. */
function further({ time, random }: typeof last): typeof last {
  const next = random + 1n + randomBits(8);
  return next > LARGEST ? { time: time + 1, random: randomNumber() } : { time, random: next };
}

function base32(value: bigint, length: number): string {
  let text = '';
  for (let rest = value, at = 0; at < length; at += 1, rest >>= 5n) text = (DIGITS[Number(rest & 31n)] ?? '') + text;
  return text;
}

/** The id of whatever a text names, the same each time; `hash` is of the server's key. */
export function idOf(prefix: IdPrefix, hash: string): string {
  const value = BigInt(`0x${Buffer.from(hash, 'base64url').toString('hex').slice(0, 30)}`);
  return `${prefix}_01${base32(value, 24)}`;
}

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

/** An id like Paddle's: `txn_` and a ULID. Those of one process are in the order in which they were made. */
export function newId(prefix: IdPrefix, time: number): string {
  // Within a millisecond, or with a clock that went back, the next number: order is told by ids.
  last = time > last.time ? { time, random: randomNumber() } : { ...last, random: last.random + 1n };
  return `${prefix}_${base32(BigInt(last.time), 10)}${base32(last.random, 16)}`;
}

/** 79 bits, so that there is room to count up in. */
const randomNumber = (): bigint => BigInt(`0x${randomBytes(10).toString('hex')}`) >> 1n;

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

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { serviceUnavailableError } from '../http/api-error.ts';
import { PASSWORD_COST } from './password-cost.ts';

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/**
 * Hashes computed at once. Two keep the memory of a burst at 38 MiB and leave two of libuv's four threads to the
 * checks of access tokens, which use the same pool.
 */
const AT_ONCE = 2;

/** Hashes that may wait, some seconds of work. Beyond it the client gets a 503 and comes back later. */
const MAY_WAIT = 256;

const derive = promisify(argon2);

let running = 0;
const waiting: (() => void)[] = [];

/** The PHC string to store for a password. Throws a 503 `ApiError` when too many hashes wait already. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await takingTurns(() =>
    derive('argon2id', { message: password, nonce: salt, ...PASSWORD_COST, tagLength: HASH_BYTES }),
  );
  return `$argon2id$v=19$m=${PASSWORD_COST.memory},t=${PASSWORD_COST.passes},p=${PASSWORD_COST.parallelism}$${base64(salt)}$${base64(hash)}`;
}

/**
 * Whether a password belongs to a PHC string made by `hashPassword`, now or at an earlier cost.
 * Throws when the string is not one, and a 503 `ApiError` when too many hashes wait already.
 */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(stored);
  if (parts === null) throw new Error('A stored password hash is not an Argon2id PHC string');
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts;
  const expected = Buffer.from(hash, 'base64');
  const parameters = {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  };
  return timingSafeEqual(await takingTurns(() => derive('argon2id', parameters)), expected);
}

/** A hash no password belongs to: verified where there is no account, so that the response takes as long as for one. */
export const nobodysHash = `$argon2id$v=19$m=${PASSWORD_COST.memory},t=${PASSWORD_COST.passes},p=${PASSWORD_COST.parallelism}$${base64(randomBytes(SALT_BYTES))}$${base64(randomBytes(HASH_BYTES))}`;

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

async function takingTurns<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting.length >= MAY_WAIT) throw serviceUnavailableError(10);
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The turn goes to the one that waits longest; `running` counts down only when nobody does.
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { widerNetwork } from '../http/request-info.ts';
import { serviceUnavailableError } from '../http/api-error.ts';
import { normalizeNfc } from './fields.ts';
import { PASSWORD_COST } from './password-cost.ts';

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/**
 * Hashes computed at once. Two keep the memory of a burst at 38 MiB and leave two of libuv's four threads to the
 * checks of access tokens, which use the same pool.
 */
const AT_ONCE = 2;

/** Hashes that may wait, some seconds of work. Beyond it whoever has most waiting gets a 503 and comes back later. */
const MAY_WAIT = 256;

const derive = promisify(argon2);

const takingTurns = fairTurns({ atOnce: AT_ONCE, mayWait: MAY_WAIT }, () => serviceUnavailableError(10));

/**
 * Returns the PHC string to store for a password, which is hashed in NFC (RFC 8265). Networks take turns, because right
 * passwords are not limited. Throws a 503 `ApiError` when too many hashes wait already.
 */
export async function hashPassword(password: string, address: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await takingTurns(widerNetwork(address), () =>
    derive('argon2id', { message: normalizeNfc(password), nonce: salt, ...PASSWORD_COST, tagLength: HASH_BYTES }),
  );
  return `$argon2id$v=19$m=${PASSWORD_COST.memory},t=${PASSWORD_COST.passes},p=${PASSWORD_COST.parallelism}$${base64(salt)}$${base64(hash)}`;
}

/**
 * Returns whether a password, asked from `address`, belongs to a PHC string made by `hashPassword`, now, at an earlier cost,
 * or before passwords were normalized. Throws when the string is not one, and a 503 `ApiError` when too many hashes wait
 * already.
 */
export async function verifyPassword(password: string, stored: string, address: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(stored);
  if (parts === null) throw new Error('A stored password hash is not an Argon2id PHC string');
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts;
  const expected = Buffer.from(hash, 'base64');
  const parameters = {
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  };
  for (const message of new Set([normalizeNfc(password), password])) {
    const actual = await takingTurns(widerNetwork(address), () => derive('argon2id', { ...parameters, message }));
    if (timingSafeEqual(actual, expected)) return true;
  }
  return false;
}

/** Hash that no password has. It is verified where there is no account, so that both responses take the same time. */
export const DUMMY_HASH = `$argon2id$v=19$m=${PASSWORD_COST.memory},t=${PASSWORD_COST.passes},p=${PASSWORD_COST.parallelism}$${base64(randomBytes(SALT_BYTES))}$${base64(randomBytes(HASH_BYTES))}`;

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

/** How much is done at once, and how many may wait. */
interface TurnLimits {
  readonly atOnce: number;
  readonly mayWait: number;
}

/** Does costly work when it is its turn; `whose` it is says with whom it takes turns. */
type TakeTurn = <Result>(whose: string, work: () => Promise<Result>) => Promise<Result>;

interface Waiter {
  readonly begin: () => void;
  readonly sendAway: () => void;
}

/**
 * Turns at something costly. Everybody has one turn before anybody has a second, so that whoever asks for hundreds keeps
 * others waiting for one at a time. Where too many wait, the last of whoever has most waiting is sent away with
 * `tooMany()`: somebody who asks once gets a place as long as not everybody who waits asked once.
 */
export function fairTurns({ atOnce, mayWait }: TurnLimits, tooMany: () => Error): TakeTurn {
  let running = 0;
  let count = 0;
  // In the order of their next turns. Nobody is in it who has nothing waiting.
  const waiting = new Map<string, Waiter[]>();

  const join = (whose: string, waiter: Waiter): void => {
    const own = waiting.get(whose) ?? [];
    if (count >= mayWait) {
      const longest = [...waiting.values()].reduce((one, other) => (other.length > one.length ? other : one), own);
      // With the newcomer among them: who has as many as anybody gives way.
      if (longest.length <= own.length + 1) return waiter.sendAway();
      longest.pop()?.sendAway();
      count -= 1;
    }
    own.push(waiter);
    waiting.set(whose, own);
    count += 1;
  };

  const beginNext = (): void => {
    const [first] = waiting;
    if (first === undefined) {
      running -= 1;
      return;
    }
    const [whose, [waiter, ...others]] = first;
    waiting.delete(whose);
    if (others.length > 0) waiting.set(whose, others);
    count -= 1;
    waiter?.begin();
  };

  return async (whose, work) => {
    if (running < atOnce) running += 1;
    else
      await new Promise<void>((resolve, reject) => {
        join(whose, { begin: resolve, sendAway: () => reject(tooMany()) });
      });
    try {
      return await work();
    } finally {
      beginNext();
    }
  };
}

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { widerNetwork } from '../http/request-info.ts';
import { serviceUnavailableError, fieldValidationError } from '../http/api-error.ts';
import { normalizeNfc, PASSWORD_MIN_BYTES } from '../../contract/limits.ts';
import { foldEmail } from './fields.ts';

/** Argon2id with the cost recommended by OWASP: 19 MiB, two passes, one lane. It takes some 30 ms. Tests lower it. */
export const PASSWORD_COST: Readonly<Record<'memory' | 'passes' | 'parallelism', number>> = {
  memory: 19_456,
  passes: 2,
  parallelism: 1,
};

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/**
 * Number of hashes computed at the same time. Two limit the memory to 38 MiB, and leave two of libuv's four threads to
 * the verification of access tokens.
 */
const AT_ONCE = 2;

/**
 * Maximum number of waiting hashes, a few seconds of work. Beyond it, the network with the most waiting requests gets a
 * 503.
 */
const MAX_WAITING = 256;

const derive = promisify(argon2);

const runInQueue = fairQueue({ atOnce: AT_ONCE, maxWaiting: MAX_WAITING }, () =>
  serviceUnavailableError(10, 'The server is busy. Try again in a few seconds.'),
);

/**
 * Returns the PHC string of a password, which is hashed in NFC (RFC 8265). Networks take turns, because correct
 * passwords aren't limited. Throws a 503 `ApiError` if too many hashes are waiting.
 */
export async function hashPassword(password: string, address: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await runInQueue(widerNetwork(address), () =>
    derive('argon2id', { message: normalizeNfc(password), nonce: salt, ...PASSWORD_COST, tagLength: HASH_BYTES }),
  );
  return phcString(salt, hash);
}

function phcString(salt: Buffer, hash: Buffer): string {
  const { memory, passes, parallelism } = PASSWORD_COST;
  const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

/**
 * Returns true if a password belongs to a PHC string from `hashPassword`, also with an earlier cost or from before
 * passwords were normalized. Throws for another string, and a 503 `ApiError` if too many hashes are waiting.
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
    const actual = await runInQueue(widerNetwork(address), () => derive('argon2id', { ...parameters, message }));
    if (timingSafeEqual(actual, expected)) return true;
  }
  return false;
}

/** Returns a hash that no password has. It is verified for unknown users, so that responses take the same time. */
export const dummyHash = (): string => phcString(randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));

/** Number of running and of waiting tasks. */
interface QueueLimits {
  readonly atOnce: number;
  readonly maxWaiting: number;
}

/** Runs work in turn. Tasks of the same client share its turns. */
type RunInQueue = <Result>(client: string, work: () => Promise<Result>) => Promise<Result>;

interface Waiter {
  readonly begin: () => void;
  readonly reject: () => void;
}

/**
 * Creates a fair queue: each client gets one turn before any gets a second, so a client with hundreds of requests
 * delays others by one turn. If too many are waiting, the last request of the client with the most waiting requests is
 * rejected with `tooMany()`.
 */
export function fairQueue({ atOnce, maxWaiting }: QueueLimits, tooMany: () => Error): RunInQueue {
  let running = 0;
  let count = 0;
  // Clients with waiting tasks, in the order of their next turns.
  const waiting = new Map<string, Waiter[]>();

  const join = (client: string, waiter: Waiter): void => {
    const own = waiting.get(client) ?? [];
    if (count >= maxWaiting) {
      const longest = [...waiting.values()].reduce((one, other) => (other.length > one.length ? other : one), own);
      // Includes the new task: a client with as many waiting tasks as any other is rejected.
      if (longest.length <= own.length + 1) return waiter.reject();
      longest.pop()?.reject();
      count -= 1;
    }
    own.push(waiter);
    waiting.set(client, own);
    count += 1;
  };

  const beginNext = (): void => {
    const [first] = waiting;
    if (first === undefined) {
      running -= 1;
      return;
    }
    const [client, [waiter, ...others]] = first;
    waiting.delete(client);
    if (others.length > 0) waiting.set(client, others);
    count -= 1;
    waiter?.begin();
  };

  return async (client, work) => {
    if (running < atOnce) running += 1;
    else
      await new Promise<void>((resolve, reject) => {
        join(client, { begin: resolve, reject: () => reject(tooMany()) });
      });
    try {
      return await work();
    } finally {
      beginNext();
    }
  };
}

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Throws the contract's 400 for a password that attackers try first: one in the list of common and breached passwords,
 * in any case, or the user's own name or email address.
 */
export async function rejectCommonPassword(password: string, username: string, email: string): Promise<void> {
  const folded = password.normalize('NFKC').toLowerCase();
  const own = [username, email, email.split('@', 1)[0] ?? ''].map((name) => name.normalize('NFKC').toLowerCase());
  if (own.includes(folded) || foldEmail(password) === email)
    throw passwordError('password must not be your username or email address');
  known ??= loadList();
  if ((await known).has(folded))
    throw passwordError(
      'password is one of the most common ones and easy to guess. Choose another one, such as four random words',
    );
}

const passwordError = (message: string): Error => fieldValidationError([{ path: ['password'], message }]);

/** Returns the list without passwords that are too short. Read when it is first needed: it takes 30 ms and 20 MB. */
async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common']
      .map((each) => each.toLowerCase())
      .filter((each) => Buffer.byteLength(each) >= PASSWORD_MIN_BYTES),
  );
}

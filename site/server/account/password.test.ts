import { argon2Sync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { widerNetwork } from '../http/request-info.ts';
import { dummyHash, fairQueue, hashPassword, verifyPassword } from './password.ts';

const HERE = '192.0.2.1';

describe('a stored password', () => {
  test('is an Argon2id hash that fits its password only', async () => {
    const stored = await hashPassword('correct horse', HERE);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await verifyPassword('correct horse', stored, HERE)).toBe(true);
    expect(await verifyPassword('correct horsf', stored, HERE)).toBe(false);
    expect(await verifyPassword('', dummyHash(), HERE)).toBe(false);
  });

  test('may be a hash of a text that is not in NFC', async () => {
    const decomposed = 'Zoe\u0308 loves maps';
    const parameters = { message: decomposed, nonce: Buffer.from('somesalt'), memory: 8, passes: 1, parallelism: 1 };
    const hash = argon2Sync('argon2id', { ...parameters, tagLength: 32 })
      .toString('base64')
      .replaceAll('=', '');
    const stored = `$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$${hash}`;
    expect(await verifyPassword(decomposed, stored, HERE)).toBe(true);
    expect(await verifyPassword('Zoe loves maps', stored, HERE)).toBe(false);
  });

  test('may come from another implementation', async () => {
    // The test vector of the reference implementation's command line: password "password", salt "somesalt".
    const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword('password', reference, HERE)).toBe(true);
  });

  test('is not verified beyond 256 waiting requests, which get a 503 with Retry-After', async () => {
    // A hash of the lowest cost, so that the queue is long but the test is short.
    const cheap = '$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    const outcomes = await Promise.allSettled(
      Array.from({ length: 300 }, () => verifyPassword('password', cheap, HERE)),
    );
    const rejections = outcomes
      .filter((outcome) => outcome.status === 'rejected')
      .map(({ reason }) => reason as unknown);
    expect(rejections).toHaveLength(300 - 2 - 256);
    expect(rejections[0]).toMatchObject({ status: 503, headers: { 'Retry-After': '10' } });
    expect(await verifyPassword('password', cheap, HERE)).toBe(false);
  });
});

describe('the queue of password hashes', () => {
  /** Requests all at once. Returns the order in which they ran, and the rejected ones. */
  async function order(asked: readonly string[]): Promise<{ done: string[]; away: string[] }> {
    const runInQueue = fairQueue({ atOnce: 1, maxWaiting: 4 }, () => new Error('too many'));
    const [done, away]: [string[], string[]] = [[], []];
    await Promise.all(
      asked.map((whose) => runInQueue(whose, () => Promise.resolve(done.push(whose))).catch(() => away.push(whose))),
    );
    return { done, away };
  }

  test('serves every client once before it serves one again', async () => {
    expect(await order(['a', 'a', 'a', 'a', 'b'])).toEqual({ done: ['a', 'a', 'b', 'a', 'a'], away: [] });
  });

  test('rejects requests of the client with the most waiting ones', async () => {
    expect(await order(['a', 'a', 'a', 'a', 'a', 'a', 'b', 'c'])).toEqual({
      done: ['a', 'a', 'b', 'c', 'a'],
      away: ['a', 'a', 'a'],
    });
    expect(await order(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual({ done: ['a', 'b', 'c', 'd', 'e'], away: ['f'] });
  });

  test.for([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2::', '2001:db8:1::'],
    ['2001:db8:1:ffff::', '2001:db8:1::'],
    ['2001:db8:2:2::', '2001:db8:2::'],
    ['unknown', 'unknown'],
  ] as const)('counts by network: %s is in %s', ([address, network]) => {
    expect(widerNetwork(address)).toBe(network);
  });
});

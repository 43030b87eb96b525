import { describe, expect, test, vi } from 'vitest';
import { hashPassword, nobodysHash, verifyPassword } from '../../site/server/account/password.ts';

vi.unmock('../../site/server/account/password-cost.ts');

describe('a stored password', () => {
  test('is an Argon2id hash that fits its password only', async () => {
    const stored = await hashPassword('correct horse');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await verifyPassword('correct horse', stored)).toBe(true);
    expect(await verifyPassword('correct horsf', stored)).toBe(false);
    expect(await verifyPassword('', nobodysHash)).toBe(false);
  });

  test('may come from another implementation', async () => {
    // The test vector of the reference implementation's command line: password "password", salt "somesalt".
    const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword('password', reference)).toBe(true);
  });

  test('is not computed by everybody at once: beyond a queue the client is sent away for a while', async () => {
    // A hash of the least cost, so that the queue is long and the test is not.
    const cheap = '$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    const outcomes = await Promise.allSettled(Array.from({ length: 300 }, () => verifyPassword('password', cheap)));
    const rejections = outcomes
      .filter((outcome) => outcome.status === 'rejected')
      .map(({ reason }) => reason as unknown);
    expect(rejections).toHaveLength(300 - 2 - 256);
    expect(rejections[0]).toMatchObject({ status: 503, headers: { 'Retry-After': '10' } });
    expect(await verifyPassword('password', cheap)).toBe(false);
  });
});

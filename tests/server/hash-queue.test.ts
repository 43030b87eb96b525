import { expect, test, vi } from 'vitest';
import { passwordOf } from './people.ts';
import { startSite } from './site.ts';

// At the real cost: a queue of hashes that cost nothing is never full.
vi.unmock('../../site/server/account/password-cost.ts');

test('somebody whose own log-ins fill the queue for hashes keeps nobody else from logging in', async () => {
  const site = await startSite({ config: { trustedProxies: 1 } });
  const from = (address: string, path: string, body: object) =>
    site.send(path, { method: 'POST', headers: { 'x-forwarded-for': address }, body });
  const names = Array.from({ length: 30 }, (_, index) => `mallory${index}`);
  const owner = { identifier: 'alice', password: passwordOf('alice') };
  for (const name of ['alice', ...names]) {
    const body = { username: name, email: `${name}@example.test`, password: passwordOf(name) };
    expect((await from('198.51.100.1', '/api/auth/local/register', body)).status).toBe(200);
  }
  let isOver = false;
  let turnedAway = 0;
  const flood = async (identifier: string): Promise<void> => {
    while (!isOver) {
      const { status } = await from('198.51.100.1', '/api/auth/local', {
        identifier,
        password: passwordOf(identifier),
      });
      if (status === 503) turnedAway += 1;
    }
  };
  const floods = names.flatMap((name) => Array.from({ length: 10 }, () => flood(name)));
  try {
    await vi.waitFor(() => expect(turnedAway).toBeGreaterThan(10), 20_000);
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
      expect((await from(address, '/api/auth/local', owner)).status).toBe(200);
  } finally {
    isOver = true;
    await Promise.all(floods);
  }
});

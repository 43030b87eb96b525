import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { bearer, logIn, passwordOf, register } from './people.ts';
import { startSite } from './site.ts';

describe('the log', () => {
  test('has a line a request, and nothing of who asked', async () => {
    const site = await startSite();
    const { jwt, refreshToken, user } = await register(site, 'alice');
    await logIn(site, 'alice@example.test', passwordOf('alice'));
    await site.send('/api/users/me?trace=alice@example.test', {
      headers: { ...bearer(jwt), 'user-agent': 'Peculiar/1.0' },
    });
    await site.send(`/api/users/${user.id}`, {
      method: 'PUT',
      headers: bearer(jwt),
      body: { full_name: 'Alice Ångström' },
    });
    await site.send('/unsubscribe/alice@example.test');
    await site.send(`/reset/${refreshToken}`);
    const last = await site.send('/');
    const lines = site.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ method, path, status }) => `${String(method)} ${String(path)} ${String(status)}`)).toEqual([
      'POST /api/auth/local/register 200',
      'POST /api/auth/local 200',
      'GET /api/users/me 200',
      'PUT /api/users/:id 200',
      'GET /unsubscribe/(hidden) 404',
      'GET /reset/(hidden) 404',
      'GET / 200',
    ]);
    expect(lines.at(-1)).toEqual({
      time: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      level: 'info',
      id: last.headers['x-request-id'],
      method: 'GET',
      path: '/',
      status: 200,
      ms: expect.any(Number) as number,
      bytes: expect.any(Number) as number,
    });
    expect(Number(lines.at(-1)?.['bytes'])).toBeGreaterThan(last.bytes.length);
    const all = site.logged.join('');
    for (const secret of [
      'alice',
      'Ångström',
      'example.test',
      jwt,
      refreshToken,
      '127.0.0.1',
      'Peculiar',
      'password of',
    ])
      expect(all).not.toContain(secret);
    expect(site.logged.every((line) => line.endsWith('}\n'))).toBe(true);
  });

  test('counts the bytes of each request of a connection apart', async () => {
    const site = await startSite();
    const socket = connect(site.port, '127.0.0.1');
    let received = 0;
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('data', (part: Buffer) => (received += part.length));
    socket.write(
      'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    await closed;
    const [first, second] = site.logged.map((line) => Number((JSON.parse(line) as Record<string, unknown>)['bytes']));
    expect(Number(first) + Number(second)).toBe(received);
  });
});

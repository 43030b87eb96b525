import { describe, expect, test } from 'vitest';
import { createLog } from '../../../site/server/process/log.ts';
import { bearer, logIn, passwordOf, register } from '../people.ts';
import { startSite } from '../site.ts';
import { put } from '../calls.ts';

describe('the log', () => {
  test('has one line per request, without personal data', async () => {
    const site = await startSite();
    const { jwt, refreshToken, user } = await register(site, 'alice');
    await logIn(site, 'alice@example.test', passwordOf('alice'));
    await site.send('/api/users/me?trace=alice@example.test', {
      headers: { ...bearer(jwt), 'user-agent': 'Peculiar/1.0' },
    });
    await put(site, user.id, jwt, { full_name: 'Alice Ångström' });
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
    const personal = ['alice', 'Ångström', 'example.test', jwt, refreshToken, '127.0.0.1', 'Peculiar', 'password of'];
    for (const text of personal) expect(all).not.toContain(text);
    expect(site.logged.every((line) => line.endsWith('}\n'))).toBe(true);
  });

  test('escapes characters that change the display of a line, and hides tokens in paths', async () => {
    const site = await startSite();
    const { jwt } = await register(site, 'alice');
    const before = site.logged.length;
    await site.send('/a%C2%9B31m%E2%80%AEb%E2%81%A6%7F%E2%80%A8c%EF%BB%BF');
    for (const hidden of [jwt, '0123456789abcdef0123456789abcdef', 'user%2540example.test'])
      await site.send(`/reset/${hidden}`);
    await site.send('/blog/none-of-these-words-is-a-token');
    const lines = site.logged.slice(before);
    expect(lines.join('')).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/u);
    const paths = lines.map((line) => (JSON.parse(line) as { path: string }).path);
    expect(paths).toEqual([
      '/a\u009b31m\u202eb\u2066\u007f\u2028c\ufeff',
      '/reset/(hidden)',
      '/reset/(hidden)',
      '/reset/(hidden)',
      '/blog/none-of-these-words-is-a-token',
    ]);
  });

  test('does the same for errors and warnings', () => {
    const lines: string[] = [];
    const log = createLog((line) => lines.push(line), Date.now);
    const jwt = `eyJhbGciOiJIUzI1NiJ9.${'a'.repeat(30)}.${'b'.repeat(43)}`;
    log.error('id', new Error('No route matches "/reset-password?code=secret-code&x=1#token=secret" \u202e\u009b'));
    log.warning(`A request with Bearer ${jwt}`, { why: `https://a.example/?session=cpls_secret` });
    const all = lines.join('');
    expect(all).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    expect(all).not.toContain('secret');
    expect(all).not.toContain(jwt);
    expect(all).toContain('/reset-password?code=(hidden)&x=(hidden)#token=(hidden)');
  });
});

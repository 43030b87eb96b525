import { describe, expect, test } from 'vitest';
import { messageOf } from '../http.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

const OTHER = 'https://evil.example';
const LISTED = 'https://www.onset.example';
const registration = (name: string) => ({ username: name, email: `${name}@example.test`, password: 'long enough' });
const registerFrom = (site: TestSite, name: string, headers: Record<string, string>) =>
  site.send('/api/auth/local/register', { method: 'POST', headers, body: registration(name) });

describe('a page of another origin', () => {
  test('can’t write', async () => {
    const site = await startSite({ config: { corsOrigins: [LISTED] } });
    for (const origin of [OTHER, 'null', `http://127.0.0.1:${site.port + 1}`]) {
      const response = await registerFrom(site, 'alice', { origin });
      expect([response.status, messageOf(response)]).toEqual([403, 'Forbidden']);
      expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    }
    expect(await site.database.selectFrom('users').select('id').execute()).toEqual([]);
  });

  test('can write and read the response if CORS_ORIGINS lists its origin', async () => {
    const site = await startSite({ config: { corsOrigins: [LISTED] } });
    const response = await registerFrom(site, 'alice', { origin: LISTED });
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({ 'access-control-allow-origin': LISTED, vary: 'Origin' });
    const rejected = await registerFrom(site, 'alice', { origin: LISTED });
    expect([rejected.status, rejected.headers['access-control-allow-origin']]).toEqual([400, LISTED]);
  });

  test('gets a preflight response with CORS headers only if its origin is listed', async () => {
    const site = await startSite({ config: { corsOrigins: [LISTED] } });
    const ask = (origin: string) =>
      site.send('/api/users/1', { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'PUT' } });
    expect((await ask(LISTED)).headers).toMatchObject({
      'access-control-allow-origin': LISTED,
      'access-control-max-age': '86400',
    });
    const other = await ask(OTHER);
    expect([other.status, other.headers['access-control-allow-origin']]).toEqual([204, undefined]);
  });
});

describe('a page of the site', () => {
  test('can write', async () => {
    const site = await startSite({ config: { trustedProxies: 1 } });
    const host = `127.0.0.1:${site.port}`;
    expect((await registerFrom(site, 'alice', { origin: `http://${host}`, host })).status).toBe(200);
  });

  test('can write without an origin, because pages without a referrer send none', async () => {
    const site = await startSite();
    const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    expect((await registerFrom(site, 'alice', headers)).status).toBe(200);
    expect((await registerFrom(site, 'bobby', { ...headers, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  test('can write behind a proxy that changes the host if SITE_URL is set; otherwise the log explains why not', async () => {
    const headers = { origin: LISTED, host: 'internal:3000', 'sec-fetch-site': 'same-origin' };
    const set = await startSite({ config: { siteUrl: LISTED } });
    expect((await registerFrom(set, 'alice', headers)).status).toBe(200);
    const unset = await startSite();
    await registerFrom(unset, 'alice', { ...headers, 'sec-fetch-site': 'cross-site' });
    for (const _ of [1, 2]) expect((await registerFrom(unset, 'alice', headers)).status).toBe(403);
    expect(unset.logged.filter((line) => line.includes('set SITE_URL'))).toEqual([
      expect.stringContaining(`Origin \\"${LISTED}\\" was rejected because its Host is \\"internal:3000\\"`),
    ]);
  });

  test('is not identified by X-Forwarded-Host if no proxy is trusted', async () => {
    const site = await startSite();
    expect((await registerFrom(site, 'bobby', { origin: OTHER, 'x-forwarded-host': 'evil.example' })).status).toBe(403);
  });
});

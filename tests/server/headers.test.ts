import { describe, expect, test } from 'vitest';
import { startSite } from './site.ts';
import { post } from './calls.ts';

test.for([
  '/',
  '/assets/app-1a2b.js',
  '/assets/none.js',
  '/api/commons',
  '/api/nope',
  '/nowhere',
  '/healthz',
  '/pricing/',
  '/%',
])('every response says how it is to be treated: %s', async (path) => {
  const site = await startSite({
    files: { 'assets/app-1a2b.js': 'export {};', 'pricing/index.html': '<!doctype html><p>Prices</p>' },
    config: { trustedProxies: 1 },
  });
  const overHttps = await site.send(path, { headers: { 'x-forwarded-proto': 'https' } });
  expect(overHttps.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()') as string,
    'strict-transport-security': expect.stringContaining('max-age=') as string,
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
  const overHttp = await site.send(path, { headers: { 'x-forwarded-proto': 'http' } });
  expect(overHttp.headers).not.toHaveProperty('strict-transport-security');
});

test('https is not believed of a visitor', async () => {
  const site = await startSite();
  expect((await site.send('/', { headers: { 'x-forwarded-proto': 'https' } })).headers).not.toHaveProperty(
    'strict-transport-security',
  );
});

test.for([
  ['host', 'max-age=31536000'],
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['preload', 'max-age=31536000; includeSubDomains; preload'],
] as const)(
  'HSTS=%s is said over https, of files and of everything else, and never over http',
  async ([hsts, value]) => {
    const site = await startSite({ config: { trustedProxies: 1, hsts } });
    for (const path of ['/', '/api/commons', '/nowhere']) {
      const overHttps = await site.send(path, { headers: { 'x-forwarded-proto': 'https' } });
      expect(overHttps.headers['strict-transport-security']).toBe(value);
      expect((await site.send(path)).headers).not.toHaveProperty('strict-transport-security');
    }
  },
);

describe('an address that holds a code', () => {
  const files = {
    'reset-password/index.html': '<!doctype html><p>New password</p>',
    'login/index.html': '<p>Log in</p>',
  };

  test.for([
    '/reset-password',
    '/reset-password?code=1234',
    '/reset-password/?code=1234',
    '/api/auth/email-confirmation?confirmation=1234',
    '/nowhere?code=1234',
    '/login?redirect=%2Fprofile&confirmation=1234',
  ])('is told to nobody by the browser: %s', async (path) => {
    const site = await startSite({ files });
    expect((await site.send(path, { headers: { accept: 'text/html' } })).headers['referrer-policy']).toBe(
      'no-referrer',
    );
  });

  test.for(['/login', '/login?confirmed=1', '/reset-passwords', '/api/commons?sort=code'])(
    'is not this one: %s',
    async (path) => {
      const site = await startSite({ files });
      expect((await site.send(path)).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    },
  );

  test('is every address in a mail that has more than a path', async () => {
    const site = await startSite({ files, config: { emailConfirmation: true } });
    const person = { username: 'alice', email: 'alice@example.test', password: 'password of alice' };
    await post(site, '/api/auth/local/register', person);
    await post(site, '/api/auth/forgot-password', { email: person.email });
    const mails = await site.mailed();
    const links = mails.flatMap(({ text }) =>
      [...text.matchAll(/https?:\/\/[^/\s]+(\/\S+\?\S+)/g)].map(([, path]) => path),
    );
    expect(links.length).toBeGreaterThanOrEqual(2);
    const responses = await Promise.all(links.map((link) => site.send(link ?? '')));
    expect(responses.map(({ headers }) => headers['referrer-policy'])).toEqual(links.map(() => 'no-referrer'));
  });
});

test.for([
  ['/share.png', 'cross-origin'],
  ['/favicon.svg', 'cross-origin'],
  ['/site.json', 'same-origin'],
  ['/', 'same-origin'],
] as const)(
  'pictures may be shown by other sites, in previews of a link; nothing else may: %s',
  async ([path, policy]) => {
    const site = await startSite({ files: { 'share.png': 'a picture', 'favicon.svg': '<svg/>', 'site.json': '{}' } });
    expect((await site.send(path)).headers['cross-origin-resource-policy']).toBe(policy);
  },
);

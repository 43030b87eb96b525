import { expect, test } from 'vitest';
import { startSite } from './site.ts';

test.for(['/', '/assets/app-1a2b.js', '/assets/none.js', '/api/commons', '/api/nope', '/nowhere', '/healthz'])(
  'every reply says how it is to be treated: %s',
  async (path) => {
    const site = await startSite({ files: { 'assets/app-1a2b.js': 'export {};' }, config: { trustedProxies: 1 } });
    const overHttps = await site.send(path, { headers: { 'x-forwarded-proto': 'https' } });
    expect(overHttps.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'strict-transport-security': expect.stringContaining('max-age=') as string,
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    const overHttp = await site.send(path, { headers: { 'x-forwarded-proto': 'http' } });
    expect(overHttp.headers).not.toHaveProperty('strict-transport-security');
  },
);

test('https is not believed of a visitor', async () => {
  const site = await startSite();
  expect((await site.send('/', { headers: { 'x-forwarded-proto': 'https' } })).headers).not.toHaveProperty(
    'strict-transport-security',
  );
});

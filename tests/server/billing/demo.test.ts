import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { demoCatalog as catalogOf } from '../../../scripts/build/demo-catalog.ts';
import { getDemoPriceId, getDemoPriceIds } from '../../../site/config/public-config.schema.ts';
import { DEMO_PATH } from '../../../site/contract/demo.ts';
import { NOT_ENTITLED } from '../../../site/contract/messages.ts';
import { demoPermission } from '../../../site/server/billing/demo.ts';
import { DAY } from '../../../site/server/process/clock.ts';
import { readConfig } from '../../../site/server/process/config.ts';
import type { Config } from '../../../site/server/process/config.ts';
import { haveLifetime, haveSubscription } from '../bought.ts';
import { messageOf } from '../http.ts';
import { bearer, register } from '../people.ts';
import { startSite } from '../site.ts';
import { post } from '../calls.ts';

const demoCatalog = catalogOf(getDemoPriceIds());
const OFF = { PUBLIC: 'SITE_URL is public', HOST: 'HOST is reachable from other machines' };

describe('the demo checkout', () => {
  test.for([
    [{ SITE_URL: 'https://www.example.com' }, OFF.PUBLIC],
    [{ SITE_URL: 'https://localhost.example.com' }, OFF.PUBLIC],
    [{ SITE_URL: 'https://127.0.0.1.example.com' }, OFF.PUBLIC],
    [{ PADDLE_API_KEY: 'pdl_live_apikey_of_the_tests' }, 'PADDLE_API_KEY is set'],
    [{ PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_of_the_tests' }, 'PADDLE_WEBHOOK_SECRET is set'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY is set'],
    [{ HOST: '0.0.0.0' }, OFF.HOST],
    [{ HOST: '203.0.113.7' }, OFF.HOST],
    [{ HOST: '::', TRUST_PROXY: 'true' }, `TRUST_PROXY is set, ${OFF.HOST}`],
  ] as const)('is off with %j, unless DEMO_CHECKOUT is true', ([env, reason]) => {
    expect(demoPermission(readConfig(env), true)).toEqual({
      allowed: false,
      why: `The demo checkout is off: ${reason}. Build with PUBLIC_PADDLE_CLIENT_TOKEN to sell, or set DEMO_CHECKOUT=true`,
    });
    const overridden = readConfig({ ...env, DEMO_CHECKOUT: 'true' });
    expect(demoPermission(overridden, true)).toEqual({ allowed: true, isPublic: true });
  });

  test.for([
    {},
    { SITE_URL: 'http://localhost:3000' },
    { SITE_URL: 'http://shop.localhost' },
    { SITE_URL: 'http://[::1]:3000' },
    { HOST: '127.0.0.1' },
    { HOST: '::1' },
    { HOST: '' },
    { TRUST_PROXY: 'false' },
  ])('is on with %j, unless DEMO_CHECKOUT is false', (env) => {
    expect(demoPermission(readConfig(env), true)).toEqual({ allowed: true, isPublic: false });
    expect(demoPermission(readConfig({ ...env, DEMO_CHECKOUT: 'false' }), true).allowed).toBe(false);
  });

  test('is off in a build with a client token, whatever the settings', () => {
    const permission = demoPermission(readConfig({ DEMO_CHECKOUT: 'true' }), false);
    expect(permission).toEqual({ allowed: false, why: undefined });
  });
});

describe('a license for a test card', () => {
  const LIFETIME = { price_id: getDemoPriceId('lifetime') };

  /** Requests the license of a user who bought with a test card and, if `paid`, also paid for a subscription. */
  async function askWith(config: Partial<Config>, catalog: typeof demoCatalog | undefined, paid = false) {
    const site = await startSite({ config, ...(catalog && { demoCatalog: catalog }) });
    const { jwt, user } = await register(site, 'alice');
    await haveLifetime(site, user.id, LIFETIME);
    if (paid) await haveSubscription(site, user.id);
    const response = await site.send('/api/licence?device=mac-number-1', { headers: bearer(jwt) });
    if (response.status !== 200) return { status: response.status, message: messageOf(response) };
    const { licence } = (response.json() as { data: { licence: string } }).data;
    const { exp = 0, plan, entitled_until: until } = decodeJwt(licence);
    return { lasts: exp - Math.floor(site.now() / 1000), plan, until, expires: new Date(exp * 1000).toISOString() };
  }

  test('lasts an hour on a public site with DEMO_CHECKOUT=true, and real purchases have precedence', async () => {
    const config = { siteUrl: 'https://www.example.com' };
    const demo = { ...config, demoCheckout: true };
    const refused = { status: 403, message: NOT_ENTITLED };
    const yearly = { lasts: (14 * DAY) / 1000, plan: 'yearly' };
    const license = await askWith(demo, demoCatalog);
    expect(license).toMatchObject({ lasts: 3600, plan: 'lifetime', until: license.expires });
    expect(await askWith(config, demoCatalog)).toEqual(refused);
    expect(await askWith(config, undefined)).toEqual(refused);
    expect(await askWith(config, undefined, true)).toMatchObject(yearly);
    expect(await askWith(demo, demoCatalog, true)).toMatchObject(yearly);
  });
});

test('a public server responds with 404 to URLs of the demo checkout and logs the reason once', async () => {
  const site = await startSite({ demoCatalog, config: { siteUrl: 'https://www.example.com' } });
  for (const path of ['portal', 'portal.css']) expect((await site.send(`/demo/paddle/${path}`)).status).toBe(404);
  expect((await post(site, '/demo/paddle/checkouts', {})).status).toBe(404);
  expect(site.logged.filter((line) => line.includes('The demo checkout is off'))).toHaveLength(1);
});

test.each([
  [false, 1],
  [true, 0],
])('the server warns at startup if the legal pages are not reviewed: %j', async (legalReviewed, warnings) => {
  const site = await startSite({ publicConfig: { legalReviewed } });
  expect(site.logged.filter((line) => line.includes('The legal pages are a template'))).toHaveLength(warnings);
});

test('a local server has the demo checkout, which rejects pages of other origins', async () => {
  const site = await startSite({ demoCatalog });
  expect((await site.send('/demo/paddle/portal.css')).status).toBe(200);
  for (const path of ['nothing', 'events']) expect((await site.send(`/demo/paddle/${path}`)).status).toBe(404);
  const elsewhere = { method: 'POST', body: {}, headers: { origin: 'https://evil.example' } };
  expect((await site.send('/demo/paddle/checkouts', elsewhere)).status).toBe(403);
  expect(site.logged.some((line) => line.includes('The demo checkout is off'))).toBe(false);
});

test('the request limit of the demo checkout leaves the account API alone', async () => {
  const site = await startSite({ demoCatalog });
  const send = (path: string) => site.send(path, { method: 'POST', body: {} });
  const statuses = [];
  for (let count = 0; count < 201; count += 1) statuses.push((await send(`${DEMO_PATH}/checkouts`)).status);
  expect([...new Set(statuses)]).toEqual([400, 429]);
  expect((await send('/api/auth/local')).status).toBe(400);
});

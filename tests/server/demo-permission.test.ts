import { expect, test } from 'vitest';
import { demoPermission } from '../../site/server/demo/allowed.ts';
import { demoCatalogue } from './demo.ts';
import { startSite } from './site.ts';

test.each([
  [undefined, undefined, true],
  [undefined, 'http://localhost:3000', true],
  [undefined, 'http://shop.localhost', true],
  [undefined, 'http://127.8.0.1:80', true],
  [undefined, 'http://[::1]:3000', true],
  [undefined, 'https://www.example.com', false],
  [undefined, 'https://localhost.example.com', false],
  [undefined, 'https://127.0.0.1.example.com', false],
  [true, 'https://www.example.com', true],
  [false, 'http://localhost:3000', false],
])('DEMO_CHECKOUT %j on SITE_URL %j: %j', (demoCheckout, siteUrl, allowed) => {
  expect(demoPermission({ demoCheckout, siteUrl }, demoCatalogue).allowed).toBe(allowed);
});

test('a build with a client token has no demo, whatever the settings', () => {
  const permission = demoPermission({ demoCheckout: true, siteUrl: undefined }, undefined);
  expect(permission).toEqual({ allowed: false, why: undefined });
});

const PATHS = ['/demo/paddle/prices', '/demo/paddle/portal', '/demo/paddle/portal.css', '/demo/paddle/api/events'];

test('a public server has none of its paths, and says once why', async () => {
  const site = await startSite({ demoCatalogue, config: { siteUrl: 'https://www.example.com' } });
  for (const path of PATHS) expect((await site.send(path)).status, `of ${path}`).toBe(404);
  const opened = await site.send('/demo/paddle/checkouts', { method: 'POST', body: {} });
  expect(opened.status).toBe(404);
  expect(site.logged.filter((line) => line.includes('The demo checkout is off'))).toHaveLength(1);
});

test('a local server has them, for its own pages and no other', async () => {
  const site = await startSite({ demoCatalogue });
  expect((await site.send('/demo/paddle/prices')).status).toBe(200);
  expect((await site.send('/demo/paddle/nothing')).status).toBe(404);
  const elsewhere = { method: 'POST', body: {}, headers: { origin: 'https://evil.example' } };
  expect((await site.send('/demo/paddle/checkouts', elsewhere)).status).toBe(403);
  expect(site.logged.some((line) => line.includes('The demo checkout is off'))).toBe(false);
});

import { expect, test } from 'vitest';
import { METRICS_TOKEN, metricsOf } from './metrics.ts';
import { startSite } from './site.ts';
import type { TestSite } from './site.ts';

const report = (site: TestSite, vitals: object) =>
  site.send('/api/vitals', {
    method: 'POST',
    body: JSON.stringify({ page: '/', navigation: 'navigate', connection: '4g', vitals }),
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
  });

test('web vitals are counted only if the build measures them', async () => {
  const site = await startSite({ config: { metricsToken: METRICS_TOKEN }, publicConfig: { vitals: true } });
  expect((await report(site, { LCP: 1234 })).status).toBe(204);
  expect((await report(site, { LCP: -1 })).status).toBe(400);
  const series = 'onset_web_vitals_total{name="LCP",rating="good",navigation="navigate",connection="4g"}';
  expect((await metricsOf(site)).get(series)).toBe(1);
  expect((await report(await startSite(), { LCP: 1234 })).status).toBe(405);
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { startProcess } from '../e2e/site-process.ts';
import { routes } from '../e2e/routes.ts';
import { testBrowser } from '../setup/browser.ts';
import { freePort } from '../setup/free-port.ts';
import { accountRates } from './accounts.ts';
import { bareScriptBytes } from './bare.ts';
import { audit } from './lighthouse.ts';
import { weigh } from './page-weight.ts';
import { rate } from './request-rate.ts';
import { withoutScripts } from './without-scripts.ts';

/**
 * `npm run bench`: what each page weighs, how Lighthouse (mobile) sees it beside the same page without scripts, and how
 * many requests the server answers, on either database. Everything is measured in one run, side by side, because the machine is part of
 * every figure. Printed, and kept in `bench/results/`.
 */

const dataDir = await mkdtemp(join(tmpdir(), 'onset-bench-'));
const site = await startProcess({ PORT: '0', DATA_DIR: dataDir });
const plain = await withoutScripts(site.origin);
const port = await freePort();
const { launch } = await testBrowser();
const browser = await chromium.launch({ ...launch, args: [...launch.args, `--remote-debugging-port=${port}`] });

try {
  const bare = await bareScriptBytes();
  const pages = [];
  for (const route of routes) {
    const weight = await weigh(browser, site.origin + route);
    const scores = await audit(site.origin + route, port);
    const scriptless = await audit(plain.origin + route, port);
    pages.push({ route, weight, jsToBare: weight.js / bare, scores, scriptless });
    console.log(`measured ${route}`);
  }
  const token = await registeredToken(site.origin);
  const rates = {
    '/ (brotli)': await rate(`${site.origin}/`, { 'Accept-Encoding': 'br' }),
    '/pricing (brotli)': await rate(`${site.origin}/pricing`, { 'Accept-Encoding': 'br' }),
    'GET /api/users/me': await rate(`${site.origin}/api/users/me`, { Authorization: `Bearer ${token}` }),
  };

  console.log('\nBytes as sent, before anything is touched');
  console.table(
    Object.fromEntries(
      pages.map(({ route, weight, jsToBare }) => [route, { ...weight, 'js / bare page': jsToBare.toFixed(2) }]),
    ),
  );
  console.log(`A bare hydrated React Router page: ${bare} bytes of JavaScript (brotli).`);
  console.log('\nLighthouse, mobile: the page / the same page without scripts');
  console.table(
    Object.fromEntries(
      pages.map(({ route, scores, scriptless }) => [
        route,
        {
          ...Object.fromEntries(
            Object.entries(scores.categories).map(([name, score]) => [
              name,
              `${score} / ${scriptless.categories[name] ?? '–'}`,
            ]),
          ),
          'LCP ms': `${scores.lcp} / ${scriptless.lcp}`,
          'TBT ms': `${scores.tbt} / ${scriptless.tbt}`,
          CLS: scores.cls.toFixed(3),
        },
      ]),
    ),
  );
  for (const { route, scores } of pages)
    if (scores.failedAudits.length > 0) console.log(`${route}: ${scores.failedAudits.join(', ')}`);
  console.log('\nRequests a second, 10 connections');
  console.table(rates);

  const accounts = await accountRates();
  console.log('\nThe account API under load: responses a second (p50 / p99 in ms)');
  console.table(
    accounts.map(({ setting, connections, ...calls }) => ({
      setting,
      connections,
      ...Object.fromEntries(
        Object.entries(calls).map(([name, { perSecond, p50, p99, failed }]) => [
          name,
          `${perSecond} (${p50} / ${p99})${failed === 0 ? '' : `, ${failed} failed`}`,
        ]),
      ),
    })),
  );

  const results = join(import.meta.dirname, '../../bench/results');
  await mkdir(results, { recursive: true });
  const at = new Date().toISOString();
  const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version };
  const file = join(results, `${at.slice(0, 10)}.json`);
  await writeFile(file, `${JSON.stringify({ at, machine, bareScriptBytes: bare, pages, rates, accounts }, null, 2)}\n`);
  console.log(`\nKept in bench/results/${at.slice(0, 10)}.json`);
} finally {
  await browser.close();
  plain.close();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function registeredToken(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/local/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'bench', email: 'bench@example.com', password: 'a password for the bench' }),
  });
  const body: unknown = await response.json();
  if (typeof body === 'object' && body !== null && 'jwt' in body && typeof body.jwt === 'string') return body.jwt;
  throw new Error(`Registration for the bench was answered with ${response.status}`);
}

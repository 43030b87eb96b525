import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '../e2e/site-process.ts';
import { documents } from '../e2e/routes.ts';
import { accountRates } from './accounts.ts';
import { bareScriptBytes } from './bare.ts';
import { measureGrowth, printGrowth } from './growth.ts';
import { measurePages, printPages } from './pages.ts';
import { rate } from './request-rate.ts';
import { measureServing, printServing } from './serving.ts';
import { measureStyles, printStyles } from './styles.ts';

/**
 * `npm run bench`: what each page weighs, how Lighthouse (mobile) sees it beside the same page without scripts, how
 * many requests the server answers, also beside a bare `node:http`, on either database, what each page's own styles would weigh, and how the build grows with its pages. Everything is measured in one run, side by side,
 * because the machine is part of every figure. Printed, and kept in `bench/results/`.
 *
 * `npm run bench -- pages` and the names of other parts measure those alone; a path after them, such as
 * `npm run bench -- pages /pricing`, those pages alone. `growth` takes numbers of pages: `npm run bench -- growth 25 200`.
 */
const parts = { pages, styles, requests, serving, accounts, growth };

const words = process.argv.slice(2);
const named = Object.entries(parts).filter(([name]) => words.includes(name));
const rest = words.filter((word) => !Object.hasOwn(parts, word));
const results: Record<string, unknown> = {};
for (const [name, measure] of named.length === 0 ? Object.entries(parts) : named) results[name] = await measure();
await keep(results);

async function pages(): Promise<unknown> {
  const bare = await bareScriptBytes();
  const paths = rest.filter((word) => word.startsWith('/'));
  const missing = paths.filter((path) => !documents.includes(path));
  if (missing.length > 0) throw new Error(`There is no page at ${missing.join(', ')}`);
  return withSite(async (origin) => {
    const all = await measurePages(origin, paths.length === 0 ? documents : paths);
    printPages(all, bare);
    return { bareScriptBytes: bare, pages: all };
  });
}

async function styles(): Promise<unknown> {
  const measured = await measureStyles();
  printStyles(measured);
  return measured;
}

async function requests(): Promise<unknown> {
  return withSite(async (origin) => {
    const token = await registeredToken(origin);
    const rates = {
      '/ (brotli)': await rate(`${origin}/`, { 'Accept-Encoding': 'br' }),
      '/pricing (brotli)': await rate(`${origin}/pricing`, { 'Accept-Encoding': 'br' }),
      'GET /api/users/me': await rate(`${origin}/api/users/me`, { Authorization: `Bearer ${token}` }),
    };
    console.log('\nRequests a second, 10 connections');
    console.table(rates);
    return rates;
  });
}

async function serving(): Promise<unknown> {
  const rates = await measureServing(join(import.meta.dirname, '../../site/build'), { requests: 10_000, rounds: 11 });
  printServing(rates);
  return rates;
}

async function accounts(): Promise<unknown> {
  const all = await accountRates();
  console.log('\nThe account API under load: responses a second (p50 / p99 in ms)');
  console.table(
    all.map(({ setting, connections, ...calls }) => ({
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
  return all;
}

async function growth(): Promise<unknown> {
  const numbers = rest.map(Number).filter((number) => Number.isInteger(number) && number >= 0);
  const sizes = await measureGrowth(numbers.length === 0 ? [25, 200, 1000] : numbers);
  printGrowth(sizes);
  return sizes;
}

/** Runs the built site for as long as `work` takes. */
async function withSite<Result>(work: (origin: string) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'onset-bench-'));
  const site = await startProcess({ PORT: '0', DATA_DIR: dataDir });
  try {
    return await work(site.origin);
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Keeps a whole run; a part of one is only printed. */
async function keep(results: Readonly<Record<string, unknown>>): Promise<void> {
  if (Object.keys(results).length < Object.keys(parts).length) return;
  const folder = join(import.meta.dirname, '../../bench/results');
  await mkdir(folder, { recursive: true });
  const at = new Date().toISOString();
  const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version };
  const file = `${at.slice(0, 10)}.json`;
  await writeFile(join(folder, file), `${JSON.stringify({ at, machine, ...results }, null, 2)}\n`);
  console.log(`\nKept in bench/results/${file}`);
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

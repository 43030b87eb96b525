import { yearly } from '../setup/plans.ts';
import { hasSample } from '../setup/samples.ts';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureMotion } from './motion.ts';
import { PageLoadError, measurePages } from './pages.ts';
import type { PageRow } from './pages.ts';
import { measureRates } from './rates.ts';
import { serveFolder } from './static-server.ts';
import { startProcess } from '../e2e/site-process.ts';

const USAGE = `npm run bench                       pages, motion and request rates of the built site
npm run bench -- pages              Lighthouse and sizes of pages
npm run bench -- motion             paints, long tasks and frames with a slow processor
npm run bench -- rates              requests per second, compared with a bare node:http server
npm run bench -- --path /about      measures this page instead of the default seven; can be repeated
npm run bench -- --beside DIR       also measures the same pages, or else the home page, of another static site
npm run bench -- --runs 5           runs per page, 3 by default`;

const CLIENT = join(import.meta.dirname, '../../site/build/client');
const PARTS = ['pages', 'motion', 'rates'];
const PATHS = ['/', '/features', '/pricing', '/use-cases', '/blog', '/login', `/checkout?plan=${yearly.id}`].filter(
  (path) => path !== '/use-cases' || hasSample('recording'),
);

/** An unknown part or a wrong option. */
class UsageError extends Error {}

/*
 * `npm run bench`: measures the built site. Numbers depend on the machine and on its other work, so everything compared is
 * measured in turns and printed as a ratio.
 */
try {
  const { values, positionals } = parseArgs({
    options: {
      path: { type: 'string', multiple: true, default: PATHS },
      beside: { type: 'string' },
      runs: { type: 'string', default: '3' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  const parts = positionals.length === 0 ? PARTS : positionals;
  for (const part of parts) if (!PARTS.includes(part)) throw new UsageError(`There is no part "${part}".`);
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError(`--runs is "${values.runs}". Set it to 1 or more.`);
  if (values.beside !== undefined && !existsSync(join(values.beside, 'index.html')))
    throw new UsageError(`--beside is "${values.beside}". Set it to a folder with an index.html.`);
  for (const path of values.path)
    if (!path.startsWith('/')) throw new UsageError(`--path is "${path}". Set it to a path, such as /about.`);
  if (values.help) console.log(USAGE);
  else await measure(parts, values.path, values.beside, runs);
} catch (error) {
  const isUsage =
    error instanceof UsageError || String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
  if (!(isUsage || error instanceof PageLoadError)) throw error;
  process.stderr.write(`${(error as Error).message}\n${isUsage ? `${USAGE}\n` : ''}`);
  process.exitCode = 1;
}

async function measure(parts: string[], paths: string[], beside: string | undefined, runs: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'onset-bench-'));
  const site = await startProcess({ PORT: '0', DATA_DIR: dataDir });
  try {
    const urls = paths.map((path) => site.origin + path);
    const withPaths = (rows: readonly PageRow[], origin = site.origin) =>
      rows.map(({ page, ...numbers }) => ({ page: page.replace(origin, ''), ...numbers }));
    if (parts.includes('pages') && beside !== undefined) {
      const [own, other] = await Promise.all([serveFolder(CLIENT), serveFolder(resolve(beside))]);
      const pathBeside = (path: string): string => (existsSync(join(beside, path, 'index.html')) ? path : '/');
      const pages = paths.map((path) => ({ url: own.origin + path, beside: other.origin + pathBeside(path) }));
      try {
        console.table(withPaths(await measurePages(pages, runs), own.origin));
      } finally {
        for (const server of [own, other]) server.close();
      }
    } else if (parts.includes('pages')) {
      const pages = urls.map((url) => ({ url }));
      console.table(withPaths(await measurePages(pages, runs)));
    }
    if (parts.includes('motion')) console.table(withPaths(await measureMotion(urls, runs)));
    if (parts.includes('rates')) console.table(await measureRates(site.origin, dataDir));
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

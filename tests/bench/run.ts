import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureMotion } from './motion.ts';
import { PageLoadError, measurePages } from './pages.ts';
import type { PageRow } from './pages.ts';
import { measureRates } from './rates.ts';
import { startProcess } from '../e2e/site-process.ts';

const USAGE = `npm run bench                       pages, motion and request rates of the built site
npm run bench -- pages              Lighthouse and sizes of pages
npm run bench -- motion             paints, long tasks and frames with a slow processor
npm run bench -- rates              requests per second, compared with a bare node:http server
npm run bench -- --path /about      measures this page instead of the default seven; can be repeated
npm run bench -- --beside URL       also measures another URL in the same run; can be repeated
npm run bench -- --runs 5           runs per page, 3 by default`;

const PARTS = ['pages', 'motion', 'rates'];
const PATHS = ['/', '/features', '/pricing', '/use-cases', '/blog', '/login', '/checkout?plan=yearly'];

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
      beside: { type: 'string', multiple: true, default: [] },
      runs: { type: 'string', default: '3' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  const parts = positionals.length === 0 ? PARTS : positionals;
  for (const part of parts) if (!PARTS.includes(part)) throw new UsageError(`There is no part "${part}".`);
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError(`--runs is "${values.runs}". Set it to 1 or more.`);
  for (const url of values.beside)
    if (!URL.canParse(url))
      throw new UsageError(`--beside is "${url}". Set it to a URL, such as https://example.com/.`);
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

async function measure(parts: string[], paths: string[], beside: string[], runs: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'onset-bench-'));
  const site = await startProcess({ PORT: '0', DATA_DIR: dataDir });
  try {
    const urls = [...new Set([...paths.map((path) => site.origin + path), ...beside])];
    const withPaths = (rows: readonly PageRow[]) =>
      rows.map(({ page, ...numbers }) => ({ page: page.replace(site.origin, ''), ...numbers }));
    if (parts.includes('pages')) console.table(withPaths(await measurePages(urls, runs)));
    if (parts.includes('motion')) console.table(withPaths(await measureMotion(urls, runs)));
    if (parts.includes('rates')) console.table(await measureRates(site.origin, dataDir));
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

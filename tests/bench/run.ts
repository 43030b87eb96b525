import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PageLoadError, measurePages } from './pages.ts';
import { measureRates } from './rates.ts';
import { startProcess } from '../e2e/site-process.ts';

const USAGE = `npm run bench                       pages and request rates of the built site
npm run bench -- pages              Lighthouse and sizes of six pages
npm run bench -- rates              requests per second, compared with a bare node:http server
npm run bench -- --beside URL       also measures another URL in the same run; can be repeated
npm run bench -- --runs 5           Lighthouse runs per page, 3 by default`;

/** An unknown part or a wrong option. */
class UsageError extends Error {}

/*
 * `npm run bench`: measures the built site. Numbers depend on the machine and on its other work, so everything compared is
 * measured in turns and printed as a ratio.
 */
try {
  const { values, positionals } = parseArgs({
    options: {
      beside: { type: 'string', multiple: true, default: [] },
      runs: { type: 'string', default: '3' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  const parts = positionals.length === 0 ? ['pages', 'rates'] : positionals;
  const unknown = parts.find((part) => part !== 'pages' && part !== 'rates');
  if (unknown !== undefined) throw new UsageError(`There is no part "${unknown}".`);
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError(`--runs is "${values.runs}". Set it to 1 or more.`);
  for (const url of values.beside)
    if (!URL.canParse(url))
      throw new UsageError(`--beside is "${url}". Set it to a URL, such as https://example.com/.`);
  if (values.help) console.log(USAGE);
  else await measure(parts, values.beside, runs);
} catch (error) {
  const isUsage =
    error instanceof UsageError || String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
  if (!(isUsage || error instanceof PageLoadError)) throw error;
  process.stderr.write(`${(error as Error).message}\n${isUsage ? `${USAGE}\n` : ''}`);
  process.exitCode = 1;
}

async function measure(parts: readonly string[], beside: readonly string[], runs: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'onset-bench-'));
  const site = await startProcess({ PORT: '0', DATA_DIR: dataDir });
  try {
    if (parts.includes('pages')) console.table(await measurePages(site.origin, beside, runs));
    if (parts.includes('rates')) console.table(await measureRates(site.origin, dataDir));
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

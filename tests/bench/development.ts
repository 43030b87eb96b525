import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../setup/free-port.ts';
import { withBrowser } from './bench-browser.ts';
import { rounded } from './median.ts';
import { withCopy } from './site-copy.ts';
import type { Result } from './kept/schema.ts';

const PAGE = '/pricing';
const FILE = 'site/pages/pricing.ts';
/** The words of the page that are changed: those of its first heading. */
const HEADING = /heading: '([^']+)'/;
/** Everything takes at most this long, in milliseconds, or it is an error. */
const PATIENCE_MS = 120_000;

/**
 * What who works on the site waits for, in a copy of the repository: the first page after `npm run dev`, on a machine
 * that never started it and on one that did, and an edit of a page's text seen in the browser.
 */
export function measureDevelopment(edits: number): Promise<Result<'development'>> {
  return withCopy(async (copy) => {
    const cold = await startDevelopment(copy);
    await cold.stop();
    const warm = await startDevelopment(copy);
    try {
      return {
        coldStart: cold.seconds,
        warmStart: warm.seconds,
        edits: await editsSeen(join(copy, FILE), warm.origin, edits),
      };
    } finally {
      await warm.stop();
    }
  });
}

/** Prints what was measured. */
export function printDevelopment({ coldStart, warmStart, edits }: Result<'development'>): void {
  console.log('\nWork on the site, seconds');
  console.table({
    'first page, first start': coldStart,
    'first page, later starts': warmStart,
    edits: edits.join(', '),
  });
}

interface Started {
  readonly origin: string;
  readonly seconds: number;
  readonly stop: () => Promise<void>;
}

async function startDevelopment(copy: string): Promise<Started> {
  const port = await freePort();
  const started = performance.now();
  const words = ['dev', 'site', '--host', '127.0.0.1', '--port', String(port), '--strictPort'];
  const child = spawn(process.execPath, [join(copy, 'node_modules/@react-router/dev/bin.cjs'), ...words], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(`${origin}${PAGE}`))) {
    if (child.exitCode !== null) throw new Error(`npm run dev ended with ${child.exitCode}: ${said}`);
    if (performance.now() - started > PATIENCE_MS) throw new Error(`npm run dev shows no page: ${said}`);
    await pause(20);
  }
  return {
    origin,
    seconds: rounded((performance.now() - started) / 1000, 2),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Whether the whole page was answered. While nobody listens yet there is no answer. */
async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return (await response.text()).includes('</html>') && response.ok;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function editsSeen(file: string, origin: string, edits: number): Promise<number[]> {
  return withBrowser(async ({ browser }) => {
    const page = await browser.newPage();
    await page.goto(origin + PAGE, { waitUntil: 'networkidle' });
    const source = readFileSync(file, 'utf8');
    if (!HEADING.test(source)) throw new Error(`${FILE} has no heading to change`);
    const seconds: number[] = [];
    for (let edit = 1; edit <= edits; edit += 1) {
      const words = `A heading changed for the ${edit}. time`;
      const started = performance.now();
      writeFileSync(file, source.replace(HEADING, `heading: '${words}'`));
      await page.getByRole('heading', { level: 1, name: words }).waitFor({ timeout: PATIENCE_MS });
      seconds.push(rounded((performance.now() - started) / 1000, 2));
    }
    return seconds;
  });
}

import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLogged, startLoggedSite } from './logged-process.ts';
import type { LoggedProcess } from './logged-process.ts';
import { rawLoad } from './raw-load.ts';

/*
 * How fast files are served, beside a `node:http` that sends the same bytes with the same headers and does nothing else:
 * no log, no lookup, no limits. Both are processes of their own, and are asked in turns.
 */

/** What the two did with one request, the median of all rounds. */
export interface ServingRate {
  readonly what: string;
  readonly connections: number;
  readonly perSecond: number;
  readonly barePerSecond: number;
  /** The median of what each round's two rates are to each other. */
  readonly ratio: number;
  /** Microseconds of processor time a request, of the thread that answers; `undefined` where the system does not tell. */
  readonly cpu: number | undefined;
  readonly bareCpu: number | undefined;
  /** The same ratio by processor time: what else the machine does is hardly in it. */
  readonly cpuRatio: number | undefined;
}

interface Asked {
  readonly what: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** How often one of the two is asked in a round, and how many rounds there are. */
export interface ServingLength {
  readonly requests: number;
  readonly rounds: number;
}

/** Measures a page in brotli, a page the browser has, and a small script, over 10 and over 100 connections. */
export async function measureServing(buildDir: string, length: ServingLength): Promise<ServingRate[]> {
  const dir = await mkdtemp(join(tmpdir(), 'onset-serving-'));
  const site = await startLoggedSite(dir);
  try {
    const br = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const { etag = '' } = (await recorded(site.port, { what: '', path: '/', headers: br })).byName;
    const all: Asked[] = [
      { what: '/ (brotli)', path: '/', headers: br },
      { what: '/ (304)', path: '/', headers: { ...br, 'if-none-match': etag } },
      { what: 'a small script', path: `/assets/${await smallScript(join(buildDir, 'client/assets'))}`, headers: br },
    ];
    const rates: ServingRate[] = [];
    for (const asked of all) {
      const bare = await startBare(dir, site.port, asked);
      try {
        for (const connections of [10, 100]) rates.push(await inTurns(site, bare, asked, connections, length));
      } finally {
        await bare.stop();
      }
    }
    return rates;
  } finally {
    await site.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

/** Prints them, a line each. */
export function printServing(rates: readonly ServingRate[]): void {
  console.log('\nFiles, beside a bare node:http with the same bytes and headers (medians; the site writes its log)');
  console.table(
    rates.map(({ what, connections, perSecond, barePerSecond, ratio, cpu, bareCpu, cpuRatio }) => ({
      what,
      connections,
      'a second': perSecond,
      'bare, a second': barePerSecond,
      ratio,
      'µs each': cpu,
      'bare, µs each': bareCpu,
      'ratio by processor time': cpuRatio,
    })),
  );
}

async function startBare(dir: string, port: number, asked: Asked): Promise<LoggedProcess> {
  const { status, headers, body } = await recorded(port, asked);
  const file = join(dir, 'answer.json');
  await writeFile(file, JSON.stringify({ [asked.path]: { status, headers, body: body.toString('base64') } }));
  return startLogged(join(import.meta.dirname, 'bare-server.ts'), [file], join(dir, 'bare.log'), {});
}

/** So many rounds come first, in which both warm up. */
const WARMING_UP = 4;

/** Asks both in turns, one round after the other. */
async function inTurns(
  site: LoggedProcess,
  bare: LoggedProcess,
  asked: Asked,
  connections: number,
  { requests, rounds }: ServingLength,
): Promise<ServingRate> {
  const turns: { site: Turn; bare: Turn }[] = [];
  for (let round = 0; round < WARMING_UP + rounds; round += 1) {
    // Who is first changes: what the machine does besides comes and goes.
    const first = round % 2 === 0;
    const early = await turn(first ? site : bare, asked, connections, requests);
    const late = await turn(first ? bare : site, asked, connections, requests);
    if (round >= WARMING_UP) turns.push(first ? { site: early, bare: late } : { site: late, bare: early });
  }
  return {
    what: asked.what,
    connections,
    perSecond: Math.round(median(turns.map((each) => each.site.perSecond))),
    barePerSecond: Math.round(median(turns.map((each) => each.bare.perSecond))),
    ratio: rounded(median(turns.map((each) => each.site.perSecond / each.bare.perSecond))),
    cpu: roundedOf(medianOf(turns.map((each) => each.site.cpu))),
    bareCpu: roundedOf(medianOf(turns.map((each) => each.bare.cpu))),
    cpuRatio: roundedOf(medianOf(turns.map((each) => ratioOf(each.bare.cpu, each.site.cpu)))),
  };
}

interface Turn {
  readonly perSecond: number;
  /** Microseconds of processor time a request. */
  readonly cpu: number | undefined;
}

async function turn(server: LoggedProcess, asked: Asked, connections: number, requests: number): Promise<Turn> {
  const before = server.cpuTime();
  const status = 'if-none-match' in asked.headers ? 304 : 200;
  const seconds = await rawLoad({ ...asked, port: server.port, status }, connections, requests);
  const after = server.cpuTime();
  const spent = before === undefined || after === undefined ? undefined : after - before;
  return { perSecond: requests / seconds, cpu: spent === undefined ? undefined : spent / requests };
}

/** A response as it came, but for what `node:http` writes by itself. */
function recorded(
  port: number,
  { path, headers }: Asked,
): Promise<{ status: number; headers: string[]; byName: Readonly<Record<string, string | undefined>>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const { rawHeaders: raw } = response;
        const own = raw.filter((_, index) => !/^(?:date|connection|keep-alive)$/i.test(raw[index - (index % 2)] ?? ''));
        const byName = { etag: response.headers.etag };
        resolve({ status: response.statusCode ?? 0, headers: own, byName, body: Buffer.concat(parts) });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** The smallest script that is compressed. */
async function smallScript(dir: string): Promise<string> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.js.br'));
  const sized = names.map((name) => ({ name: name.slice(0, -3), size: readFileSync(join(dir, name)).length }));
  const smallest = sized.toSorted((one, other) => one.size - other.size)[0];
  if (smallest === undefined) throw new Error(`There is no script in ${dir}: run npm run build`);
  return smallest.name;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function medianOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? median(known) : undefined;
}

function ratioOf(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one / other;
}

const roundedOf = (value: number | undefined): number | undefined => (value === undefined ? undefined : rounded(value));

const rounded = (value: number): number => Math.round(value * 100) / 100;

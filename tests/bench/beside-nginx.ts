import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProxy } from '../setup/proxy.ts';
import { startLoggedSite } from './logged-process.ts';
import { median, rounded } from './median.ts';
import { nginxVersion, startNginx } from './nginx-files.ts';
import { processorTimeOf } from './process-watch.ts';
import { rawLoad } from './raw-load.ts';
import type { ServingLength } from './serving.ts';
import type { Rates, Result } from './kept/schema.ts';

const CONNECTIONS = [10, 100];
const PATH = '/';
const GZIP = { 'accept-encoding': 'gzip' };

/** What nginx writes by itself. */
const OWN_HEADERS =
  /^(?:date|connection|keep-alive|content-(?:type|length|encoding)|etag|last-modified|accept-ranges|vary|transfer-encoding)$/i;

/**
 * How fast the home page is served, in gzip, beside Debian's nginx on the same files with the same headers: one process
 * of each, both with a log, asked in turns. Where nginx is not installed the result is a line that says so.
 */
export async function measureBesideNginx(build: string, length: ServingLength): Promise<Result<'serving'>['nginx']> {
  const program = findProxy('nginx');
  if (program === undefined) return 'nginx is not installed on this machine';
  const dir = await mkdtemp(join(tmpdir(), 'onset-nginx-'));
  const site = await startLoggedSite(dir);
  try {
    const own = await seen(site.port);
    const nginx = await startNginx(program, {
      dir,
      client: join(build, 'client'),
      headers: { [PATH]: own.headers.filter(([name]) => !OWN_HEADERS.test(name)).flat() },
    });
    try {
      const theirs = await seen(nginx.port);
      if (theirs.bytes !== own.bytes)
        throw new Error(`nginx answers ${PATH} with ${theirs.bytes} bytes, the site with ${own.bytes}`);
      const rates: Rates[] = [];
      for (const connections of CONNECTIONS) rates.push(await inTurns(site, nginx, connections, length));
      return { version: nginxVersion(program), rates };
    } finally {
      await nginx.stop();
    }
  } finally {
    await site.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

interface Server {
  readonly port: number;
  readonly pid: number;
}

/** The headers of the home page, and how many bytes it has when it is unpacked. */
async function seen(port: number): Promise<{ headers: [string, string][]; bytes: number }> {
  const response = await fetch(`http://127.0.0.1:${port}${PATH}`, { headers: GZIP });
  if (response.headers.get('content-encoding') !== 'gzip') throw new Error(`${PATH} is not sent in gzip`);
  return { headers: [...response.headers], bytes: (await response.arrayBuffer()).byteLength };
}

/** So many rounds come first, in which both warm up. */
const WARMING_UP = 4;

/** Asks both in turns, one round after the other. */
async function inTurns(site: Server, nginx: Server, connections: number, length: ServingLength): Promise<Rates> {
  const rounds: { site: Turn; nginx: Turn }[] = [];
  for (let round = 0; round < WARMING_UP + length.rounds; round += 1) {
    // Who is first changes: what the machine does besides comes and goes.
    const first = round % 2 === 0;
    const early = await turn(first ? site : nginx, connections, length.requests);
    const late = await turn(first ? nginx : site, connections, length.requests);
    if (round >= WARMING_UP) rounds.push(first ? { site: early, nginx: late } : { site: late, nginx: early });
  }
  const cpu = medianOfKnown(rounds.map((each) => each.site.cpu));
  const otherCpu = medianOfKnown(rounds.map((each) => each.nginx.cpu));
  return {
    what: `${PATH} (gzip)`,
    connections,
    perSecond: Math.round(median(rounds.map((each) => each.site.perSecond))),
    otherPerSecond: Math.round(median(rounds.map((each) => each.nginx.perSecond))),
    ratio: rounded(median(rounds.map((each) => each.site.perSecond / each.nginx.perSecond)), 2),
    ...(cpu === undefined ? {} : { cpu }),
    ...(otherCpu === undefined ? {} : { otherCpu }),
  };
}

interface Turn {
  readonly perSecond: number;
  /** Microseconds of processor time a request. */
  readonly cpu: number | undefined;
}

async function turn({ port, pid }: Server, connections: number, requests: number): Promise<Turn> {
  const before = processorTimeOf(pid);
  const seconds = await rawLoad({ port, path: PATH, headers: GZIP, status: 200 }, connections, requests);
  const after = processorTimeOf(pid);
  return {
    perSecond: requests / seconds,
    cpu: before === undefined || after === undefined ? undefined : rounded((after - before) / requests, 1),
  };
}

function medianOfKnown(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? median(known) : undefined;
}

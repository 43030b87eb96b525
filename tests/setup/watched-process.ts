import { Agent } from 'node:http';
import { join } from 'node:path';
import { request } from 'node:http';
import { TEST_ENTRY, spawnProcess, untilReady } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';

/** What a server's process did since it was last asked. */
export interface LoopFigures {
  /** The longest its event loop was kept, in milliseconds by the clock. */
  readonly wall: number;
  /** The same by the processor time of its thread: what else the machine did is not in it. */
  readonly cpu: number;
  /** What it has in memory, in bytes. */
  readonly heap: number;
  readonly external: number;
  readonly rss: number;
}

/** A server's process whose event loop is measured. */
export interface WatchedProcess extends ServerProcess {
  readonly port: number;
  /** Tells the figures since the last time. */
  readonly figures: () => Promise<LoopFigures>;
}

/** Starts the server on a build, watched. Whoever starts it ends it. */
export async function startWatched(env: Readonly<Record<string, string>>): Promise<WatchedProcess> {
  const watch = join(import.meta.dirname, 'loop-watch.ts');
  const site = spawnProcess(TEST_ENTRY, { HOST: '127.0.0.1', PORT: '0', ...env }, [], ['--import', watch]);
  const port = await untilReady(site);
  const watchPort = Number(/Watched on (\d+)/.exec(site.output.stdout)?.[1]);
  const agent = new Agent({ keepAlive: true });
  const figures = (): Promise<LoopFigures> =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port: watchPort, agent }, (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () => resolve(JSON.parse(text) as LoopFigures));
      })
        .on('error', reject)
        .end();
    });
  return { ...site, port, figures };
}

import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { weighPages } from '../../scripts/build/weigh.ts';
import { spawnProcess, untilReady } from '../setup/server-process.ts';
import { rounded } from './median.ts';
import { endedProcessesTime, memoryOf, watchMemory } from './process-watch.ts';
import { sampleName, writeSamplePosts } from './sample-posts.ts';
import { withCopy } from './site-copy.ts';
import type { GrownSite } from './kept/schema.ts';

/** Pages that are there whatever is added, of each kind one, and a page that was added. */
export const WEIGHED = [
  '/',
  '/pricing',
  '/blog',
  '/blog/topic/sound',
  '/blog/why-text-goes-soft',
  `/blog/${sampleName(1)}`,
  '/404',
];

const LISTS = ['sitemap.xml', 'llms.txt', 'rss.xml', 'search/headings.json', 'search/texts.json'];

/**
 * Builds the site with each of these numbers of posts added to it, in a copy of the repository, one after the other. Share
 * pictures are drawn anew each time, as on a machine that builds for the first time.
 */
export async function measureGrowth(numbers: readonly number[], onSite: (site: GrownSite) => void): Promise<void> {
  for (const posts of numbers)
    await withCopy(async (copy) => {
      writeSamplePosts(join(copy, 'site/content/posts'), posts);
      console.log(`building with ${posts} posts more …`);
      const built = await build(copy);
      console.log(`  built in ${built.seconds} s`);
      const client = join(copy, 'site/build/client');
      const all = weighPages(client);
      const size = async (name: string): Promise<[string, number]> => [
        name,
        (await stat(join(client, `${name}.br`))).size,
      ];
      onSite({
        posts,
        at: new Date().toISOString(),
        pages: all.length,
        ...built,
        server: await serve(
          copy,
          all.map(({ path }) => path),
        ),
        weights: all.filter(({ path }) => WEIGHED.includes(path)),
        lists: Object.fromEntries(await Promise.all(LISTS.map(size))),
      });
    });
}

/** Prints what was measured as two tables. */
export function printGrowth(sites: readonly GrownSite[]): void {
  const megabytes = (bytes: number | undefined): string =>
    bytes === undefined ? '–' : `${Math.round(bytes / 1e6)} MB`;
  console.log('\nThe build, the server, and what lists every page (bytes, brotli)');
  console.table(
    Object.fromEntries(
      sites.map(({ posts, pages, seconds, cpuSeconds, buildMemory, server, lists }) => [
        `${posts} posts more`,
        {
          pages,
          seconds,
          'processor seconds': cpuSeconds ?? '–',
          'ms a page': Math.round((seconds * 1000) / pages),
          'memory of the build': megabytes(buildMemory),
          'of the server': megabytes(server.servedMemory),
          ...lists,
        },
      ]),
    ),
  );
  console.log('\nPages: HTML / CSS / JS (bytes, brotli)');
  console.table(
    Object.fromEntries(
      WEIGHED.map((path) => [
        path,
        Object.fromEntries(
          sites.map(({ posts, weights }) => {
            const weight = weights.find((each) => each.path === path);
            return [`${posts} posts more`, weight ? `${weight.html} / ${weight.css} / ${weight.js}` : '–'];
          }),
        ),
      ]),
    ),
  );
}

async function build(copy: string): Promise<Pick<GrownSite, 'seconds' | 'cpuSeconds' | 'buildMemory'>> {
  const { SITE_BUILD_DIR: _elsewhere, ...environment } = process.env;
  const started = performance.now();
  const before = endedProcessesTime();
  const child = spawn(process.execPath, [join(copy, 'scripts/build.ts')], {
    cwd: copy,
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const memory = watchMemory(child.pid ?? 0);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const buildMemory = memory.stop();
  if (code !== 0) throw new Error(`The build in ${copy} ended with ${code}: ${said}`);
  const after = endedProcessesTime();
  return {
    seconds: rounded((performance.now() - started) / 1000, 1),
    ...(before === undefined || after === undefined ? {} : { cpuSeconds: rounded(after - before, 1) }),
    ...(buildMemory === undefined ? {} : { buildMemory }),
  };
}

/** Starts the copy's server, and asks for every page once: what it holds in memory before and after. */
async function serve(copy: string, paths: readonly string[]): Promise<GrownSite['server']> {
  const started = performance.now();
  const server = spawnProcess(join(copy, 'site/server/main.ts'), { PORT: '0', DATA_DIR: join(copy, 'data') });
  try {
    const port = await untilReady(server);
    const startSeconds = rounded((performance.now() - started) / 1000, 2);
    const pid = server.child.pid ?? 0;
    const idleMemory = memoryOf(pid);
    for (const path of paths) {
      const response = await fetch(`http://localhost:${port}${path}`);
      await response.arrayBuffer();
    }
    const servedMemory = memoryOf(pid);
    return {
      startSeconds,
      ...(idleMemory === undefined ? {} : { idleMemory }),
      ...(servedMemory === undefined ? {} : { servedMemory }),
    };
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
}

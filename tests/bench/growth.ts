import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { weighPages } from '../../scripts/build/weigh.ts';
import type { PageWeight } from '../../scripts/build/weigh.ts';
import { sampleName, writeSamplePosts } from './sample-posts.ts';

/** What the build of a site with more posts takes, and what is in it. */
export interface GrownSite {
  /** How many posts were added. */
  readonly posts: number;
  /** Every page there is. */
  readonly pages: number;
  readonly seconds: number;
  /** What some pages weigh, in bytes after brotli. */
  readonly weights: readonly PageWeight[];
  /** What lists every page and so grows with them, in bytes after brotli. */
  readonly lists: Readonly<Record<string, number>>;
}

const root = join(import.meta.dirname, '../..');

/** All that a build is made of. */
const SOURCES = [
  'site',
  'design-system',
  'scripts',
  'tailwind.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Pages that are there whatever is added, of each kind one, and a page that was added. */
const WEIGHED = [
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
export async function measureGrowth(numbers: readonly number[]): Promise<GrownSite[]> {
  const sizes: GrownSite[] = [];
  for (const posts of numbers) {
    const copy = await mkdtemp(join(tmpdir(), 'onset-growth-'));
    try {
      await copyRepository(copy);
      writeSamplePosts(join(copy, 'site/content/posts'), posts);
      const started = performance.now();
      await promisify(execFile)(process.execPath, [join(copy, 'scripts/build.ts')], { cwd: copy, maxBuffer: 1 << 26 });
      const seconds = (performance.now() - started) / 1000;
      sizes.push({
        posts,
        seconds: Math.round(seconds * 10) / 10,
        ...(await measured(join(copy, 'site/build/client'))),
      });
      console.log(`built with ${posts} posts more in ${seconds.toFixed(1)} s`);
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  }
  return sizes;
}

/** Prints what was measured as two tables. */
export function printGrowth(sizes: readonly GrownSite[]): void {
  console.log('\nThe build, and what lists every page (bytes, brotli)');
  console.table(
    Object.fromEntries(
      sizes.map(({ posts, pages, seconds, lists }) => [
        `${posts} posts more`,
        { pages, seconds, 'ms a page': Math.round((seconds * 1000) / pages), ...lists },
      ]),
    ),
  );
  console.log('\nPages: HTML / CSS / JS (bytes, brotli)');
  console.table(
    Object.fromEntries(
      WEIGHED.map((path) => [
        path,
        Object.fromEntries(
          sizes.map(({ posts, weights }) => {
            const weight = weights.find((each) => each.path === path);
            return [`${posts} posts more`, weight ? `${weight.html} / ${weight.css} / ${weight.js}` : '–'];
          }),
        ),
      ]),
    ),
  );
}

async function measured(client: string): Promise<Pick<GrownSite, 'pages' | 'weights' | 'lists'>> {
  const all = weighPages(client);
  const size = async (name: string): Promise<[string, number]> => [name, (await stat(join(client, `${name}.br`))).size];
  return {
    pages: all.length,
    weights: all.filter(({ path }) => WEIGHED.includes(path)),
    lists: Object.fromEntries(await Promise.all(LISTS.map(size))),
  };
}

/**
 * Copies what a build is made of, without what builds have made. Packages are linked to, but for the design system, which
 * is one and must be that of the copy.
 */
async function copyRepository(copy: string): Promise<void> {
  const made = new Set(['build', '.react-router', 'node_modules'].map((name) => join(root, 'site', name)));
  for (const name of SOURCES)
    await cp(join(root, name), join(copy, name), { recursive: true, filter: (source) => !made.has(source) });
  const packages = join(copy, 'node_modules');
  await mkdir(join(packages, '@onset'), { recursive: true });
  await symlink(join(copy, 'design-system'), join(packages, '@onset/design-system'), 'dir');
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@onset' && name !== '.cache')
      await symlink(join(root, 'node_modules', name), join(packages, name), 'junction');
}

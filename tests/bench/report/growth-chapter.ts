import { WEIGHED } from '../growth.ts';
import type { GrownSite, KeptResults } from '../kept/schema.ts';
import { lineChart } from './chart.ts';
import { picture, unmeasured } from './chapter.ts';
import type { Chapter } from './chapter.ts';
import { kilobytes, megabytes, table, whole } from './format.ts';

/** What more pages cost: the build, the server, and every visitor. */
export function growthChapter({ growth: part }: KeptResults): Chapter {
  const title = 'Growth';
  if (part === undefined) return { title, text: unmeasured('growth 25 200 1000 5000'), charts: {} };
  const sites = part.result;
  const text = [
    `The site with more posts: texts like the real ones, each its own, with the lists of their topics. Share pictures are drawn anew, as on a
machine that builds for the first time. Memory is that of all processes together, at its most.`,
    picture('growth-build.svg', sites.map(({ pages, seconds }) => `${pages} pages: ${seconds} s`).join('; ')),
    table(
      [
        'posts more',
        'pages',
        'build s',
        'ms a page',
        'processor s',
        'memory of the build MB',
        'server starts s',
        'its memory MB',
        'after all pages MB',
      ],
      sites.map(({ posts, pages, seconds, cpuSeconds, buildMemory, server }) => [
        whole(posts),
        whole(pages),
        seconds.toFixed(1),
        whole((seconds * 1000) / pages),
        cpuSeconds === undefined ? '–' : cpuSeconds.toFixed(1),
        megabytes(buildMemory),
        server.startSeconds.toFixed(2),
        megabytes(server.idleMemory),
        megabytes(server.servedMemory),
      ]),
    ),
    picture('growth-memory.svg', 'Memory of the build and of the server, by the number of pages.'),
    '### What a visitor has of it',
    'Bytes of a page before anything is touched: HTML / CSS / JavaScript, kB.',
    table(
      ['page', ...sites.map(({ pages }) => `of ${whole(pages)}`)],
      WEIGHED.map((path) => [`\`${path}\``, ...sites.map((site) => weightOf(site, path))]),
    ),
    'What lists every page, kB; it is fetched by who searches, and by programs.',
    table(
      ['file', ...sites.map(({ pages }) => `of ${whole(pages)}`)],
      [...new Set(sites.flatMap(({ lists }) => Object.keys(lists)))].map((name) => [
        `\`${name}\``,
        ...sites.map(({ lists }) => (lists[name] === undefined ? '–' : kilobytes(lists[name]))),
      ]),
    ),
  ].join('\n\n');
  return { title, text, charts: charts(sites) };
}

function weightOf({ weights }: GrownSite, path: string): string {
  const weight = weights.find((each) => each.path === path);
  return weight === undefined ? '–' : [weight.html, weight.css, weight.js].map(kilobytes).join(' / ');
}

function charts(sites: readonly GrownSite[]): Chapter['charts'] {
  const inMegabytes = (bytes: number): number => Math.round(bytes / 1e6);
  const line = (name: string, of: (site: GrownSite) => number | undefined) => ({
    name,
    points: sites.flatMap((site) => {
      const bytes = of(site);
      return bytes === undefined ? [] : [[site.pages, inMegabytes(bytes)] as const];
    }),
  });
  return {
    'growth-build.svg': lineChart('Seconds of a build', 'pages', [
      { name: 'build', points: sites.map(({ pages, seconds }) => [pages, Math.round(seconds)] as const) },
    ]),
    'growth-memory.svg': lineChart('Memory, MB', 'pages', [
      line('server, after all pages', ({ server }) => server.servedMemory),
      line('build', ({ buildMemory }) => buildMemory),
    ]),
  };
}

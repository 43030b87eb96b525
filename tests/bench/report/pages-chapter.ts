import type { KeptResults, MeasuredPage } from '../kept/schema.ts';
import { median } from '../median.ts';
import { LIMITS, shortcomings } from '../page-limits.ts';
import { barChart } from './chart.ts';
import { picture, unmeasured } from './chapter.ts';
import type { Chapter } from './chapter.ts';
import { kilobytes, table, whole } from './format.ts';
import { ratioOf } from './summary.ts';

/** What every page weighs, and how soon it is seen. */
export function pagesChapter({ pages: part }: KeptResults): Chapter {
  const title = 'Pages';
  if (part === undefined) return { title, text: unmeasured('pages'), charts: {} };
  const { bare, pages } = part.result;
  const short = pages.flatMap((page) => shortcomings(page).map((each) => `- \`${page.path}\`: ${each}`));
  const text = [
    `A visitor's first page, on a phone of 390 px with an empty cache, and nothing touched. Bytes are as they are sent.`,
    picture('scripts.svg', scriptsText(bare.weight.js, pages)),
    table(
      ['page', 'HTML kB', 'CSS kB', 'JS kB', 'fonts kB', 'other kB', 'requests', 'JS / bare page'],
      [
        ...pages.map(({ path, weight }) => weightRow(`\`${path}\``, weight, bare.weight.js)),
        weightRow('*the plainest React Router page*', bare.weight, bare.weight.js),
      ],
    ),
    `Lighthouse's mobile audit (a slow phone on a slow network, simulated): medians of ${runsOf(pages)} runs. Beside each page stands the same
page with its scripts taken out of the HTML, measured in turns. The limit is ${LIMITS.lcp} times its largest contentful paint (LCP). The five
scores are performance, accessibility, best practices, SEO and agentic browsing; pages that ask not to be found are not blamed for it.`,
    picture('first-sight.svg', 'The largest contentful paint of every page, by that of the same page without scripts.'),
    table(
      ['page', 'LCP ms', 'without scripts', 'ratio', 'TBT ms', 'CLS', 'scores'],
      [
        ...pages.map(({ path, speed, scriptless, ...page }) => [
          `\`${path}\``,
          whole(speed.lcp),
          whole(scriptless.lcp),
          ratioOf({ path, speed, scriptless, ...page }).toFixed(2),
          whole(speed.tbt),
          speed.cls.toFixed(3),
          scores({ ...page.categories, performance: speed.performance }),
        ]),
        [
          '*the plainest React Router page*',
          whole(bare.speed.lcp),
          '',
          '',
          whole(bare.speed.tbt),
          bare.speed.cls.toFixed(3),
          scores({ ...bare.categories, performance: bare.speed.performance }),
        ],
      ],
    ),
    short.length === 0
      ? 'No page is over a limit, or below 100.'
      : `Over a limit, or below 100:\n\n${short.join('\n')}`,
  ].join('\n\n');
  return { title, text, charts: charts(bare.weight.js, pages) };
}

function weightRow(name: string, weight: MeasuredPage['weight'], bareScripts: number): string[] {
  const { html, css, js, font, other, requests } = weight;
  return [name, ...[html, css, js, font, other].map(kilobytes), String(requests), (js / bareScripts).toFixed(2)];
}

/** The scores in the order of Lighthouse; alike ones once. */
function scores(categories: Readonly<Record<string, number>>): string {
  const all = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing']
    .map((name) => categories[name])
    .map((score) => (score === undefined ? '–' : String(score)));
  return new Set(all).size === 1 ? `5 × ${all[0] ?? ''}` : all.join(' ');
}

function runsOf(pages: readonly MeasuredPage[]): string {
  const runs = [...new Set(pages.map((page) => page.runs))].toSorted((one, other) => one - other);
  return runs.length < 2 ? String(runs[0] ?? 0) : `${runs[0] ?? 0} to ${runs.at(-1) ?? 0}`;
}

const scriptsText = (bare: number, pages: readonly MeasuredPage[]): string =>
  `JavaScript before a touch: ${kilobytes(median(pages.map(({ weight }) => weight.js)))} kB on the middle page of this site, ${kilobytes(bare)} kB on the plainest React Router page.`;

function charts(bareScripts: number, pages: readonly MeasuredPage[]): Chapter['charts'] {
  const sorted = pages.map(({ weight }) => weight.js).toSorted((one, other) => one - other);
  const bar = (label: string, value: number, isSite = true) => ({
    label,
    value,
    text: `${kilobytes(value)} kB`,
    isSite,
  });
  return {
    'scripts.svg': barChart('JavaScript before anything is touched', [
      bar('the lightest page', sorted[0] ?? 0),
      bar('the middle page', median(sorted)),
      bar('the heaviest page', sorted.at(-1) ?? 0),
      bar('the plainest React Router page', bareScripts, false),
    ]),
    'first-sight.svg': barChart(
      'Largest contentful paint, by that of the same page without scripts',
      pages
        .toSorted((one, other) => ratioOf(other) - ratioOf(one))
        .map((page) => ({ label: page.path, value: ratioOf(page), text: ratioOf(page).toFixed(2), isSite: true })),
      { value: LIMITS.lcp, text: `limit ${LIMITS.lcp}` },
    ),
  };
}

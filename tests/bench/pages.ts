import { chromium } from 'playwright';
import { testBrowser } from '../setup/browser.ts';
import { freePort } from '../setup/free-port.ts';
import { audit } from './lighthouse.ts';
import type { Scores } from './lighthouse.ts';
import { weigh } from './page-weight.ts';
import type { PageWeight } from './page-weight.ts';
import { withoutScripts } from './without-scripts.ts';

/** What was measured of a page: its weight, and how Lighthouse sees it beside the same page without scripts. */
export interface MeasuredPage {
  readonly path: string;
  readonly weight: PageWeight;
  readonly scores: Scores;
  readonly scriptless: Scores;
}

/** What a page may cost: bytes as sent before anything is touched, and how much later than without scripts it is seen. */
const LIMITS = { js: 10_000, htmlAndCss: 40_000, lcp: 1.1 } as const;

type Run = Pick<MeasuredPage, 'scores' | 'scriptless'>;

/** Of several runs the median of each figure, the page and the page without scripts each for itself. */
function medianOf(runs: readonly Run[]): Run {
  return {
    scores: medianScores(runs.map(({ scores }) => scores)),
    scriptless: medianScores(runs.map(({ scriptless }) => scriptless)),
  };
}

function medianScores(all: readonly Scores[]): Scores {
  const median = (figure: (scores: Scores) => number): Scores => {
    const middle = all.toSorted((a, b) => figure(a) - figure(b))[Math.floor(all.length / 2)];
    if (!middle) throw new Error('There is no run');
    return middle;
  };
  const of = (figure: (scores: Scores) => number): number => figure(median(figure));
  const score = (name: string) => (scores: Scores) => scores.categories[name] ?? 0;
  const names = Object.keys(all[0]?.categories ?? {});
  return {
    categories: Object.fromEntries(names.map((name) => [name, of(score(name))])),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    failedAudits: Object.fromEntries(names.map((name) => [name, median(score(name)).failedAudits[name] ?? []])),
  };
}

/**
 * Measures pages of the site at `origin` one after the other, and says of each when it is done.
 * What falls short is measured twice more, and the median counts: the machine may have been busy with something else.
 */
export async function measurePages(origin: string, paths: readonly string[]): Promise<MeasuredPage[]> {
  const plain = await withoutScripts(origin);
  const port = await freePort();
  const { launch } = await testBrowser();
  const browser = await chromium.launch({ ...launch, args: [...launch.args, `--remote-debugging-port=${port}`] });
  try {
    const pages: MeasuredPage[] = [];
    for (const path of paths) {
      const weight = await weigh(browser, origin + path);
      const runs: Run[] = [];
      const run = async (): Promise<MeasuredPage> => {
        runs.push({ scores: await audit(origin + path, port), scriptless: await audit(plain.origin + path, port) });
        return { path, weight, ...medianOf(runs) };
      };
      let page = await run();
      if (shortcomings(page).length > 0) {
        await run();
        page = await run();
      }
      pages.push(page);
      console.log(
        `measured ${path}${shortcomings(page)
          .map((each) => `\n  ${each}`)
          .join('')}`,
      );
    }
    return pages;
  } finally {
    await browser.close();
    plain.close();
  }
}

/** Where a page is over a limit or below 100, each as a line. */
export function shortcomings({ weight, scores, scriptless }: MeasuredPage): string[] {
  const { html, css, js } = weight;
  return [
    ...(js > LIMITS.js ? [`${js} bytes of JavaScript, expected at most ${LIMITS.js}`] : []),
    ...(html + css > LIMITS.htmlAndCss
      ? [`${html + css} bytes of HTML and CSS, expected at most ${LIMITS.htmlAndCss}`]
      : []),
    ...(scores.lcp > LIMITS.lcp * scriptless.lcp
      ? [`LCP ${scores.lcp} ms, expected at most ${LIMITS.lcp} × ${scriptless.lcp} ms`]
      : []),
    ...Object.entries(scores.categories).flatMap(([name, score]) =>
      score < 100 ? [`${name} ${score}, expected 100: ${scores.failedAudits[name]?.join(', ') ?? ''}`] : [],
    ),
  ];
}

/** Prints what was measured as two tables. */
export function printPages(pages: readonly MeasuredPage[], bare: number): void {
  console.log('\nBytes as sent, before anything is touched');
  console.table(
    Object.fromEntries(
      pages.map(({ path, weight }) => [
        path,
        { ...weight, 'html + css': weight.html + weight.css, 'js / bare page': (weight.js / bare).toFixed(2) },
      ]),
    ),
  );
  console.log(`A bare hydrated React Router page: ${bare} bytes of JavaScript (brotli).`);
  console.log('\nLighthouse, mobile: the page / the same page without scripts');
  console.table(
    Object.fromEntries(
      pages.map(({ path, scores, scriptless }) => [
        path,
        {
          ...Object.fromEntries(
            Object.entries(scores.categories).map(([name, score]) => [
              name,
              `${score} / ${scriptless.categories[name] ?? '–'}`,
            ]),
          ),
          'LCP ms': `${scores.lcp} / ${scriptless.lcp}`,
          ratio: (scores.lcp / scriptless.lcp).toFixed(2),
          'TBT ms': `${scores.tbt} / ${scriptless.tbt}`,
          CLS: scores.cls.toFixed(3),
        },
      ]),
    ),
  );
  for (const page of pages) for (const each of shortcomings(page)) console.log(`${page.path}: ${each}`);
}

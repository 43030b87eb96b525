import { auditSpeed } from './lighthouse.ts';
import { medianSpeed, repeatedVisit, withBrowser } from './bench-browser.ts';
import { servedBarePage } from './bare.ts';
import { shortcomings } from './page-limits.ts';
import { withoutScripts } from './without-scripts.ts';
import type { MeasuredPage, Speed, VisitedPage } from './kept/schema.ts';

/** What is measured, how often, and who hears of each page that is done. */
export interface PagesOrder {
  readonly paths: readonly string[];
  readonly runs: number;
  readonly onPage: (page: MeasuredPage, bare: VisitedPage) => void;
}

/** Measures the plainest page of React Router, and then pages of the site at `origin` one after the other. */
export function measurePages(origin: string, { paths, runs, onPage }: PagesOrder): Promise<void> {
  return withBrowser(async (browser) => {
    const barePage = await servedBarePage();
    const plain = await withoutScripts(origin);
    try {
      const bareVisit = repeatedVisit(browser, barePage.url);
      for (let run = 0; run < runs; run += 1) await bareVisit.run();
      const bare = bareVisit.result();
      for (const path of paths) {
        const visit = repeatedVisit(browser, origin + path);
        const scriptless: Speed[] = [];
        const measure = async (times: number): Promise<MeasuredPage> => {
          for (let run = 0; run < times; run += 1) {
            // In turns: what the machine does besides comes and goes.
            await visit.run();
            scriptless.push(await auditSpeed(plain.origin + path, browser.port));
          }
          const at = new Date().toISOString();
          return { path, at, runs: scriptless.length, ...visit.result(), scriptless: medianSpeed(scriptless) };
        };
        let page = await measure(runs);
        // The machine may have been busy with something else.
        if (runs < 3 && shortcomings(page).length > 0) page = await measure(2);
        onPage(page, bare);
      }
    } finally {
      plain.close();
      barePage.close();
    }
  });
}

/** Prints what was measured as two tables. */
export function printPages(pages: readonly MeasuredPage[], bare: VisitedPage): void {
  console.log('\nBytes as sent, before anything is touched');
  console.table(
    Object.fromEntries(
      pages.map(({ path, weight }) => [
        path,
        {
          ...weight,
          'html + css': weight.html + weight.css,
          'js / bare page': (weight.js / bare.weight.js).toFixed(2),
        },
      ]),
    ),
  );
  console.log(`The plainest React Router page: ${bare.weight.js} bytes of JavaScript, LCP ${bare.speed.lcp} ms.`);
  console.log('\nLighthouse, mobile: the page / the same page without scripts');
  console.table(
    Object.fromEntries(
      pages.map(({ path, categories, speed, scriptless }) => [
        path,
        {
          ...categories,
          performance: `${speed.performance} / ${scriptless.performance}`,
          'LCP ms': `${speed.lcp} / ${scriptless.lcp}`,
          ratio: (speed.lcp / scriptless.lcp).toFixed(2),
          'TBT ms': `${speed.tbt} / ${scriptless.tbt}`,
          CLS: speed.cls.toFixed(3),
        },
      ]),
    ),
  );
  for (const page of pages) for (const each of shortcomings(page)) console.log(`${page.path}: ${each}`);
}

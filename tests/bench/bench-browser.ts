import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { testBrowser } from '../setup/browser.ts';
import { freePort } from '../setup/free-port.ts';
import { audit, auditSpeed } from './lighthouse.ts';
import type { Audit } from './lighthouse.ts';
import { median } from './median.ts';
import { weigh } from './page-weight.ts';
import type { Speed, VisitedPage } from './kept/schema.ts';

/** The browser pages are measured in, by hand and by Lighthouse. */
export interface BenchBrowser {
  readonly browser: Browser;
  /** Where Lighthouse reaches it. */
  readonly port: number;
}

/** Has a browser open for as long as `work` takes. */
export async function withBrowser<Result>(work: (browser: BenchBrowser) => Promise<Result>): Promise<Result> {
  const port = await freePort();
  const { launch } = await testBrowser();
  const browser = await chromium.launch({ ...launch, args: [...launch.args, `--remote-debugging-port=${port}`] });
  try {
    return await work({ browser, port });
  } finally {
    await browser.close();
  }
}

/** A page that is visited again and again; each visit adds a run, and `result` has the medians of all of them. */
export interface RepeatedVisit {
  readonly run: () => Promise<void>;
  readonly result: () => VisitedPage;
}

/** The first run of a page is the whole audit and its weight; the others are of what depends on time. */
export function repeatedVisit({ browser, port }: BenchBrowser, url: string): RepeatedVisit {
  const speeds: Speed[] = [];
  let first: { readonly whole: Audit; readonly weight: VisitedPage['weight'] } | undefined;
  return {
    async run() {
      first ??= { weight: await weigh(browser, url), whole: await audit(url, port) };
      speeds.push(speeds.length === 0 ? first.whole.speed : await auditSpeed(url, port));
    },
    result() {
      if (first === undefined) throw new Error(`${url} was not visited`);
      const { weight, whole } = first;
      return { weight, categories: whole.categories, failedAudits: whole.failedAudits, speed: medianSpeed(speeds) };
    },
  };
}

/** Of several runs the median of each figure for itself. */
export function medianSpeed(runs: readonly Speed[]): Speed {
  return {
    performance: median(runs.map(({ performance }) => performance)),
    lcp: median(runs.map(({ lcp }) => lcp)),
    tbt: median(runs.map(({ tbt }) => tbt)),
    cls: median(runs.map(({ cls }) => cls)),
  };
}

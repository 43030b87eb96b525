import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import * as z from 'zod';
import { testBrowser } from '../setup/browser.ts';
import { freePort } from '../setup/free-port.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'];

/** Chromium slows its connection down, or Lighthouse calculates how a slow connection would be. */
const THROTTLINGS = ['devtools', 'simulate'] as const;

/** A page that Lighthouse can't load. */
export class PageLoadError extends Error {}

/** Requests of a page, as Lighthouse lists them. */
const requestsSchema = z.object({
  items: z.array(z.object({ transferSize: z.number().default(0), resourceType: z.string().default('Other') })),
});

type Run = Awaited<ReturnType<typeof audit>>;

/** One row of a table of pages. */
export type PageRow = Readonly<Record<string, string | number>> & { readonly page: string };

/** Page to measure, and the page of another site with which it is compared. */
export interface ComparedPage {
  readonly url: string;
  readonly beside?: string | undefined;
}

/**
 * Audits pages with Lighthouse's mobile settings and both kinds of throttling, in turns. Rows are medians of all runs:
 * times in ms, sizes in kB (1,000 bytes) as sent. Ratios are those to the compared page.
 */
export async function measurePages(pages: readonly ComparedPage[], runs: number): Promise<PageRow[]> {
  const urls = [...new Set(pages.flatMap(({ url, beside }) => (beside === undefined ? [url] : [url, beside])))];
  const results = new Map<string, Record<Throttling, Run[]>>(urls.map((url) => [url, { devtools: [], simulate: [] }]));
  const port = await freePort();
  const { launch } = await testBrowser();
  const browser = await chromium.launch({ ...launch, args: [...launch.args, `--remote-debugging-port=${port}`] });
  try {
    for (let run = 0; run < runs; run += 1)
      for (const url of urls) {
        process.stderr.write(`Lighthouse, run ${run + 1} of ${runs}: ${url}\n`);
        for (const throttling of THROTTLINGS) results.get(url)?.[throttling].push(await audit(url, throttling, port));
      }
  } finally {
    await browser.close();
  }
  const bySite = [...pages.map(({ url }) => url), ...new Set(pages.flatMap(({ beside }) => beside ?? []))];
  return bySite.flatMap((url) => {
    const runsOf = (of: string | undefined) => results.get(of ?? '');
    const own = runsOf(url);
    return own ? [rowOf(url, own, runsOf(pages.find((page) => page.url === url)?.beside))] : [];
  });
}

type Throttling = (typeof THROTTLINGS)[number];

/** Returns scores, times in ms, and bytes as sent by Chromium's resource type. */
async function audit(url: string, throttlingMethod: Throttling, port: number) {
  const result = await lighthouse(url, {
    port,
    throttlingMethod,
    onlyCategories: CATEGORIES,
    logLevel: 'error',
    // A first visit: with Lighthouse's default, which keeps the local storage, the site knows that its fonts are cached.
    clearStorageTypes: ['cache_storage', 'local_storage', 'service_workers', 'shader_cache'],
  });
  if (!result) throw new PageLoadError(`Lighthouse returned no result for ${url}.`);
  const { runtimeError, audits, categories } = result.lhr;
  if (runtimeError) throw new PageLoadError(`Lighthouse could not load ${url}: ${runtimeError.message}`);
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const { items } = requestsSchema.parse(audits['network-requests']?.details);
  const bytes: Record<string, number> = {};
  for (const { transferSize, resourceType } of items) bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes,
  };
}

function rowOf(page: string, runs: Record<Throttling, Run[]>, beside?: Record<Throttling, Run[]>): PageRow {
  const of = (pick: (run: Run) => number, throttling: Throttling = 'simulate', from = runs): number =>
    median(from[throttling].map(pick));
  const kilobytes = (type: string): number => Math.round(of(({ bytes }) => bytes[type] ?? 0) / 100) / 10;
  const times = THROTTLINGS.flatMap((throttling) =>
    (['fcp', 'lcp'] as const).flatMap((metric) => {
      const time = of((run) => run[metric], throttling);
      const other = beside && of((run) => run[metric], throttling, beside);
      const name = `${throttling} ${metric.toUpperCase()}`;
      return [
        [name, Math.round(time)],
        [`${name} ratio`, other === undefined ? '' : Math.round((time / other) * 100) / 100],
      ];
    }),
  );
  const shift = Math.max(...THROTTLINGS.map((throttling) => of(({ cls }) => cls, throttling)));
  return {
    page,
    scores: CATEGORIES.map((_, index) => of(({ scores }) => scores[index] ?? 0)).join(' '),
    ...Object.fromEntries(times),
    TBT: Math.round(of(({ tbt }) => tbt)),
    CLS: Math.round(shift * 1000) / 1000,
    HTML: kilobytes('Document'),
    CSS: kilobytes('Stylesheet'),
    JavaScript: kilobytes('Script'),
    fonts: kilobytes('Font'),
    images: kilobytes('Image'),
  };
}

/** The middle value; of an even number of values the higher of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

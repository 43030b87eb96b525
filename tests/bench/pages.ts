import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import * as z from 'zod';
import { testBrowser } from '../setup/browser.ts';
import { freePort } from '../setup/free-port.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A page that Lighthouse can't load. */
export class PageLoadError extends Error {}

/** Requests of a page, as Lighthouse lists them. */
const requestsSchema = z.object({
  items: z.array(z.object({ transferSize: z.number().default(0), resourceType: z.string().default('Other') })),
});

type Run = Awaited<ReturnType<typeof audit>>;

/** One row of a table of pages. */
export type PageRow = Readonly<Record<string, string | number>> & { readonly page: string };

/**
 * Audits pages with Lighthouse's mobile settings, in turns. Rows are medians of all runs: times in ms, sizes in kB (1,000
 * bytes) as sent. Ratios are those to the first page.
 */
export async function measurePages(urls: readonly string[], runs: number): Promise<PageRow[]> {
  const results = new Map<string, Run[]>(urls.map((url) => [url, []]));
  const port = await freePort();
  const { launch } = await testBrowser();
  const browser = await chromium.launch({ ...launch, args: [...launch.args, `--remote-debugging-port=${port}`] });
  try {
    for (let run = 0; run < runs; run += 1)
      for (const url of urls) {
        process.stderr.write(`Lighthouse, run ${run + 1} of ${runs}: ${url}\n`);
        results.get(url)?.push(await audit(url, port));
      }
  } finally {
    await browser.close();
  }
  const base = median((results.get(urls[0] ?? '') ?? []).map(({ lcp }) => lcp));
  return [...results].map(([url, all]) => rowOf(url, all, base));
}

/** Returns scores, times in ms, and bytes as sent by Chromium's resource type. */
async function audit(url: string, port: number) {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES });
  if (!result) throw new PageLoadError(`Lighthouse returned no result for ${url}.`);
  const { runtimeError, audits, categories } = result.lhr;
  if (runtimeError) throw new PageLoadError(`Lighthouse could not load ${url}: ${runtimeError.message}`);
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const { items } = requestsSchema.parse(audits['network-requests']?.details);
  const bytes: Record<string, number> = {};
  for (const { transferSize, resourceType } of items) bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes,
  };
}

function rowOf(page: string, runs: readonly Run[], base: number): PageRow {
  const of = (pick: (run: Run) => number): number => median(runs.map(pick));
  const kilobytes = (type: string): number => Math.round(of(({ bytes }) => bytes[type] ?? 0) / 100) / 10;
  return {
    page,
    scores: CATEGORIES.map((_, index) => of(({ scores }) => scores[index] ?? 0)).join(' '),
    LCP: Math.round(of(({ lcp }) => lcp)),
    'LCP ÷ that of the first': Math.round((of(({ lcp }) => lcp) / base) * 100) / 100,
    TBT: Math.round(of(({ tbt }) => tbt)),
    CLS: Math.round(of(({ cls }) => cls) * 1000) / 1000,
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

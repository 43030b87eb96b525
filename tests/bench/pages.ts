import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import * as z from 'zod';
import { testBrowser } from '../setup/browser.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A page that Lighthouse can't load. */
export class PageLoadError extends Error {}

/** Requests of a page, as Lighthouse lists them. */
const requestsSchema = z.object({
  items: z.array(z.object({ transferSize: z.number().default(0), resourceType: z.string().optional() })),
});

interface Run {
  readonly scores: readonly number[];
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Bytes as sent, by Chromium's resource type. */
  readonly bytes: Readonly<Record<string, number>>;
}

/** One row of a table of pages. */
export type PageRow = Readonly<Record<string, string | number>> & { readonly page: string };

/**
 * Audits pages with Lighthouse's mobile settings, in turns. Rows are medians of all runs: times in ms, sizes in kB (1,000
 * bytes) as sent. Ratios are those to the first page.
 */
export async function measurePages(urls: readonly string[], runs: number): Promise<PageRow[]> {
  const results = new Map<string, Run[]>(urls.map((url) => [url, []]));
  const port = await unusedPort();
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

async function audit(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES });
  if (!result) throw new PageLoadError(`Lighthouse returned no result for ${url}.`);
  const { runtimeError, audits, categories } = result.lhr;
  if (runtimeError) throw new PageLoadError(`Lighthouse could not load ${url}: ${runtimeError.message}`);
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const bytes: Record<string, number> = {};
  for (const { transferSize, resourceType = 'Other' } of requestsSchema.parse(audits['network-requests']?.details)
    .items)
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
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

/** Port for Chromium's debugger, which can't tell Lighthouse a port that it has chosen. */
function unusedPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

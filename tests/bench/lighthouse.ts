import lighthouse from 'lighthouse';

/** The scores of a page, 0 to 100, and the times behind them, in milliseconds. */
export interface Scores {
  readonly categories: Readonly<Record<string, number>>;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** The audits that cost points. */
  readonly failedAudits: readonly string[];
}

/** Runs Lighthouse's mobile audit in the browser that listens on `port`. */
export async function audit(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { categories, audits } = result.lhr;
  const time = (name: string): number => Math.round(audits[name]?.numericValue ?? Number.NaN);
  const refs = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  return {
    categories: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    lcp: time('largest-contentful-paint'),
    tbt: time('total-blocking-time'),
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    failedAudits: refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  };
}

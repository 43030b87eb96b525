import lighthouse from 'lighthouse';

/** The scores of a page, 0 to 100, and the times behind them, in milliseconds. */
export interface Scores {
  readonly categories: Readonly<Record<string, number>>;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** The audits that cost points, by category. */
  readonly failedAudits: Readonly<Record<string, readonly string[]>>;
}

/**
 * Runs Lighthouse's mobile audit in the browser that listens on `port`. A page that asks not to be found does so on
 * purpose, and loses nothing for it.
 */
export async function audit(url: string, port: number): Promise<Scores> {
  const html = await (await fetch(url)).text();
  const skipAudits = /<meta name="robots" content="noindex"/.test(html) ? ['is-crawlable'] : [];
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', skipAudits });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { categories, audits } = result.lhr;
  const time = (name: string): number => Math.round(audits[name]?.numericValue ?? Number.NaN);
  const all = Object.values(categories);
  return {
    categories: Object.fromEntries(all.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    lcp: time('largest-contentful-paint'),
    tbt: time('total-blocking-time'),
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    failedAudits: Object.fromEntries(
      all.map(({ id, auditRefs }) => [
        id,
        auditRefs.filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 0.9).map((ref) => ref.id),
      ]),
    ),
  };
}

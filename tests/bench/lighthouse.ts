import lighthouse from 'lighthouse';
import type { Flags, Result } from 'lighthouse';
import { rounded } from './median.ts';
import type { Speed } from './kept/schema.ts';

/** What a whole audit says of a page. */
export interface Audit {
  /** Scores from 0 to 100. */
  readonly categories: Readonly<Record<string, number>>;
  /** The audits that cost points, by category; none where nothing did. */
  readonly failedAudits: Readonly<Record<string, readonly string[]>>;
  readonly speed: Speed;
}

/** The audits that the score of the performance is made of. All others have no weight in it. */
const SPEED_AUDITS = [
  'first-contentful-paint',
  'speed-index',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/**
 * Runs Lighthouse's mobile audit in the browser that listens on `port`. A page that asks not to be found does so on
 * purpose, and loses nothing for it.
 */
export async function audit(url: string, port: number): Promise<Audit> {
  const html = await (await fetch(url)).text();
  const skipAudits = /<meta name="robots" content="noindex"/.test(html) ? ['is-crawlable'] : [];
  const result = await run(url, port, { skipAudits });
  const all = Object.values(result.categories);
  const cost = ({ auditRefs }: Result.Category): string[] =>
    auditRefs.filter((ref) => ref.weight > 0 && (result.audits[ref.id]?.score ?? 1) < 0.9).map((ref) => ref.id);
  return {
    categories: Object.fromEntries(all.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    failedAudits: Object.fromEntries(
      all.map((category) => [category.id, cost(category)] as const).filter(([, names]) => names.length > 0),
    ),
    speed: speedOf(result, url),
  };
}

/** Runs only what depends on time, and so differs from one run to the next: a third of the whole audit's time. */
export async function auditSpeed(url: string, port: number): Promise<Speed> {
  return speedOf(await run(url, port, { onlyAudits: SPEED_AUDITS, disableFullPageScreenshot: true }), url);
}

async function run(url: string, port: number, flags: Flags): Promise<Result> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', ...flags });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${runtimeError.message}`);
  return result.lhr;
}

function speedOf({ audits, categories }: Result, url: string): Speed {
  const value = (name: string): number => {
    const number = audits[name]?.numericValue;
    if (number === undefined) throw new Error(`Lighthouse has no ${name} for ${url}`);
    return number;
  };
  return {
    performance: Math.round((categories['performance']?.score ?? 0) * 100),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: rounded(value('cumulative-layout-shift'), 4),
  };
}

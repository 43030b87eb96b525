import { servedBarePage } from './bare.ts';
import { repeatedVisit, withBrowser } from './bench-browser.ts';
import type { BesideSite, Result } from './kept/schema.ts';

/** How long an address may take to answer at all, in milliseconds. */
const PATIENCE_MS = 15_000;

interface Address {
  readonly name: string;
  readonly url: string;
}

/**
 * Measures pages of anybody's beside this site's home page and the plainest page of React Router: the same browser, the
 * same minutes, in turns. One that does not answer is told with why, and stops nobody else's.
 */
export function measureBeside(origin: string, addresses: readonly Address[], runs: number): Promise<Result<'beside'>> {
  return withBrowser(async (browser) => {
    const barePage = await servedBarePage();
    try {
      const all: Address[] = [
        { name: 'This site', url: `${origin}/` },
        { name: 'React Router, the plainest page', url: barePage.url },
        ...addresses,
      ];
      const visits = all.map((address) => ({ address, visit: repeatedVisit(browser, address.url) }));
      const failed = new Map<Address, string>();
      for (let run = 0; run < runs; run += 1)
        for (const { address, visit } of visits) {
          const { name, url } = address;
          if (failed.has(address)) continue;
          try {
            if (run === 0) await reach(url);
            await visit.run();
            console.log(`  ${name}: run ${run + 1} of ${runs}`);
          } catch (error) {
            failed.set(address, reason(error));
            console.log(`  ${name}: ${url} cannot be measured: ${reason(error)}`);
          }
        }
      return {
        runs,
        sites: visits.map(({ address, visit }): BesideSite => {
          const unreachable = failed.get(address);
          return unreachable === undefined ? { ...address, ...visit.result() } : { ...address, unreachable };
        }),
      };
    } finally {
      barePage.close();
    }
  });
}

/** Prints what was measured, a line a page. */
export function printBeside({ runs, sites }: Result<'beside'>): void {
  console.log(`\nBeside others: bytes as sent, Lighthouse (mobile), medians of ${runs}`);
  console.table(
    Object.fromEntries(
      sites.map((site) => [
        site.name,
        'unreachable' in site
          ? { unreachable: site.unreachable }
          : {
              js: site.weight.js,
              html: site.weight.html,
              css: site.weight.css,
              requests: site.weight.requests,
              ...site.categories,
              'LCP ms': site.speed.lcp,
              'TBT ms': site.speed.tbt,
              CLS: site.speed.cls,
            },
      ]),
    ),
  );
}

async function reach(url: string): Promise<void> {
  const { ok, status, body } = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  await body?.cancel();
  if (!ok) throw new Error(`it answers with ${status}`);
}

/** What went wrong, in a line: the cause that a failed `fetch` keeps to itself, where there is one. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const told = cause instanceof Error && cause.message !== '' ? cause.message : error.message;
  return told.split('\n')[0] ?? told;
}

import { chromium } from 'playwright';
import type { Browser, CDPSession, Page } from 'playwright';
import { testBrowser } from '../setup/browser.ts';
import { worstInteraction } from './interactions.ts';
import type { Responsiveness } from './kept/schema.ts';
import { longestTask } from './main-thread.ts';
import { median } from './median.ts';
import { RESPONSIVENESS_LIMITS, SLOWER, slownesses } from './responsiveness-limits.ts';
import { wakeTime } from './wake-time.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

export interface ResponsivenessOptions {
  readonly paths: readonly string[];
  /** How often the load and the first touch of a page are measured; the medians count. */
  readonly runs: number;
  /** Hears of each page when it is measured. */
  readonly onPage: (page: Responsiveness) => void;
}

/** Measures pages of the site at `origin` one after the other, on a processor `SLOWER` times as slow as this one. */
export async function measureResponsiveness(
  origin: string,
  { paths, runs, onPage }: ResponsivenessOptions,
): Promise<void> {
  const { launch } = await testBrowser();
  const browser = await chromium.launch(launch);
  try {
    for (const path of paths) onPage(await measure(browser, { path, url: origin + path, runs }));
  } finally {
    await browser.close();
  }
}

interface Measured {
  readonly path: string;
  readonly url: string;
  readonly runs: number;
}

async function measure(browser: Browser, { path, url, runs }: Measured): Promise<Responsiveness> {
  const tasks: Responsiveness['longestTask'][] = [];
  const wakes: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    tasks.push(await onSlowPage(browser, (page, session) => longestTask(page, session, url)));
    const wake = await onSlowPage(browser, (page) => wakeTime(page, url));
    if (wake !== undefined) wakes.push(wake);
  }
  const { worst, controls } = await onSlowPage(browser, (page) => worstInteraction(page, url));
  const middle = median(tasks.map(({ ms }) => ms));
  return {
    path,
    longestTask: { ms: middle, what: tasks.find(({ ms }) => ms === middle)?.what ?? '' },
    ...(wakes.length > 0 && { wake: median(wakes) }),
    ...(worst && { worst }),
    controls,
  };
}

async function onSlowPage<Value>(
  browser: Browser,
  work: (page: Page, session: CDPSession) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await work(page, session);
  } finally {
    await context.close();
  }
}

/** Prints what was measured as a table, and what is over a limit. */
export function printResponsiveness(pages: readonly Responsiveness[]): void {
  const { longestTask: task, wake: awake, interaction } = RESPONSIVENESS_LIMITS;
  console.log(
    `\nOn a processor ${SLOWER} times as slow, in ms; at most ${task} busy, ${awake} to wake, ${interaction} to answer`,
  );
  console.table(
    Object.fromEntries(
      pages.map(({ path, longestTask: { ms, what }, wake, worst, controls }) => [
        path,
        {
          'longest task': ms,
          'most of it': what,
          awake: wake ?? '–',
          'worst control': worst ? `${worst.ms} ${worst.control}` : '–',
          controls,
        },
      ]),
    ),
  );
  for (const page of pages) for (const each of slownesses(page)) console.log(`${page.path}: ${each}`);
}

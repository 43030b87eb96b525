import { chromium } from 'playwright';
import type { Browser, CDPSession, Page } from 'playwright';
import { testBrowser } from '../setup/browser.ts';

/** Divides the speed of the processor, as Lighthouse does for a phone. */
const SLOWDOWN = 4;
/** Lighthouse's slow 4G: ms, and bytes per second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const VIEWPORT = { width: 1440, height: 900 };
/** Milliseconds that a page is watched while it isn't touched, and pixels per second that it is scrolled by. */
const [REST, SPEED] = [4000, 1600];

interface Load {
  /** Milliseconds to the largest contentful paint. */
  readonly lcp: number;
  /** Sum of layout shifts without input. */
  readonly cls: number;
}

/** A page while it is at rest, or while it is scrolled to its end. */
interface Span {
  /** The longest task in ms, 0 if none takes 50. */
  readonly task: number;
  readonly framesPerSecond: number;
}

interface Run {
  readonly scripted: Load;
  readonly plain: Load;
  readonly rest: Span;
  readonly scrolled: Span;
}

/** One row of the table: the best of all runs, times in ms. */
export type MotionRow = Readonly<Record<string, string | number>>;

/**
 * Measures what moves, with a slow processor: the largest contentful paint with and without scripts on a slow network, and
 * long tasks and frames at rest and while the page is scrolled to its end.
 */
export async function measureMotion(urls: readonly string[], runs: number): Promise<MotionRow[]> {
  const { launch } = await testBrowser();
  const browser = await chromium.launch(launch);
  const results = new Map<string, Run[]>(urls.map((url) => [url, []]));
  try {
    for (let run = 0; run < runs; run += 1)
      for (const url of urls) {
        process.stderr.write(`Motion, run ${run + 1} of ${runs}: ${url}\n`);
        const [scripted, plain] = [await load(browser, url, true), await load(browser, url, false)];
        results.get(url)?.push({ scripted, plain, ...(await watch(browser, url)) });
      }
  } finally {
    await browser.close();
  }
  return [...results].map(([url, all]) => rowOf(url, all));
}

function rowOf(url: string, runs: readonly Run[]): MotionRow {
  const least = (pick: (run: Run) => number): number => Math.min(...runs.map(pick));
  const [lcp, plain] = [least((run) => run.scripted.lcp), least((run) => run.plain.lcp)];
  const fastest = (pick: (run: Run) => Span): number =>
    Math.round(Math.max(...runs.map((run) => pick(run).framesPerSecond)));
  return {
    page: url,
    LCP: Math.round(lcp),
    'LCP ÷ without scripts': Math.round((lcp / plain) * 100) / 100,
    CLS: Math.round(least((run) => run.scripted.cls) * 1000) / 1000,
    'task at rest': Math.round(least((run) => run.rest.task)),
    'frames/s at rest': fastest((run) => run.rest),
    'task scrolled': Math.round(least((run) => run.scrolled.task)),
    'frames/s scrolled': fastest((run) => run.scrolled),
  };
}

async function openSlowed(browser: Browser, javaScriptEnabled = true): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: VIEWPORT, javaScriptEnabled });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, session };
}

/** Loads a page over a slow network. The browser reports what it paints: the page may be without scripts. */
async function load(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<Load> {
  const { page, session } = await openSlowed(browser, javaScriptEnabled);
  let [paintedAt, cls] = [0, 0];
  const painted = Promise.withResolvers<void>();
  session.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    if (event.lcpDetails) {
      paintedAt = event.time * 1000;
      painted.resolve();
    } else if (event.layoutShiftDetails && !event.layoutShiftDetails.hadRecentInput)
      cls += event.layoutShiftDetails.value;
  });
  await session.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint', 'layout-shift'] });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await page.goto(url, { waitUntil: 'networkidle' });
  // A busy browser reports it later.
  await painted.promise;
  const startedAt = await page.evaluate(() => performance.timeOrigin);
  await page.context().close();
  return { lcp: paintedAt - startedAt, cls };
}

async function watch(browser: Browser, url: string): Promise<Pick<Run, 'rest' | 'scrolled'>> {
  const { page, session } = await openSlowed(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  const rest = await during(page, () => page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), REST));
  const distance = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const scrolled = await during(page, () =>
    session.send('Input.synthesizeScrollGesture', {
      x: VIEWPORT.width / 2,
      y: VIEWPORT.height / 2,
      yDistance: -distance,
      speed: SPEED,
      gestureSourceType: 'mouse',
    }),
  );
  await page.context().close();
  return { rest, scrolled };
}

/** Counts frames and long tasks while something is done. */
async function during(page: Page, act: () => Promise<unknown>): Promise<Span> {
  const meter = await page.evaluateHandle(() => {
    const startedAt = performance.now();
    let [task, frames] = [0, 0];
    const observer = new PerformanceObserver((list) => {
      task = Math.max(task, ...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: 'longtask' });
    let request = requestAnimationFrame(function count() {
      frames += 1;
      request = requestAnimationFrame(count);
    });
    return {
      end() {
        cancelAnimationFrame(request);
        observer.disconnect();
        return { task, framesPerSecond: (frames / (performance.now() - startedAt)) * 1000 };
      },
    };
  });
  await act();
  return meter.evaluate((started) => started.end());
}

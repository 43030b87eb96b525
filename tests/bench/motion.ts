import { chromium } from 'playwright';
import type { Browser, CDPSession, Page } from 'playwright';
import { testBrowser } from '../setup/browser.ts';
import { PageLoadError } from './pages.ts';
import type { PageRow } from './pages.ts';

/** Factor by which the processor is slower, as in Lighthouse's mobile settings. */
const SLOWDOWN = 4;
/** Lighthouse's slow 4G as applied to each request: latency in ms, speeds in bytes per second. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };
const VIEWPORT = { width: 1440, height: 900 };
/** Time after loading for deferred content. */
const SETTLE_MS = 2000;
/** Time for which a page is measured without input. */
const REST_MS = 4000;
const SCROLL_PIXELS_PER_SECOND = 1600;

/** The longest task in ms, 0 if none takes 50, and the frame rate of the main thread. */
interface Span {
  readonly task: number;
  readonly framesPerSecond: number;
}

interface Run {
  /** Milliseconds to the largest contentful paint. */
  readonly lcp: number;
  readonly lcpWithoutScripts: number;
  readonly rest: Span;
  /** `undefined` if the page is less than two windows high. */
  readonly scrolled: Span | undefined;
}

/**
 * Measures loading, long tasks and frames with a slow processor: the largest contentful paint with and without scripts on
 * a slow network, and what happens without input and while the page is scrolled. Rows are the best of all runs, times in ms.
 *
 * @throws {PageLoadError} for a page that doesn't load or paints nothing
 */
export async function measureMotion(urls: readonly string[], runs: number): Promise<PageRow[]> {
  const { launch } = await testBrowser();
  const browser = await chromium.launch(launch);
  const results = new Map<string, Run[]>(urls.map((url) => [url, []]));
  try {
    for (let run = 0; run < runs; run += 1)
      for (const url of urls) {
        process.stderr.write(`Motion, run ${run + 1} of ${runs}: ${url}\n`);
        const lcp = await measureLcp(browser, url, true);
        const lcpWithoutScripts = await measureLcp(browser, url, false);
        results.get(url)?.push({ lcp, lcpWithoutScripts, ...(await watch(browser, url)) });
      }
  } finally {
    await browser.close();
  }
  return [...results].map(([url, all]) => rowOf(url, all));
}

function rowOf(page: string, runs: readonly Run[]): PageRow {
  const lowest = (pick: (run: Run) => number): number => Math.min(...runs.map(pick));
  const lcp = lowest((run) => run.lcp);
  const scrolled = runs.flatMap((run) => run.scrolled ?? []);
  return {
    page,
    LCP: Math.round(lcp),
    'LCP ÷ without scripts': Math.round((lcp / lowest((run) => run.lcpWithoutScripts)) * 100) / 100,
    ...bestOf(
      runs.map((run) => run.rest),
      'at rest',
    ),
    ...bestOf(scrolled, 'scrolled'),
  };
}

function bestOf(spans: readonly Span[], name: string): Record<string, number | string> {
  const task = Math.round(Math.min(...spans.map((span) => span.task)));
  const frames = Math.round(Math.max(...spans.map((span) => span.framesPerSecond)));
  const [taskName, framesName] = [`task ${name}`, `frames/s ${name}`];
  return spans.length > 0 ? { [taskName]: task, [framesName]: frames } : { [taskName]: '–', [framesName]: '–' };
}

async function openSlowed(browser: Browser, javaScriptEnabled = true): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: VIEWPORT, javaScriptEnabled });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, session };
}

async function goTo(page: Page, url: string): Promise<void> {
  try {
    await page.goto(url, { waitUntil: 'load' });
  } catch (error) {
    throw new PageLoadError(`${url} did not load: ${(error as Error).message}`, { cause: error });
  }
  await page.waitForTimeout(SETTLE_MS);
}

/** Loads a page over a slow network. The browser reports what it paints, because the page may be without scripts. */
async function measureLcp(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<number> {
  const { page, session } = await openSlowed(browser, javaScriptEnabled);
  const { frameTree } = await session.send('Page.getFrameTree');
  let paintedAt: number | undefined;
  session.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    if (event.frameId === frameTree.frame.id && event.lcpDetails) paintedAt = event.time * 1000;
  });
  await session.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint'] });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await goTo(page, url);
  const startedAt = await page.evaluate(() => performance.timeOrigin);
  await page.context().close();
  if (paintedAt === undefined) throw new PageLoadError(`${url} reported no largest contentful paint.`);
  return paintedAt - startedAt;
}

async function watch(browser: Browser, url: string): Promise<Pick<Run, 'rest' | 'scrolled'>> {
  const { page, session } = await openSlowed(browser);
  await goTo(page, url);
  const rest = await during(page, () => page.waitForTimeout(REST_MS));
  const distance = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const scroll = () =>
    session.send('Input.synthesizeScrollGesture', {
      x: VIEWPORT.width / 2,
      y: VIEWPORT.height / 2,
      yDistance: -distance,
      speed: SCROLL_PIXELS_PER_SECOND,
      gestureSourceType: 'mouse',
    });
  const scrolled = distance < VIEWPORT.height ? undefined : await during(page, scroll);
  await page.context().close();
  return { rest, scrolled };
}

/** Returns the longest task and the frame rate during an action. */
async function during(page: Page, act: () => Promise<unknown>): Promise<Span> {
  const meter = await page.evaluateHandle(() => {
    const startedAt = performance.now();
    let [task, frames] = [0, 0];
    const record = (entries: PerformanceEntryList): void => {
      task = Math.max(task, ...entries.map(({ duration }) => duration));
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: 'longtask' });
    let request = requestAnimationFrame(function count() {
      frames += 1;
      request = requestAnimationFrame(count);
    });
    return {
      end() {
        cancelAnimationFrame(request);
        record(observer.takeRecords());
        observer.disconnect();
        return { task, framesPerSecond: (frames / (performance.now() - startedAt)) * 1000 };
      },
    };
  });
  await act();
  return meter.evaluate((started) => started.end());
}

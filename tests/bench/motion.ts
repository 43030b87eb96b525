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
/** Milliseconds after loading in which what comes later is painted. */
const SETTLE_MS = 2000;
/** Milliseconds for which a page is watched without input. */
const REST_MS = 4000;
const SCROLL_PIXELS_PER_SECOND = 1600;

interface Load {
  /** Milliseconds to the largest contentful paint. */
  readonly lcp: number;
  /** Sum of layout shifts without input. */
  readonly shifts: number;
}

/** Measurements of a page without input, or while it was scrolled. */
interface Span {
  /** The longest task in ms, 0 if none takes 50. */
  readonly task: number;
  /** Frames of the main thread. */
  readonly framesPerSecond: number;
}

interface Run {
  readonly scripted: Load;
  readonly plain: Load;
  readonly rest: Span;
  /** Undefined if the page is less than two windows high. */
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
        const [scripted, plain] = [await load(browser, url, true), await load(browser, url, false)];
        results.get(url)?.push({ scripted, plain, ...(await watch(browser, url)) });
      }
  } finally {
    await browser.close();
  }
  return [...results].map(([url, all]) => rowOf(url, all));
}

function rowOf(page: string, runs: readonly Run[]): PageRow {
  const least = (pick: (run: Run) => number): number => Math.min(...runs.map(pick));
  const [lcp, plain] = [least((run) => run.scripted.lcp), least((run) => run.plain.lcp)];
  const rest = bestOf(runs.map((run) => run.rest));
  const scrolled = bestOf(runs.flatMap((run) => run.scrolled ?? []));
  return {
    page,
    LCP: Math.round(lcp),
    'LCP ÷ without scripts': Math.round((lcp / plain) * 100) / 100,
    'layout shifts': Math.round(least((run) => run.scripted.shifts) * 1000) / 1000,
    'task at rest': rest.task,
    'frames/s at rest': rest.framesPerSecond,
    'task scrolled': scrolled.task,
    'frames/s scrolled': scrolled.framesPerSecond,
  };
}

function bestOf(spans: readonly Span[]): { task: number | string; framesPerSecond: number | string } {
  if (spans.length === 0) return { task: '–', framesPerSecond: '–' };
  return {
    task: Math.round(Math.min(...spans.map(({ task }) => task))),
    framesPerSecond: Math.round(Math.max(...spans.map(({ framesPerSecond }) => framesPerSecond))),
  };
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

/** Loads a page over a slow network. The browser reports what it paints: the page may be without scripts. */
async function load(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<Load> {
  const { page, session } = await openSlowed(browser, javaScriptEnabled);
  const { frameTree } = await session.send('Page.getFrameTree');
  let paintedAt: number | undefined;
  let shifts = 0;
  session.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    if (event.frameId !== frameTree.frame.id) return;
    if (event.lcpDetails) paintedAt = event.time * 1000;
    else if (event.layoutShiftDetails && !event.layoutShiftDetails.hadRecentInput)
      shifts += event.layoutShiftDetails.value;
  });
  await session.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint', 'layout-shift'] });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await goTo(page, url);
  const startedAt = await page.evaluate(() => performance.timeOrigin);
  await page.context().close();
  if (paintedAt === undefined) throw new PageLoadError(`${url} reported no largest contentful paint.`);
  return { lcp: paintedAt - startedAt, shifts };
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

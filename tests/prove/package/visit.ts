import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { weighPage } from './weigh.ts';
import type { Weight } from './weigh.ts';

/** What a visitor of the page fetches and meets. */
export interface Visited {
  /** All that was fetched until the page was read to its end, and used. */
  readonly weight: Weight;
  /** What is wrong, in a line each. */
  readonly problems: readonly string[];
}

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
const THEMES = ['light', 'dark'] as const;

/** Weighs a page as one visitor gets it, reading to its end; `doThere` is what the visitor does. */
export async function weighVisit(
  browser: Browser,
  origin: string,
  doThere: (page: Page) => Promise<string[]>,
): Promise<Visited> {
  const { page, problems, close } = await open(browser, origin, { viewport: SIZES.desktop });
  const weigh = weighPage(page);
  await arrive(page);
  await readToTheEnd(page);
  problems.push(...(await doThere(page)));
  await page.waitForLoadState('networkidle');
  const weight = await weigh();
  await close();
  return { weight, problems };
}

/** Looks at the page in each theme and size: keeps a picture of it, and tells what axe finds and what it says on the console. */
export async function lookAt(browser: Browser, origin: string, pictures: string, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const theme of THEMES)
    for (const [size, viewport] of Object.entries(SIZES)) {
      const { page, problems, close } = await open(browser, origin, { viewport, colorScheme: theme });
      await arrive(page);
      await readToTheEnd(page);
      await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({ path: join(pictures, `${name}-${theme}-${size}.png`), fullPage: true });
      const { violations } = await new AxeBuilder({ page }).analyze();
      problems.push(...violations.map(({ id, nodes }) => `axe: ${id} at ${nodes.map(({ html }) => html).join(' ')}`));
      found.push(...problems.map((problem) => `${theme}, ${size}: ${problem}`));
      await close();
    }
  return found;
}

/** What is wrong on the narrowest phones: the page is wider than they are. */
export async function narrowest(browser: Browser, origin: string): Promise<string[]> {
  const { page, problems, close } = await open(browser, origin, { viewport: { width: 360, height: 740 } });
  await arrive(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await close();
  return [...problems, ...(width > 360 ? [`at 360 px the page is ${width} px wide`] : [])];
}

/** A new visitor. All that the page says on the console, and what it throws, is a problem. */
export async function open(browser: Browser, origin: string, options: object) {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => problems.push(`console: ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
  page.on('requestfailed', (request) => problems.push(`not fetched: ${request.url()}`));
  return { page, problems, close: () => context.close() };
}

/** Opens the page, until all is there that comes by itself. */
export async function arrive(page: Page, path = '/'): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Scrolls to the end, half a window a time, until all is there that comes on the way. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.waitForLoadState('networkidle');
}

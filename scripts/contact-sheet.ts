import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, sep } from 'node:path';
import { chromium } from 'playwright';
import type { BrowserContext } from 'playwright';
import sharp from 'sharp';
import { startProcess } from '../tests/e2e/site-process.ts';
import { testBrowser } from '../tests/setup/browser.ts';
import { overview, overviewWidth } from './contact-sheet/overview.ts';
import { contactSheet } from './contact-sheet/sheet.ts';
import type { Shot } from './contact-sheet/sheet.ts';

/**
 * `npm run contact-sheet`: every page of the built site in both themes, on a phone and a desktop.
 *
 * - `.contact-sheet/index.html`: all of them, large enough to be looked at. Not kept in git.
 * - `docs/contact-sheet`: a sheet for each theme and size, and the head of the home page in both themes. Kept, so small.
 *
 * With parts of paths after `--` only the pages with one of these in theirs are taken anew; all must have been taken once.
 */
const root = join(import.meta.dirname, '..');
const folder = join(root, '.contact-sheet');
const kept = join(root, 'docs', 'contact-sheet');

/** Sizes in CSS pixels; `shown` is the width of the small picture, `tallest` how many times its width a page is shown. */
const SIZES = {
  phone: { width: 390, height: 844, shown: 180, tallest: 12 },
  desktop: { width: 1440, height: 900, shown: 360, tallest: 14 },
} as const;
const THEMES = ['light', 'dark'] as const;

/** What is kept stays in the history for ever: so many bytes together at the most. */
const MOST_BYTES = 1_500_000;

/** Where all of a page is seen at once, the tone over the window is one over the page. */
const WHOLE_PAGE = 'html { position: relative } [data-overlay] { position: absolute }';

const wanted = process.argv.slice(2);
const paths = pagesOfBuild(join(root, 'site/build/client'));
const dataDir = mkdtempSync(join(tmpdir(), 'contact-sheet-'));
const site = await startProcess({ PORT: '0', DATA_DIR: dataDir });
const { launch } = await testBrowser();
const browser = await chromium.launch(launch);
try {
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  const shots = (await Promise.all(THEMES.map(takeTheme))).flat();
  writeFileSync(join(folder, 'index.html'), contactSheet(shots));
} finally {
  await browser.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
const bytes = readdirSync(kept).reduce((sum, name) => sum + statSync(join(kept, name)).size, 0);
process.stdout.write(`Look: .contact-sheet/index.html. Kept: docs/contact-sheet, ${Math.round(bytes / 1000)} KB\n`);
if (bytes > MOST_BYTES) {
  process.stderr.write(`docs/contact-sheet has ${bytes} bytes, expected at most ${MOST_BYTES}.\n`);
  process.exitCode = 1;
}

/** The paths of every prerendered page. */
function pagesOfBuild(client: string): string[] {
  return readdirSync(client, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => posix.basename(name) === 'index.html')
    .map((name) => (name === 'index.html' ? '/' : `/${posix.dirname(name)}`))
    .toSorted();
}

/** Takes all pages of a theme, one after the other, and makes its sheets of them. */
async function takeTheme(theme: Shot['theme']): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const size of ['phone', 'desktop'] as const) {
    const { width, height } = SIZES[size];
    const context = await browser.newContext({
      baseURL: site.origin,
      bypassCSP: true,
      viewport: { width, height },
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    const ofSize = paths.map((path) => ({
      path,
      theme,
      size,
      file: `${theme}-${size}${path === '/' ? '/home' : path}.webp`,
    }));
    for (const shot of ofSize)
      if (wanted.length === 0 || wanted.some((part) => shot.path.includes(part))) await take(context, shot);
    if (size === 'desktop') await takeHome(context, theme);
    await context.close();
    await writeOverview(theme, size, ofSize);
    shots.push(...ofSize);
    process.stdout.write(`${theme}, ${size}: ${paths.length} pages\n`);
  }
  return shots;
}

/** Opens a page and waits for all of it, what lies below the window too. */
async function open(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  for (const frame of await page.locator('[data-slot=drawing]:visible').all()) await frame.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    () => ![...document.querySelectorAll('[data-drawing]')].some((frame) => frame.checkVisibility()),
  );
  await page.evaluate(() => scrollTo(0, 0));
  return page;
}

async function take(context: BrowserContext, { path, size, file }: Shot): Promise<void> {
  const { shown, tallest } = SIZES[size];
  const page = await open(context, path);
  await page.addStyleTag({ content: WHOLE_PAGE });
  const picture = sharp(await page.screenshot({ fullPage: true }));
  await page.close();
  const { width, height } = await picture.metadata();
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  await picture
    .extract({ left: 0, top: 0, width, height: Math.min(height, width * tallest) })
    .resize({ width: shown })
    .webp({ quality: 70 })
    .toFile(join(folder, file));
}

/** What is seen of the home page before anybody scrolls: the picture of the README. */
async function takeHome(context: BrowserContext, theme: Shot['theme']): Promise<void> {
  const page = await open(context, '/');
  await keep(await page.screenshot(), `home-${theme}.webp`, 80);
  await page.close();
}

async function writeOverview(theme: Shot['theme'], size: Shot['size'], shots: readonly Shot[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: overviewWidth(size), height: 600 } });
  const sources = shots.map(({ file }) => `data:image/webp;base64,${readFileSync(join(folder, file), 'base64')}`);
  await page.setContent(overview(size, theme, sources), { waitUntil: 'load' });
  await keep(await page.screenshot({ fullPage: true }), `${theme}-${size}.webp`, 52);
  await page.close();
}

async function keep(bytes: Buffer, name: string, quality: number): Promise<void> {
  await sharp(bytes).webp({ quality, effort: 6 }).toFile(join(kept, name));
}

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { SHARE_FRAME } from './build/share-images.ts';
import { startProcess } from '../tests/e2e/site-process.ts';
import { testBrowser } from '../tests/setup/browser.ts';

/**
 * `npm run screenshots`: takes the README's screenshots of the home page, in both themes, and the edited frame of the
 * share images if they have one, from the built site.
 */
const images = join(import.meta.dirname, '../docs/images');
const shareFrame = join(import.meta.dirname, 'build/share-frame.webp');
const dataDir = mkdtempSync(join(tmpdir(), 'onset-screenshots-'));
const site = await startProcess({ PORT: '0', DATA_DIR: dataDir });
const { launch } = await testBrowser();
const browser = await chromium.launch(launch);
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      baseURL: site.origin,
      viewport: { width: 1440, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto('/', { waitUntil: 'load' });
    await page.waitForFunction(() => localStorage.getItem('onset_fonts'));
    await page.locator('html:not([data-settling])').waitFor({ state: 'attached' });
    const file = join(images, `home-${colorScheme}.webp`);
    await sharp(await page.screenshot())
      .webp({ quality: 80, effort: 6 })
      .toFile(file);
    process.stdout.write(`${file}\n`);
    await context.close();
  }
  if (existsSync(shareFrame)) await renewShareFrame();
} finally {
  await browser.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Takes the edited frame of the comparison on /features. */
async function renewShareFrame(): Promise<void> {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 960, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/features', { waitUntil: 'load' });
  await page.waitForFunction(() => localStorage.getItem('onset_fonts'));
  const comparison = page.locator('[data-section=before-after]');
  // Moves the divider out of the screenshot, so that it shows only the edited frame.
  await comparison.locator('[style*="--at"]').evaluate((element) => element.style.setProperty('--at', '0%'));
  const frame = comparison.locator('[data-slot=drawing]').last();
  const { width, height } = SHARE_FRAME;
  const screenshot = sharp(await frame.screenshot());
  const size = await screenshot.metadata();
  await screenshot
    .extract({ left: size.width - width, top: size.height - height, width, height })
    .webp({ lossless: true, effort: 6 })
    .toFile(shareFrame);
  process.stdout.write(`${shareFrame}\n`);
}

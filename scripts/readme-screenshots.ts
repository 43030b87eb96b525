import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { startProcess } from '../tests/e2e/site-process.ts';
import { testBrowser } from '../tests/setup/browser.ts';

/** `npm run screenshots`: takes the README's screenshots of the home page, in both themes, from the built site. */
const images = join(import.meta.dirname, '../docs/images');
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
} finally {
  await browser.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

import type { Page, Request } from 'playwright';
import { describe, expect, test } from 'vitest';
import { prepareBrowser } from './browser.ts';

const visit = prepareBrowser();

/** The drawing of a page and the ruler over it, as they are in the document. */
async function scenery(page: Page): Promise<{ drawing: string; ruler: string }> {
  const [drawing, ruler] = await Promise.all([
    page
      .locator('[data-island] [aria-hidden]')
      .filter({ has: page.getByText('your hand') })
      .first()
      .evaluate((element) => element.outerHTML),
    page.locator('[data-island] [data-slot="timeline-ruler"]').evaluate((element) => element.outerHTML),
  ]);
  return { drawing, ruler };
}

describe.each(['/login', '/register', '/forgot-password', '/reset-password?code=abc'])(
  'the drawing beside the form of %s',
  (path) => {
    test('is in the document alone: no script holds it, and it stays when the form wakes', async () => {
      const { page } = await visit();
      const finished: Request[] = [];
      page.on('requestfinished', (request) => finished.push(request));
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('[data-section="footer"]').waitFor();
      const before = await scenery(page);
      await page.locator('main input').first().focus();
      await page.waitForLoadState('networkidle');
      expect(await scenery(page)).toEqual(before);
      expect(before.drawing).toContain('<svg');
      const scripts = finished.filter((request) => request.resourceType() === 'script');
      const sources = await Promise.all(scripts.map(async (script) => (await script.response())?.text()));
      const source = sources.join('\n');
      const held = ['hydrateRoot', 'your hand', 'timeline-ruler'].filter((text) => source.includes(text));
      expect(held).toEqual(['hydrateRoot']);
    });
  },
);

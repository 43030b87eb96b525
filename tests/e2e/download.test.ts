import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { prepareBrowser, sizes } from './browser.ts';

const visit = prepareBrowser();

test('the download button hands over a file that says what it is', async () => {
  const { page } = await visit(sizes.desktop);
  await page.goto('/download');
  const download = page.waitForEvent('download');
  await page
    .locator('[data-section=download-card]')
    .getByRole('link', { name: /^Download/ })
    .first()
    .click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toMatch(/Onset 1\.12\.0[\s\S]*fictional[\s\S]*[0-9a-f]{64}/);
});

test.each(['/download', '/changelog'])('every version on %s is there', async (path) => {
  const { page } = await visit(sizes.desktop);
  await page.goto(path);
  const hrefs = await page
    .locator('main a[href*="/Onset-"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  expect(hrefs.length).toBeGreaterThan(2);
  for (const href of hrefs) {
    const response = await page.request.get(href);
    expect([href, response.status(), response.headers()['content-type']]).toEqual([
      href,
      200,
      'text/plain; charset=utf-8',
    ]);
  }
});

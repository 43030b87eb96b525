import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort } from '../../setup/free-port.ts';
import { prepareBrowser } from '../browser.ts';
import type { Visit } from '../browser.ts';
import { wakeUntouched } from '../islands.ts';
import { startDevelopment } from './development.ts';
import type { DevelopmentProcess } from './development.ts';

const visit = prepareBrowser();
let site: DevelopmentProcess;
let workshop: string;
beforeAll(async () => {
  const port = await freePort();
  workshop = `http://localhost:${port}`;
  site = await startDevelopment(inject('origin'), port);
});
afterAll(() => site?.stop());

const SECTIONS = ['plans', 'which', 'compare', 'stopping', 'faq', 'begin'];

const handles = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Sections in the workshop' }).getByRole('link');
const handleOf = (page: Page, id: string): Locator =>
  page.getByRole('link', { name: `Open the section “${id}” in the workshop` });
/** The sections whose handle is seen. */
const seen = (page: Page): Promise<string[]> =>
  handles(page).evaluateAll((links) =>
    links
      .filter((link) => getComputedStyle(link).opacity === '1')
      .map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('section') ?? ''),
  );

/** Opens a page in development. A workshop answers to whoever is led to it. */
async function open(path: string, { page, context }: Visit): Promise<void> {
  await context.route(`${workshop}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'The workshop' }));
  await page.goto(site.origin + path);
  await page.waitForLoadState('networkidle');
}

test('each section of a page has a handle, seen while the pointer is in it, that leads to it in the workshop', async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  await open('/pricing', visitor);
  await expect.poll(() => handles(page).count()).toBe(SECTIONS.length);
  expect(await seen(page)).toEqual([]);
  await page.locator('#compare h2').hover();
  await expect.poll(() => seen(page)).toEqual(['compare']);
  await page.locator('#faq h2').hover();
  await expect.poll(() => seen(page)).toEqual(['faq']);
  const [opened] = await Promise.all([context.waitForEvent('page'), handleOf(page, 'faq').click()]);
  await expect.poll(() => opened.url()).toBe(`${workshop}/?page=%2Fpricing&section=faq`);
  expect(await opened.evaluate(() => opener)).toBeNull();
  await page.locator('[data-section=site-header]').hover();
  await expect.poll(() => seen(page)).toEqual([]);
});

test('each stands in the corner of its section, also after the page has changed, and lies on no word', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await open('/pricing', visitor);
  await page.locator('#faq summary').first().click();
  for (const id of SECTIONS) {
    const section = page.locator(`#${id}`);
    await section.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 100));
    await section.getByRole('heading').first().hover();
    const [box, handle] = await Promise.all([section.boundingBox(), handleOf(page, id).boundingBox()]);
    if (!box || !handle) throw new Error(`${id} is not there`);
    expect(handle.y - box.y).toBeGreaterThanOrEqual(0);
    expect(handle.y - box.y).toBeLessThan(24);
    expect(box.x + box.width - handle.x - handle.width).toBeLessThan(24);
    const under = await page.evaluate(({ x, y, width, height }) => {
      const points = [0, 0.5, 1].flatMap((right) => [0, 0.5, 1].map((down) => [right, down] as const));
      const elements = points.flatMap(([right, down]) =>
        document.elementsFromPoint(x + width * right, y + height * down),
      );
      return elements.filter((element) => element.matches('p, h1, h2, h3, a, button, td, th, summary')).length;
    }, handle);
    expect(under).toBe(0);
  }
});

test('by keyboard they come after all of the page, are seen, and open', async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  await open('/pricing', visitor);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/skip to/i);
  await handles(page).first().focus();
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[data-section]')?.tagName)).toBe('FOOTER');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => seen(page)).toEqual(['which']);
  await expect
    .poll(() =>
      handleOf(page, 'which')
        .boundingBox()
        .then((box) => (box?.y ?? -1) > 0),
    )
    .toBe(true);
  const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  await expect.poll(() => opened.url()).toBe(`${workshop}/?page=%2Fpricing&section=which`);
  await page.locator('#faq summary').first().focus();
  await expect.poll(() => seen(page)).toEqual(['faq']);
});

test('the page is what it is without: its islands wake, nothing is wider, and its content holds none of them', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await open('/pricing', visitor);
  expect(await wakeUntouched(page)).toBeGreaterThan(0);
  await page.locator('#plans label').getByText('Lifetime', { exact: true }).click();
  await page.locator('#plans').getByText('$189').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => document.body.lastElementChild?.tagName)).toBe('ONSET-WORKSHOP-HANDLES');
  expect(await page.locator('main onset-workshop-handles').count()).toBe(0);
});

test('a page that is made of Markdown has none', async () => {
  const visitor = await visit();
  await open('/refund', visitor);
  expect(await visitor.page.locator('main [data-section]').count()).toBeGreaterThan(0);
  expect(await visitor.page.locator('onset-workshop-handles').count()).toBe(0);
});

/** What nobody could have the handles, or anything of the workshop, without. */
const OF_THE_WORKSHOP = ['onset-workshop', 'workshop-handles', 'showHandles', 'npm run compose', 'data-shown'];

test('the built site has no byte of the workshop, in what visitors get and in its server', async () => {
  const served = await Promise.all(
    ['/runtime/main.ts', '/vite/workshop-handles/show-handles.ts', '/vite/workshop-handles/frames.ts'].map(
      async (path) => (await fetch(site.origin + path)).text(),
    ),
  );
  expect(OF_THE_WORKSHOP.filter((word) => !served.join('\n').includes(word))).toEqual([]);
  const build = join(import.meta.dirname, '../../../site/build');
  const found = readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|mjs|css|html|json|txt|xml|data)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [...OF_THE_WORKSHOP, 'compose/client', 'localhost:7007']
        .filter((word) => text.includes(word))
        .map((word) => `${file}: ${word}`);
    });
  expect(found).toEqual([]);
});

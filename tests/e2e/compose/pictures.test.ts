import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Pictures } from '../../../compose/protocol/protocol.ts';
import { prepareBrowser } from '../browser.ts';
import { openPage, startWorkshopProcess } from './workshop.ts';
import type { WorkshopProcess } from './workshop.ts';

const visit = prepareBrowser();
let workshop: WorkshopProcess;
beforeAll(async () => {
  workshop = await startWorkshopProcess();
});
afterAll(() => workshop?.stop());

const APPROVED = join(import.meta.dirname, '../../../stories/__visual__');

const name = (mode: string): string => `${mode}/pages/pricing/default`;

/** A stand-in for the process that takes screenshots, which needs half a minute and a separate browser. */
let pictures: Pictures;
let asked: string[];
let page: Page;
let consoleErrors: string[];
beforeEach(async () => {
  pictures = { isRunning: false, said: '', pictures: [] };
  asked = [];
  ({ page, consoleErrors } = await visit({ viewport: { width: 1440, height: 900 } }));
  await page.route('**/api/pictures**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() === 'GET') return route.fulfill({ json: pictures });
    asked.push(`${pathname.replace('/api/', '')} ${route.request().postData() ?? ''}`);
    pictures = pathname.endsWith('/approval')
      ? { ...pictures, pictures: pictures.pictures.map((each) => ({ ...each, state: 'same' })) }
      : { isRunning: true, said: 'Test Files 1 passed', pictures: [] };
    return route.fulfill({ json: { ok: true } });
  });
});

/** The pictures are the approved ones of the repository: the workshop's own copy has none. */
const drawPictures = (): Promise<unknown> =>
  page.route('**/api/picture/**', (route) =>
    route.fulfill({
      path: new URL(route.request().url()).pathname.replace(/^.*?\/(?:now|approved)\//, `${APPROVED}/`) + '.webp',
    }),
  );

const openDialog = async () => {
  await drawPictures();
  await openPage(page, workshop.origin, '/pricing');
  await page.getByRole('button', { name: 'Pictures', exact: true }).click();
  return page.getByRole('dialog', { name: 'Pictures of this page' });
};

const FILE = '{"file":"site/pages/pricing.ts"}';

test('pictures are made, looked at beside what they were, and approved', async () => {
  const dialog = await openDialog();
  await dialog.getByText('None were made of this page since the last run.').waitFor();
  expect(await dialog.getByRole('button', { name: /^Approve/ }).count()).toBe(0);

  await dialog.getByRole('button', { name: 'Make the pictures' }).click();
  await dialog.getByText('The pictures are being made').waitFor();
  await dialog.getByText('Test Files 1 passed').waitFor();
  await expect(dialog.getByRole('button', { name: 'Make the pictures' }).isDisabled()).resolves.toBe(true);
  pictures = {
    isRunning: false,
    said: '',
    pictures: [
      { name: name('light-phone'), state: 'same' },
      { name: name('dark-desktop'), state: 'changed' },
      { name: name('light-tablet'), state: 'changed' },
    ],
  };
  await dialog.getByText('2 of 3 are not as approved.').waitFor();
  const approved = dialog.getByRole('img', { name: /as approved$/ });
  expect(await approved.count()).toBe(3);
  const beside = dialog.getByRole('listitem').nth(1).getByRole('img');
  expect(await beside.evaluateAll((each) => each.map((image) => image.getAttribute('alt')))).toEqual([
    `${name('dark-desktop')}, as approved`,
    `${name('dark-desktop')}, differs from the approved one, which is beside it`,
  ]);
  await expect
    .poll(() => beside.first().evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(300);

  await dialog.getByRole('button', { name: 'Approve all 2' }).click();
  await dialog.getByText('All are as approved.').waitFor();
  expect(asked).toEqual([`pictures ${FILE}`, `pictures/approval ${FILE}`]);
});

test('what is refused is said, and can be asked for again', async () => {
  pictures = { isRunning: false, said: '', pictures: [{ name: name('light-phone'), state: 'new' }] };
  const dialog = await openDialog();
  await page.route('**/api/pictures/approval', (route) =>
    route.fulfill({ status: 409, json: { message: 'Another run has begun since' } }),
  );
  await dialog.getByRole('button', { name: 'Approve it' }).click();
  await dialog.getByRole('alert').getByText('Another run has begun since').waitFor();
  await page.unroute('**/api/pictures/approval');
  await dialog.getByRole('button', { name: 'Approve it' }).click();
  await dialog.getByText('All are as approved.').waitFor();
  expect(await dialog.getByRole('alert').allTextContents()).toEqual([]);
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')]);
});

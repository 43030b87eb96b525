import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { prepareBrowser } from '../browser.ts';
import { choose, openPage, outline, startWorkshopProcess, untilSaid } from './workshop.ts';
import type { WorkshopProcess } from './workshop.ts';

const visit = prepareBrowser();
let workshop: WorkshopProcess;
beforeAll(async () => {
  workshop = await startWorkshopProcess();
});
afterAll(() => workshop?.stop());

let page: Page;
beforeEach(async () => {
  ({ page } = await visit({ viewport: { width: 1440, height: 900 } }));
});

const state = (): Locator => page.getByRole('combobox', { name: 'State' });
const marks = (): Locator => outline(page).getByText(/^Looked at: /);

test('a form is looked at in each of its states, and nothing of it is sent, saved or undone', async () => {
  const canvas = await openPage(page, workshop.origin, '/login', 'log-in');
  const sent: string[] = [];
  page.on('request', (request) => {
    // But for the workshop's own questions, and the draft of what is not saved.
    const { origin, pathname } = new URL(request.url());
    const isOwn = origin === workshop.origin && ['/api/drawing', '/api/checks', '/api/draft'].includes(pathname);
    if (request.method() !== 'GET' && !isOwn) sent.push(`${request.method()} ${request.url()}`);
  });
  const built = await canvas.locator('main').innerHTML();
  expect(await state().inputValue()).toBe('-1');

  await state().selectOption('Sent empty');
  await canvas.getByText('Enter your password.').waitFor();
  await page.getByText('log-in is looked at: Sent empty').waitFor({ state: 'attached' });
  expect(await marks().allTextContents()).toEqual(['Looked at: Sent empty']);
  await state().selectOption('Wrong password');
  await canvas.getByRole('alert', { includeHidden: true }).getByText('Invalid identifier or password').waitFor();
  expect(await canvas.getByText('Enter your password.').count()).toBe(0);

  // A change of the content is drawn in the state.
  const heading = page.getByRole('textbox', { name: 'Heading', exact: true });
  await heading.fill('Come in');
  await canvas.locator('h1', { hasText: 'Come in' }).waitFor();
  expect(await canvas.getByText('Invalid identifier or password').count()).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await untilSaid(page, 'Saved');
  expect(await marks().count()).toBe(1);

  await state().selectOption('As it is built');
  await expect.poll(() => canvas.locator('main').innerHTML()).toBe(built);
  expect(await marks().count()).toBe(0);
  expect(sent).toEqual([]);
  expect(workshop.changed()).toBe('');
  await expect.poll(() => workshop.drafts()).toEqual([]);
});

test('a text is typed into where it stands, in a state too', async () => {
  const canvas = await openPage(page, workshop.origin, '/login', 'log-in');
  await state().selectOption('Wrong password');
  await canvas.getByText('Invalid identifier or password').waitFor();
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const box = await canvas.locator('main h1').boundingBox();
  if (!box) throw new Error('The heading is not seen');
  await page.mouse.dblclick(box.x + 10, box.y + box.height / 2);
  await canvas.locator('[contenteditable]').waitFor();
  await page.keyboard.type('Come in');
  await page.keyboard.press('Enter');
  await canvas.locator('h1', { hasText: 'Come in' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Heading', exact: true }).inputValue()).toBe('Come in');
  await canvas.getByText('Invalid identifier or password').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await untilSaid(page, 'Saved');
  await expect.poll(() => workshop.drafts()).toEqual([]);
});

test('signed in, the account is that of somebody, but for what was chosen by hand', async () => {
  const canvas = await openPage(page, workshop.origin, '/profile', 'sessions');
  const button = page.getByRole('button', { name: 'Signed in', exact: true });
  await button.click();
  await canvas.locator('p', { hasText: 'Firefox on Windows' }).waitFor();
  await canvas.getByText('ada@example.com').first().waitFor();
  expect(await marks().count()).toBe(6);
  expect(await state().locator('option:checked').textContent()).toBe('Three sessions');

  await state().selectOption('As it is built');
  await canvas.getByText('Firefox on Windows').first().waitFor({ state: 'detached' });
  expect(await marks().count()).toBe(5);
  await choose(page, 'Device list');
  await state().selectOption('No place left');
  await canvas.getByText('3 of 3 Macs').waitFor();

  await button.click();
  await expect.poll(() => marks().allTextContents()).toEqual(['Looked at: No place left']);
  await canvas.getByText('3 of 3 Macs').waitFor();
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([]);
});

test('a section that only says what the page says has no choice, and a state there is not is refused', async () => {
  await openPage(page, workshop.origin, '/pricing', 'faq');
  await page.getByRole('textbox', { name: 'Heading', exact: true }).first().waitFor();
  expect(await state().count()).toBe(0);
  const response = await page.request.post(`${workshop.origin}/api/drawing`, {
    data: { file: 'site/pages/pricing.ts', document: { sections: [] }, states: { faq: 'pending' } },
  });
  expect([response.status(), await response.json()]).toEqual([
    400,
    { message: 'The state "pending" is of a section "faq", which the page does not have' },
  ]);
});

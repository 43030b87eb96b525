import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { prepareBrowser, sizes } from './browser.ts';
import { buy, checkoutOf } from './demo-form.ts';
import { newPerson, register } from './people.ts';

const visit = prepareBrowser();

/** What axe finds wrong with a page as it is now, and by how many pixels the page is wider than a window of 320. */
async function faultsOf(page: Page): Promise<unknown> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const before = page.viewportSize() ?? sizes.desktop.viewport;
  await page.setViewportSize({ width: 320, height: 640 });
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await page.setViewportSize(before);
  return [violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]), tooWide];
}

const NONE = [[], 0];

test.each(['light', 'dark'] as const)(
  'paying, the thanks and the plan can be read by everybody, on the narrowest phone too: %s',
  async (colorScheme) => {
    const { page } = await visit({ ...sizes.desktop, colorScheme });
    await page.goto('/checkout?plan=yearly');
    await checkoutOf(page).getByRole('textbox', { name: 'E-mail' }).waitFor();
    expect(await faultsOf(page), 'the form of a guest').toEqual(NONE);
    await page.goto('/checkout?plan=weekly');
    await page.getByRole('heading', { name: 'There is no plan called “weekly”' }).waitFor();
    expect(await faultsOf(page), 'a plan that is none').toEqual(NONE);
    await register(page, newPerson());
    await page.goto('/checkout?plan=yearly');
    await checkoutOf(page).getByRole('button', { name: /^4242/ }).waitFor();
    expect(await faultsOf(page), 'the form of somebody known').toEqual(NONE);
    await buy(page, 'yearly');
    expect(await faultsOf(page), 'the thanks').toEqual(NONE);
    await page.goto('/customer-portal');
    await page.getByRole('heading', { name: 'Onset Yearly' }).waitFor();
    await page
      .getByRole('cell', { name: /^DEMO-/ })
      .or(page.getByText(/DEMO-/))
      .first()
      .waitFor();
    expect(await faultsOf(page), 'the plan').toEqual(NONE);
    await page.goto('/checkout?plan=yearly');
    await page.getByText('You have the yearly plan already').waitFor();
    expect(await faultsOf(page), 'the checkout of somebody who has it').toEqual(NONE);
  },
);

/** Presses Tab until the focus is on what has such words; never more often than a page has stops. */
async function tabTo(page: Page, words: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const outer = document.activeElement;
      const inner = outer?.shadowRoot?.activeElement ?? outer;
      return inner?.textContent ?? '';
    });
  for (let stop = 0; stop < 40 && !words.test(await focused()); stop += 1) await page.keyboard.press('Tab');
  expect(await focused()).toMatch(words);
}

test('by keyboard alone, from the prices through the overlay to the thanks', async () => {
  const { page } = await visit(sizes.desktop);
  const previewed = page.waitForResponse('**/demo/paddle/**');
  await page.goto('/pricing');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // The browser moves the focus some time after the key.
  await page.locator('main:focus').waitFor();
  await tabTo(page, /^Buy Onset$/);
  // Before the payment library is ready, which the price preview waits for, the link leads to the page of the checkout.
  await previewed;
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Checkout' });
  const email = dialog.getByRole('textbox', { name: 'E-mail' });
  await email.waitFor();
  // Closed by mistake, and opened again from where the focus was.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await tabTo(page, /^Buy Onset$/);
  await page.keyboard.press('Enter');
  await email.waitFor();
  for (let stop = 0; stop < 12 && !(await email.evaluate(isFocused)); stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.type(newPerson().email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Germany');
  await page.keyboard.press('Enter');
  if (await email.isVisible()) {
    await tabTo(page, /^Go on to payment$/);
    await page.keyboard.press('Enter');
  }
  await dialog.getByRole('heading', { name: 'Pay by card' }).waitFor();
  await tabTo(page, /^4242/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Pay /);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/success?transaction=txn_*');
});

const isFocused = (field: Element): boolean => {
  const root = field.getRootNode();
  return (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === field;
};

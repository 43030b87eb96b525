import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'vitest';
import type { Page } from 'playwright';
import { demoPriceIds } from '../../site/config/public-config.ts';
import { prepareBrowser, sizes } from './browser.ts';
import { checkoutOf, giveDetails, payWith } from './demo-form.ts';
import { confirmEmail, newPerson, register } from './people.ts';

const visit = prepareBrowser();

const newEmail = () => `guest-${crypto.randomUUID()}@example.test`;

test.each(['phone', 'desktop'] as const)('a guest pays on the page of the checkout, on a %s', async (size) => {
  const { page } = await visit(sizes[size]);
  await page.goto('/checkout?plan=yearly');
  await giveDetails(page, newEmail());
  await payWith(page, /Is declined/);
  await checkoutOf(page).getByText('The card was declined.').waitFor();
  await payWith(page, /3-D Secure/);
  await checkoutOf(page).getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL('**/success**');
  await page.getByText(/^txn_\w{26}$/).waitFor();
});

test('by keyboard alone', async () => {
  const { page } = await visit(sizes.desktop);
  await page.goto('/checkout?plan=monthly');
  const checkout = checkoutOf(page);
  await checkout.getByRole('textbox', { name: 'E-mail' }).focus();
  await page.keyboard.type(newEmail());
  await page.keyboard.press('Tab');
  await page.keyboard.type('Germany');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // The next step has the focus, at its heading: past the address comes the first card.
  await checkout.getByRole('heading', { name: 'Pay by card' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (let card = 0; card < 4; card += 1) await page.keyboard.press('Tab');
  await expect
    .poll(() => checkout.getByRole('textbox', { name: 'Card number' }).inputValue())
    .toBe('4242 4242 4242 4242');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/success**');
});

/** Opens it over the page, as a page that sells does; its own checkout has brought the library along. */
const openOverlay = (page: Page): Promise<void> =>
  page.evaluate((priceId) => {
    window.PaddleBillingV1?.Checkout.open({ items: [{ priceId }], settings: { displayMode: 'overlay' } });
  }, demoPriceIds.monthly);

test('over a page it holds the focus, closes by Escape, and gives the focus back', async () => {
  const { page } = await visit(sizes.desktop);
  await page.goto('/checkout?plan=monthly');
  await checkoutOf(page).getByRole('textbox', { name: 'E-mail' }).waitFor();
  const before = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  await before.focus();
  await openOverlay(page);
  const dialog = page.getByRole('dialog', { name: 'Checkout' });
  await dialog.getByRole('heading', { name: 'Who is buying?' }).waitFor();
  // Once around: nothing of the page behind is reached.
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('[data-demo-checkout], body'))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await before.evaluate((link) => link === document.activeElement)).toBe(true);
});

test('with the browser’s zoom at 400 %, nothing is cut off and all of it is reached', async () => {
  // A window of 1280 by 900, as a page sees it then.
  const { page } = await visit({ viewport: { width: 320, height: 225 } });
  await page.goto('/checkout?plan=monthly');
  await checkoutOf(page).getByRole('textbox', { name: 'E-mail' }).waitFor();
  await openOverlay(page);
  const dialog = page.getByRole('dialog', { name: 'Checkout' });
  await dialog.getByRole('heading', { name: 'Who is buying?' }).waitFor();
  await giveDetails(page, newEmail());
  await dialog.getByRole('heading', { name: 'Pay by card' }).waitFor();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await payWith(page, /^4242/);
  await dialog.getByRole('heading', { name: 'Paid, for show' }).waitFor();
});

test('somebody with an account buys, and changes and ends the plan in the portal', async () => {
  const { page } = await visit(sizes.desktop);
  const person = newPerson();
  await register(page, person);
  await page.goto('/checkout?plan=monthly');
  await checkoutOf(page).waitFor();
  await payWith(page, /^4242/);
  await page.waitForURL('**/success**');
  await page.getByRole('heading', { name: 'Your plan is on.' }).waitFor();
  await confirmEmail(page, person);
  await page.goto('/customer-portal');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL('**/demo/paddle/portal?**');
  await page.getByText('Demo checkout: no card is charged').waitFor();
  await page.getByRole('button', { name: 'Change to Yearly' }).click();
  await page.getByText('The plan is changed.').waitFor();
  await page.getByRole('combobox', { name: 'Another card' }).selectOption('4000002760003184');
  await page.getByRole('button', { name: 'Change the card' }).click();
  await page.getByText('The card is changed.').waitFor();
  await page.getByRole('button', { name: 'End at the end of the period' }).click();
  await page.getByText(/^\$96 a year\. Ends on /).waitFor();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await page.getByRole('heading', { name: 'Your plan' }).waitFor();
  await page.getByText('Ending', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Onset Yearly' }).waitFor();
});

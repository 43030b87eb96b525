import { brand } from '@onset/design-system/brand';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { monthly, yearly } from '../setup/plans.ts';
import { prepareBrowser, sizes } from './browser.ts';
import {
  buy,
  checkoutOf,
  confirmEmail,
  giveDetails,
  linkInEmail,
  newPerson,
  openConfirmation,
  payWith,
  register,
} from './people.ts';
import { findAxeViolations, measureOverflow } from './rendered-page.ts';
import { moveMouse } from './waits.ts';

const visit = prepareBrowser();

/** The message in place of the payment form, by its title. */
const stage = (page: Page, title: string) => page.locator('[data-stage-title]').filter({ hasText: title });
const offer = (page: Page) => page.locator('[data-section=pricing]');
const email = (page: Page) => checkoutOf(page).getByRole('textbox', { name: 'Email' });

/** Expects that the page is accessible and fits a width of 320 px. */
async function expectAccessible(page: Page, step: string): Promise<void> {
  expect.soft(await findAxeViolations(page), step).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await measureOverflow(page), step).toBeLessThanOrEqual(0);
  await page.setViewportSize(sizes.desktop.viewport);
}
const thanks = (page: Page) => page.waitForURL('**/success?transaction=txn_*');

test('the pricing page leads a logged-in visitor on a phone through the checkout to an active plan', async () => {
  const { page } = await visit(sizes.phone);
  await register(page);
  await page.goto('/pricing');
  await moveMouse(page);
  // The note below a localized price appears once the payment library has responded.
  await offer(page)
    .getByText(/^(?:Tax included|Plus tax|Before tax, if any)$/)
    .first()
    .waitFor();
  await offer(page)
    .getByRole('link', { name: `Get ${monthly.name}` })
    .click();
  await page.waitForURL(`**/checkout?plan=${monthly.id}`);
  await payWith(page);
  await thanks(page);
  await page.getByRole('heading', { name: 'Your plan is active.' }).waitFor();
  await page.getByRole('link', { name: 'Your plan', exact: true }).first().click();
  await page.waitForURL('**/customer-portal');
  await page.getByRole('heading', { name: `${brand.name} ${monthly.name}` }).waitFor();
});

test('a guest pays with 3-D Secure after a declined card, and activates the plan with a password', async () => {
  const { page } = await visit(sizes.phone);
  const person = newPerson();
  await page.goto(`/checkout?plan=${yearly.id}`);
  await giveDetails(page, person.email);
  await payWith(page, /Is declined/);
  await checkoutOf(page)
    .getByText(/^The card was declined/)
    .waitFor();
  await payWith(page, /3-D Secure/);
  await checkoutOf(page).getByRole('button', { name: 'Confirm' }).click();
  await thanks(page);
  await page.getByText(/^txn_\w{26}$/).waitFor();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('@');
  const form = page.locator('[data-section=purchase-status]');
  expect(await form.getByLabel('Email').inputValue()).toBe(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Create my account' }).click();
  await page.getByRole('heading', { name: 'Your plan is active.' }).waitFor();
  await page.getByText('the link we’ve just sent you').waitFor();

  // The card and the plan can be changed once the email address is confirmed.
  await page.getByRole('main').getByRole('link', { name: 'Your plan', exact: true }).click();
  await page.getByRole('heading', { name: `${brand.name} ${yearly.name}` }).waitFor();
  expect(await page.getByRole('button', { name: 'Change or cancel' }).count()).toBe(0);
  await page.getByText(`We sent a link to ${person.email}.`).waitFor();
  await openConfirmation(page, await linkInEmail(person.email, '/api/auth/email-confirmation'));
  await page.goto('/customer-portal');
  await page.getByRole('button', { name: 'Change or cancel' }).waitFor();
});

describe('a customer with a plan', () => {
  test('is sent to the customer portal instead of a second purchase, in accessible steps in the dark theme', async () => {
    const { page, context } = await visit({ ...sizes.desktop, colorScheme: 'dark' });
    await page.goto(`/checkout?plan=${yearly.id}`);
    await email(page).waitFor();
    await expectAccessible(page, 'the form of a guest');
    await register(page);
    await page.goto(`/checkout?plan=${yearly.id}`);
    await checkoutOf(page).getByRole('button', { name: /^4242/ }).waitFor();
    await expectAccessible(page, 'the form of a signed-in visitor');
    await buy(page, yearly);
    await expectAccessible(page, 'the success page');
    const success = page.url();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy the transaction number' }).click();
    await page.getByText('Copied', { exact: true }).first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^txn_/);
    await page.goBack();
    await page.waitForURL(`**/checkout?plan=${yearly.id}`);
    await stage(page, `You have the ${yearly.name} plan already`).waitFor();
    expect(await checkoutOf(page).count()).toBe(0);
    await expectAccessible(page, 'the checkout of an owner');
    await page.goForward();
    await page.getByRole('heading', { name: 'Your plan is active.' }).waitFor();
    expect(page.url()).toBe(success);

    await page.goto('/pricing');
    await offer(page).getByText('Your plan', { exact: true }).waitFor();
    expect(await offer(page).getByRole('link', { name: /^Get / }).count()).toBe(0);
    await offer(page).getByRole('link', { name: 'Manage your plan' }).first().click();
    await page.waitForURL('**/customer-portal');
    await page.getByRole('heading', { name: `${brand.name} ${yearly.name}` }).waitFor();
    await expectAccessible(page, 'the plan');
    await page.getByRole('link', { name: 'Invoices' }).click();
    await page.getByText(/DEMO-/).first().waitFor();
    await expectAccessible(page, 'the invoices');

    await page.goto('/features');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: `Open ${brand.name}` }).waitFor();
    await header.getByRole('button', { name: /Your account/ }).click();
    await header.getByRole('button', { name: 'Log out' }).click();
    await header.getByRole('link', { name: 'Download' }).waitFor();
    expect(await header.getByRole('link', { name: `Open ${brand.name}` }).count()).toBe(0);
  });

  test.runIf(monthly.interval === 'month' && yearly.interval === 'year')(
    'switches, cancels and continues the plan in the account, and changes the card at the provider',
    async () => {
      const { page } = await visit(sizes.phone);
      const person = await register(page);
      await buy(page, monthly);
      // A buyer can leave before the email address is confirmed.
      await page.goto('/customer-portal');
      await page.getByText('Until you confirm your email address, you can only pause or cancel your plan.').waitFor();
      await page.getByRole('button', { name: 'Change or cancel' }).click();
      await page.getByRole('button', { name: 'Cancel plan' }).click();
      await page.getByText('Ending', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Continue plan' }).click();
      await page.getByText('Active', { exact: true }).waitFor();
      await confirmEmail(page, person);
      await page.goto('/customer-portal');
      await page.getByRole('button', { name: 'Update card' }).click();
      await page.waitForURL('**/demo/paddle/portal?**');
      await page.getByText('Demo checkout: no card is charged').waitFor();
      await page.getByRole('combobox', { name: 'Another card' }).selectOption('4000002760003184');
      await page.getByRole('button', { name: 'Change the card' }).click();
      await page.getByText('The card was changed.').waitFor();
      expect(await findAxeViolations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Back to the site' }).click();
      const change = page.getByRole('button', { name: 'Change or cancel' });
      await change.click();
      expect(await findAxeViolations(page)).toEqual([]);
      await page.getByText(/a year, tax included$/).waitFor();
      await page.getByRole('button', { name: `Switch to ${yearly.name}` }).click();
      await page.getByText(`Then it changes to ${brand.name} ${yearly.name}.`).waitFor();
      await change.click();
      await page.getByRole('button', { name: 'Cancel plan' }).click();
      await page.getByText('Ending', { exact: true }).waitFor();

      await page.goto(`/checkout?plan=${yearly.id}`);
      await page.getByText(/Until then it can be taken up again, without paying twice\.$/).waitFor();
      await page.getByRole('link', { name: 'Manage your plan' }).click();
      await page.getByRole('button', { name: `Continue as ${brand.name} ${monthly.name}` }).click();
      await page.getByText(`Your plan continues as ${brand.name} ${monthly.name}.`).waitFor();
      await page.getByText('Active', { exact: true }).waitFor();
      await page.getByRole('heading', { name: `${brand.name} ${monthly.name}` }).waitFor();
    },
  );
});

test('the checkout page keeps email address, country, code and step after a reload, also a rejected code, and shows the purchase after Back', async () => {
  const { page } = await visit(sizes.phone);
  const person = newPerson();
  await page.goto(`/checkout?plan=${yearly.id}`);
  await email(page).fill(person.email);
  await page.getByRole('button', { name: /Order details/ }).click();
  await page.getByText('Add a discount code').click();
  const code = page.getByRole('textbox', { name: 'Discount code' });
  await code.fill('LASTYEAR');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('This code has expired.').waitFor();
  expect(await email(page).inputValue()).toBe(person.email);
  await page.reload();
  await page.getByText('This code has expired.').waitFor();
  expect([await email(page).inputValue(), await code.inputValue()]).toEqual([person.email, 'LASTYEAR']);
  await code.fill('DEMO20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Remove the code DEMO20' }).waitFor();
  await giveDetails(page, person.email);
  await checkoutOf(page)
    .getByRole('button', { name: `Pay €${(yearly.price.lowest * 0.008).toFixed(2)}` })
    .waitFor();
  await page.reload();
  await checkoutOf(page).getByRole('heading', { name: 'Pay by card' }).waitFor();
  await checkoutOf(page).getByText(person.email).waitFor();
  await checkoutOf(page)
    .getByRole('button', { name: `Pay €${(yearly.price.lowest * 0.008).toFixed(2)}` })
    .waitFor();
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, history.state]))).not.toContain('@');
  await payWith(page);
  await thanks(page);
  const { pathname, search } = new URL(page.url());

  await page.goBack();
  await page.waitForURL(`**/checkout?plan=${yearly.id}*`);
  await stage(page, 'Paid. Thank you.').waitFor();
  expect(await page.getByText(/^Due today/).count()).toBe(0);
  expect(await checkoutOf(page).count()).toBe(0);
  await page.getByRole('link', { name: 'See your purchase' }).click();
  await page.waitForURL(`**${pathname}${search}`);
  // The next purchase in this tab starts with an empty form.
  await page.goto(`/checkout?plan=${yearly.id}`);
  await checkoutOf(page).getByRole('heading', { name: 'Your details' }).waitFor();
});

test('the checkout page does not sell a plan that was bought in another tab, also when restored from the cache', async () => {
  const { page, context } = await visit(sizes.desktop);
  await register(page);
  // Each tab has its own URL, because Playwright's WebKit assigns requests to pages by URL.
  const open = await context.newPage();
  await open.goto(`/checkout?plan=${yearly.id}&tab=2`);
  await checkoutOf(open).getByRole('button', { name: /^4242/ }).waitFor();
  // Playwright disables the back/forward cache, so this tab ignores storage events as a cached page would.
  const cached = await context.newPage();
  await cached.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
  await cached.goto(`/checkout?plan=${yearly.id}&tab=3`);
  await checkoutOf(cached).getByRole('button', { name: /^4242/ }).waitFor();
  await buy(page, yearly);
  await stage(open, `You have the ${yearly.name} plan already`).waitFor();
  expect(await checkoutOf(open).count()).toBe(0);
  expect(await checkoutOf(cached).count()).toBe(1);
  await cached.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await stage(cached, `You have the ${yearly.name} plan already`).waitFor();
  expect(await checkoutOf(cached).count()).toBe(0);
});

test('a purchase works with the keyboard, from the prices to the payment', async () => {
  const { page } = await visit(sizes.desktop);
  await page.goto('/pricing');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // The browser moves focus asynchronously after the key press.
  await page.locator('main:focus').waitFor();
  await tabTo(page, new RegExp(`^Get ${yearly.name}$`));
  await page.keyboard.press('Enter');
  await email(page).waitFor();
  await tabTo(page, /^Add a discount code$/);
  const isEmailFocused = () => email(page).evaluate((field) => field === document.activeElement);
  for (let stop = 0; stop < 12 && !(await isEmailFocused()); stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.type(newPerson().email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Germany');
  await page.keyboard.press('Enter');
  if (await email(page).isVisible()) {
    await tabTo(page, /^Continue to payment$/);
    await page.keyboard.press('Enter');
  }
  await checkoutOf(page).getByRole('heading', { name: 'Pay by card' }).waitFor();
  await tabTo(page, /^4242/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Pay /);
  await page.keyboard.press('Enter');
  await thanks(page);
});

/** Presses Tab until the text of the focused element matches, at most 40 times. */
async function tabTo(page: Page, text: RegExp): Promise<void> {
  const readFocused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  for (let stop = 0; stop < 40 && !text.test(await readFocused()); stop += 1) await page.keyboard.press('Tab');
  expect(await readFocused()).toMatch(text);
}

import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { prepareBrowser, sizes } from './browser.ts';
import { buy, checkoutOf, giveDetails, payWith } from './demo-form.ts';
import { linkInMail } from './outbox.ts';
import { confirmEmail, forgetSession, logIn, newPerson, openConfirmation, register } from './people.ts';
import { findAxeViolations, measureOverflow } from './rendered-page.ts';
import { moveAbout } from './selling-site.ts';
import { hold } from './waits.ts';

const visit = prepareBrowser();

/** Note below a localized price. It appears once the payment library has responded. */
const LOCALIZED = /^(?:Tax included|Plus tax|Before tax, if any)$/;

/** Opens the pricing page and waits for localized prices. */
async function openPrices(page: Page): Promise<Locator> {
  await page.goto('/pricing');
  const offer = page.locator('[data-section=pricing]');
  await moveAbout(page);
  await offer.getByText(LOCALIZED).first().waitFor();
  return offer;
}

/** The message in place of the payment form, by its title. */
const stage = (page: Page, title: string) => page.locator('[data-stage-title]').filter({ hasText: title });
const email = (page: Page) => checkoutOf(page).getByRole('textbox', { name: 'Email' });
const thanks = (page: Page) => page.waitForURL('**/success?transaction=txn_*');

test('a running payment keeps its form if its buyer logs in to an account with a plan in another tab', async () => {
  const { page } = await visit(sizes.desktop);
  const owner = newPerson();
  await register(page, owner);
  await buy(page, 'yearly');
  await forgetSession(page);
  await page.goto('/checkout?plan=monthly');
  await giveDetails(page, newPerson().email);
  await payWith(page, /3-D Secure/);
  const confirm = checkoutOf(page).getByRole('button', { name: 'Confirm' });
  await confirm.waitFor();
  const other = await page.context().newPage();
  await other.goto('/login?redirect=/customer-portal');
  await logIn(other, owner.email, owner.password);
  await other.getByRole('heading', { name: 'Onset Yearly' }).waitFor();
  await page.locator('html[data-owner]').waitFor();
  await confirm.click();
  await thanks(page);
});

describe('the pricing page', () => {
  test('leads a logged-in visitor on a phone through the checkout to an active plan', async () => {
    const { page } = await visit(sizes.phone);
    await register(page, newPerson());
    const offer = await openPrices(page);
    await offer.getByRole('link', { name: 'Get Monthly' }).click();
    await page.waitForURL('**/checkout?plan=monthly');
    await payWith(page);
    await thanks(page);
    await page.getByRole('heading', { name: 'Your plan is active.' }).waitFor();
    await page.getByRole('link', { name: 'Your plan', exact: true }).first().click();
    await page.waitForURL('**/customer-portal');
    await page.getByRole('heading', { name: 'Onset Monthly' }).waitFor();
  });

  test('leads to the checkout page with the chosen plan if the library is not loaded yet', async () => {
    const { page } = await visit(sizes.desktop);
    const offer = page.locator('[data-section=pricing]');
    const release = await hold(page, /\/assets\/paddle-/);
    await page.goto('/pricing');
    await offer.getByRole('link', { name: 'Get Lifetime' }).click();
    await page.waitForURL('**/checkout?plan=lifetime');
    release();
    await email(page).waitFor();
  });
});

test('a guest pays with 3-D Secure after a declined card, and activates the plan with a password', async () => {
  const { page } = await visit(sizes.phone);
  const person = newPerson();
  await page.goto('/checkout?plan=yearly');
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
  // A slow email must not delay the plan.
  const held = Promise.withResolvers<void>();
  await page.route('**/api/auth/send-email-confirmation', async (route) => {
    await held.promise;
    await route.continue();
  });
  await form.getByRole('button', { name: 'Create my account' }).click();
  await page.getByRole('heading', { name: 'Your plan is active.' }).waitFor();
  expect(await page.getByText('confirm your email address').count()).toBe(0);
  held.resolve();
  await page.getByText('the link we’ve just sent you').waitFor();

  // The card and the plan can be changed once the email address is confirmed.
  await page.goto('/customer-portal');
  await page.getByRole('heading', { name: 'Onset Yearly' }).waitFor();
  expect(await page.getByRole('button', { name: 'Change or cancel' }).count()).toBe(0);
  await page.getByText(`We sent a link to ${person.email}.`).waitFor();
  await openConfirmation(page, await linkInMail(person.email, '/api/auth/email-confirmation'));
  await page.goto('/customer-portal');
  await page.getByRole('button', { name: 'Change or cancel' }).waitFor();
});

describe('a customer with a plan', () => {
  test('copies the transaction number, and is sent to the customer portal instead of a second purchase, also after Back and Forward', async () => {
    const { page } = await visit(sizes.desktop);
    await register(page, newPerson());
    await page.goto('/pricing');
    await buy(page, 'yearly');
    const success = page.url();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy the transaction number' }).click();
    await page.getByText('Copied', { exact: true }).first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^txn_/);
    await page.goBack();
    await page.waitForURL('**/checkout?plan=yearly');
    await stage(page, 'You have the yearly plan already').waitFor();
    expect(await checkoutOf(page).count()).toBe(0);
    await page.goForward();
    await page.getByRole('heading', { name: 'Your plan is active.' }).waitFor();
    expect(page.url()).toBe(success);

    await page.goto('/pricing');
    const offer = page.locator('[data-section=pricing]');
    await offer.getByText('Your plan', { exact: true }).waitFor();
    expect(await offer.getByRole('link', { name: /^Get / }).count()).toBe(0);
    await offer.getByRole('link', { name: 'Manage your plan' }).first().click();
    await page.waitForURL('**/customer-portal');
    await page.getByRole('heading', { name: 'Onset Yearly' }).waitFor();
  });

  test('switches, cancels and continues the plan in the account, and changes the card at the provider', async () => {
    const { page } = await visit(sizes.phone);
    const person = newPerson();
    await register(page, person);
    await buy(page, 'monthly');
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
    await page.getByRole('button', { name: 'Switch to Yearly' }).click();
    await page.getByText(/Then it changes to Onset Yearly\./).waitFor();
    await change.click();
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await page.getByText('Ending', { exact: true }).waitFor();

    await page.goto('/checkout?plan=yearly');
    await page.getByText(/Until then it can be taken up again, without paying twice\.$/).waitFor();
    await page.getByRole('link', { name: 'Manage your plan' }).click();
    await page.getByRole('button', { name: 'Continue as Onset Monthly' }).click();
    await page.getByText('Your plan continues as Onset Monthly.').waitFor();
    await page.getByText('Active', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Onset Monthly' }).waitFor();
  });

  test('sees “Open Onset” in the header until they log out', async () => {
    const { page } = await visit(sizes.desktop);
    await register(page, newPerson());
    await buy(page, 'yearly');
    await page.goto('/features');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Open Onset' }).waitFor();
    await header.getByRole('button', { name: /Your account/ }).click();
    await header.getByRole('button', { name: 'Log out' }).click();
    await header.getByRole('link', { name: 'Download' }).waitFor();
    expect(await header.getByRole('link', { name: 'Open Onset' }).count()).toBe(0);
  });
});

describe('the checkout page', () => {
  test.each([
    ['/checkout', 'Choose your plan'],
    ['/checkout?plan=weekly', 'There is no plan called “weekly”'],
  ])('asks for a plan at %s, and opens the payment form for the chosen one', async (path, question) => {
    const { page } = await visit(sizes.phone);
    await page.goto(path);
    await moveAbout(page);
    await page.getByRole('heading', { name: question }).waitFor();
    expect(await checkoutOf(page).count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Lifetime' }).click();
    await page.waitForURL('**/checkout?plan=lifetime');
    await email(page).waitFor();
    await page.getByText('Onset for MacLifetime, charged once').waitFor();
  });

  test('shows why a discount code is rejected, also after a reload, and sells without it', async () => {
    const { page } = await visit(sizes.phone);
    await page.goto('/checkout?plan=yearly');
    await email(page).fill('half-typed@');
    await page.getByText('Add a discount code').click();
    const field = page.getByRole('textbox', { name: 'Discount code' });
    await field.fill('LASTYEAR');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('This code has expired.').waitFor();
    expect(await page.getByText(/code has expired/).count()).toBe(1);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await email(page).inputValue()).toBe('half-typed@');
    await page.reload();
    await page.getByText('This code has expired.').waitFor();
    expect(await field.inputValue()).toBe('LASTYEAR');
    await giveDetails(page, newPerson().email);
    await payWith(page);
    await thanks(page);
  });

  test('applies a discount code, and keeps the form, the code and the input when the plan changes', async () => {
    const { page } = await visit(sizes.desktop);
    await page.goto('/checkout?plan=yearly&discount=ONSET20');
    const order = page.locator('dl').filter({ hasText: 'Due today' });
    await order.getByText('−$19.20').waitFor();
    const form = await checkoutOf(page).elementHandle();
    await page.locator('label', { hasText: 'Monthly' }).click();
    await order.getByText('−$2.40').waitFor();
    expect(new URL(page.url()).search).toBe('?plan=monthly&discount=ONSET20');
    await giveDetails(page, newPerson().email);
    const card = checkoutOf(page).getByRole('textbox', { name: 'Card number' });
    await card.fill('4242 4242');
    await page.locator('label', { hasText: 'Lifetime' }).click();
    await order.getByText('Onset for MacLifetime, charged once').waitFor();
    await checkoutOf(page)
      .getByRole('button', { name: /^Pay €1/ })
      .waitFor();
    expect(await card.inputValue()).toBe('4242 4242');
    expect(await form?.evaluate((each) => each === document.querySelector('[data-demo-checkout]'))).toBe(true);
    await page.getByRole('button', { name: 'Remove the code ONSET20' }).click();
    await order.getByText('ONSET20', { exact: true }).waitFor({ state: 'detached' });
  });

  test('keeps email address, country, code and step after a reload, and shows the purchase after Back', async () => {
    const { page } = await visit(sizes.phone);
    const person = newPerson();
    await page.goto('/checkout?plan=yearly');
    await email(page).fill(person.email);
    await page.reload();
    await email(page).waitFor();
    expect(await email(page).inputValue()).toBe(person.email);
    await giveDetails(page, person.email);
    await page.getByText('Add a discount code').click();
    await page.getByRole('textbox', { name: 'Discount code' }).fill('ONSET20');
    await page.getByRole('button', { name: 'Apply' }).click();
    await checkoutOf(page).getByRole('button', { name: 'Pay €76.80' }).waitFor();
    await page.reload();
    await checkoutOf(page).getByRole('heading', { name: 'Pay by card' }).waitFor();
    await checkoutOf(page).getByText(person.email).waitFor();
    await checkoutOf(page).getByRole('button', { name: 'Pay €76.80' }).waitFor();
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, history.state]))).not.toContain('@');
    await payWith(page);
    await thanks(page);
    const { pathname, search } = new URL(page.url());

    await page.goBack();
    await page.waitForURL('**/checkout?plan=yearly*');
    await stage(page, 'Paid. Thank you.').waitFor();
    expect(await page.getByText(/^Due today/).count()).toBe(0);
    expect(await checkoutOf(page).count()).toBe(0);
    await page.getByRole('link', { name: 'See your purchase' }).click();
    await page.waitForURL(`**${pathname}${search}`);
    // The next purchase in this tab starts with an empty form.
    await page.goto('/checkout?plan=yearly');
    await checkoutOf(page).getByRole('heading', { name: 'Your details' }).waitFor();
  });

  test('shows one error at a time, and none next to a valid field', async () => {
    const { page } = await visit(sizes.phone);
    await page.goto('/checkout?plan=yearly');
    const form = checkoutOf(page);
    await form.getByRole('button', { name: 'Continue to payment' }).click();
    await form.getByText('Enter an email such as you@example.com.').waitFor();
    await email(page).fill('ada@');
    await form.getByRole('button', { name: 'Continue to payment' }).click();
    expect(await email(page).getAttribute('aria-invalid')).toBe('true');
    await email(page).fill(newPerson().email);
    expect(await email(page).getAttribute('aria-invalid')).toBe('false');
    await giveDetails(page, newPerson().email);
    await payWith(page, /Is declined/);
    await form.getByText(/^The card was declined/).waitFor();
    await page.getByText('You weren’t charged. Try another card, or contact your bank.').waitFor();
    expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(1);
    await form.getByRole('textbox', { name: 'Security code' }).fill('x');
    await form.getByRole('button', { name: /^Pay / }).click();
    await form.getByText('Enter the three digits on the back.').waitFor();
    expect(await form.getByText(/^The card was declined/).count()).toBe(0);
    await form.getByRole('textbox', { name: 'Security code' }).fill('100');
    expect(await form.getByText('Enter the three digits on the back.').count()).toBe(0);
  });
});

describe('the checkout page in several tabs', () => {
  test('continues as a guest checkout after a logout in another tab', async () => {
    const { page, context } = await visit(sizes.desktop);
    const person = newPerson();
    await register(page, person);
    await page.goto('/checkout?plan=monthly');
    await page.getByText(`Buying as ${person.email}`).waitFor();
    await checkoutOf(page).getByRole('button', { name: /^4242/ }).waitFor();
    const other = await context.newPage();
    await other.goto('/profile');
    await other.getByRole('main').getByRole('button', { name: 'Log out' }).first().click();
    await page.getByText('No account needed yet.').waitFor();
    await email(page).waitFor();
    expect(await email(page).inputValue()).toBe('');
    await giveDetails(page, newPerson().email);
    await payWith(page);
    await page.getByRole('heading', { name: 'Paid. Now set a password.' }).waitFor();
  });

  test('does not sell a plan that was bought in another tab, also when restored from the cache', async () => {
    const { page, context } = await visit(sizes.desktop);
    await register(page, newPerson());
    // Each tab has its own URL, because Playwright's WebKit assigns requests to pages by URL.
    const open = await context.newPage();
    await open.goto('/checkout?plan=yearly&tab=2');
    await checkoutOf(open).getByRole('button', { name: /^4242/ }).waitFor();
    // Playwright disables the back/forward cache, so this tab ignores storage events as a cached page would.
    const cached = await context.newPage();
    await cached.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
    await cached.goto('/checkout?plan=yearly&tab=3');
    await checkoutOf(cached).getByRole('button', { name: /^4242/ }).waitFor();
    await buy(page, 'yearly');
    await stage(open, 'You have the yearly plan already').waitFor();
    expect(await checkoutOf(open).count()).toBe(0);
    expect(await checkoutOf(cached).count()).toBe(1);
    await cached.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await stage(cached, 'You have the yearly plan already').waitFor();
    expect(await checkoutOf(cached).count()).toBe(0);
  });
});

describe('every step of a purchase', () => {
  test('is accessible in dark mode and fits a width of 320 px', async () => {
    const { page } = await visit({ ...sizes.desktop, colorScheme: 'dark' });
    const check = async (step: string): Promise<void> => {
      expect.soft(await findAxeViolations(page), step).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await measureOverflow(page), step).toBeLessThanOrEqual(0);
      await page.setViewportSize(sizes.desktop.viewport);
    };
    await page.goto('/checkout?plan=yearly');
    await email(page).waitFor();
    await check('the form of a guest');
    await register(page, newPerson());
    await page.goto('/checkout?plan=yearly');
    await checkoutOf(page).getByRole('button', { name: /^4242/ }).waitFor();
    await check('the form of a signed-in visitor');
    await buy(page, 'yearly');
    await check('the success page');
    await page.goto('/customer-portal');
    await page.getByRole('heading', { name: 'Onset Yearly' }).waitFor();
    await check('the plan');
    await page.getByRole('link', { name: 'Invoices' }).click();
    await page.getByText(/DEMO-/).first().waitFor();
    await check('the invoices');
    await page.goto('/checkout?plan=yearly');
    await stage(page, 'You have the yearly plan already').waitFor();
    await check('the checkout of an owner');
  });

  test('works with the keyboard, from the prices to the payment', async () => {
    const { page } = await visit(sizes.desktop);
    await page.goto('/pricing');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    // The browser moves focus asynchronously after the key press.
    await page.locator('main:focus').waitFor();
    await tabTo(page, /^Get Yearly$/);
    await page.keyboard.press('Enter');
    await email(page).waitFor();
    await tabTo(page, /^Add a discount code$/);
    for (let stop = 0; stop < 12 && !(await email(page).evaluate(isFocused)); stop += 1)
      await page.keyboard.press('Tab');
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
});

/** Presses Tab until the text of the focused element matches, at most 40 times. */
async function tabTo(page: Page, text: RegExp): Promise<void> {
  const readFocused = () =>
    page.evaluate(() => {
      const outer = document.activeElement;
      const inner = outer?.shadowRoot?.activeElement ?? outer;
      return inner?.textContent ?? '';
    });
  for (let stop = 0; stop < 40 && !text.test(await readFocused()); stop += 1) await page.keyboard.press('Tab');
  expect(await readFocused()).toMatch(text);
}

const isFocused = (field: Element): boolean => {
  const root = field.getRootNode();
  return (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === field;
};

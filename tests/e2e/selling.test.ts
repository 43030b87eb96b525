import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { prepareBrowser, sizes } from './browser.ts';
import { buy, checkoutOf, giveDetails, payWith } from './demo-form.ts';
import { hold } from './hold.ts';
import { linkInMail } from './outbox.ts';
import { confirmEmail, logIn, newPerson, openConfirmation, register } from './people.ts';
import type { Person } from './people.ts';
import { moveAbout } from './selling-site.ts';
import { startProcess } from './site-process.ts';

const visit = prepareBrowser();

/** The words under a price once it is that of where the visitor is: the library is there, and has answered. */
const LOCALISED = /^(?:Tax included|Tax is added at the checkout|Before tax, where any is due)$/;

/** Opens the page of prices, and waits until they are those of where the visitor is. */
async function openPrices(page: Page): Promise<Locator> {
  await page.goto('/pricing');
  const offer = page.locator('[data-section=pricing]');
  await moveAbout(page);
  await offer.getByText(LOCALISED).filter({ visible: true }).waitFor();
  return offer;
}

/** The payment's own heading, which says where it stands. */
const stage = (page: Page, title: string) => page.locator('[data-stage-title]').filter({ hasText: title });

describe('from the prices', () => {
  test.each(['phone', 'desktop'] as const)('a press pays over the page, and the plan is on, on a %s', async (size) => {
    const { page } = await visit(sizes[size]);
    await register(page, newPerson());
    const offer = await openPrices(page);
    await offer.getByText('Monthly', { exact: true }).click();
    await offer.getByRole('link', { name: 'Buy Onset' }).click();
    const dialog = page.getByRole('dialog', { name: 'Checkout' });
    await dialog.getByRole('button', { name: /^4242/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/pricing');
    await payWith(page);
    await page.waitForURL('**/success?transaction=txn_*');
    await page.getByRole('heading', { name: 'Your plan is on.' }).waitFor();
    await page.getByRole('link', { name: 'Your plan', exact: true }).first().click();
    await page.waitForURL('**/customer-portal');
    await page.getByRole('heading', { name: 'Onset Monthly' }).waitFor();
  });

  test('a press before the library is there leads to the page of the checkout, with the plan that was chosen', async () => {
    const { page } = await visit(sizes.desktop);
    const offer = page.locator('[data-section=pricing]');
    const release = await hold(page, /\/assets\/paddle-/);
    await page.goto('/pricing');
    await offer.getByText('Lifetime', { exact: true }).click();
    await offer.getByRole('link', { name: 'Buy Onset' }).click();
    await page.waitForURL('**/checkout?plan=lifetime');
    release();
    await checkoutOf(page).getByRole('textbox', { name: 'E-mail' }).waitFor();
  });
});

/** Pays for a year as a guest, and makes an account with the address, as the page of thanks offers. */
async function payAndRegister(page: Page, person: Person): Promise<void> {
  await page.goto('/checkout?plan=yearly');
  await giveDetails(page, person.email);
  await payWith(page);
  await page.waitForURL('**/success?transaction=txn_*');
  await page.getByText('Create your account with the email address you paid with.').waitFor();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('@');
  await page.getByRole('link', { name: 'Create your account' }).click();
  await page.waitForURL('**/register?*');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

describe('a guest pays, makes an account with that address, and has the plan once it is proved by the mail', () => {
  test('where accounts can be used at once', async () => {
    const { page } = await visit(sizes.phone);
    const person = newPerson();
    await payAndRegister(page, person);
    await page.waitForURL('**/customer-portal');
    await page.getByText('What was bought with it appears here once it is.').waitFor();
    expect(await page.getByRole('heading', { name: 'Onset Yearly' }).count()).toBe(0);
    expect(await page.getByText('$96').count()).toBe(0);
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await page.getByText('A new link is on its way.').waitFor();
    await openConfirmation(page, await linkInMail(person.email, '/api/auth/email-confirmation'));
    await page.goto('/customer-portal');
    await page.getByRole('heading', { name: 'Onset Yearly' }).waitFor();
    await page.getByText('Active', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
  });

  test('where an address must be confirmed first', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'onset-guest-'));
    const site = await startProcess({ PORT: '0', DATA_DIR: dataDir, EMAIL_CONFIRMATION: 'true' });
    onTestFinished(async () => {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    });
    const { page } = await visit({ ...sizes.desktop, baseURL: site.origin });
    const person = newPerson();
    await payAndRegister(page, person);
    await page.getByText('Confirm your email address by the link we have sent you, then log in.').waitFor();
    await openConfirmation(page, await linkInMail(person.email, '/api/auth/email-confirmation', { dataDir }));
    await page.goto('/login?redirect=/customer-portal');
    await logIn(page, person.email, person.password);
    await page.waitForURL('**/customer-portal');
    await page.getByRole('heading', { name: 'Onset Yearly' }).waitFor();
  });
});

test('who has an account and nothing bought is asked to prove the address, and by the link knows that there is nothing', async () => {
  const { page } = await visit(sizes.desktop);
  const person = newPerson();
  await register(page, person);
  await confirmEmail(page, person);
  await page.goto('/customer-portal');
  await page.getByText('There is no plan in this account yet.').waitFor();
  expect(await page.getByText('Your email is not confirmed.').count()).toBe(0);
});

describe('who has a plan', () => {
  test('is not sold another, on the page of the checkout or over that of the prices, but led to the portal', async () => {
    const { page } = await visit(sizes.desktop);
    await register(page, newPerson());
    await buy(page, 'yearly');
    // Said without a touch, and no button offers another.
    await page.goto('/pricing');
    const offer = page.locator('[data-section=pricing]');
    await offer.getByText('You have the yearly plan.').waitFor();
    expect(await offer.getByRole('link', { name: 'Buy Onset' }).count()).toBe(0);
    await offer.getByRole('link', { name: 'Manage your plan' }).click();
    await page.waitForURL('**/customer-portal');
    await page.goto('/checkout?plan=yearly');
    await stage(page, 'You have the yearly plan already').waitFor();
    expect(await checkoutOf(page).count()).toBe(0);
    await page.getByRole('link', { name: 'Manage your plan' }).click();
    await page.waitForURL('**/customer-portal');
    await page.getByRole('heading', { name: 'Onset Yearly' }).waitFor();
  });

  test('ends it in the portal, sees that it ends, and takes it up again', async () => {
    const { page } = await visit(sizes.phone);
    const person = newPerson();
    await register(page, person);
    await buy(page, 'monthly');
    await confirmEmail(page, person);
    await page.goto('/customer-portal');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL('**/demo/paddle/portal?**');
    await page.getByRole('button', { name: 'End at the end of the period' }).click();
    await page.getByText(/^\$12 a month\. Ends on /).waitFor();
    await page.getByRole('link', { name: 'Back to the site' }).click();
    await page.getByText('Ending', { exact: true }).waitFor();
    await page.goto('/checkout?plan=monthly');
    await page.getByText(/Until then it can be taken up again, without paying twice\.$/).waitFor();
    await page.getByRole('link', { name: 'Manage your plan' }).click();
    await page.getByRole('button', { name: 'Manage plan' }).click();
    await page.waitForURL('**/demo/paddle/portal?**');
    await page.getByRole('button', { name: 'Keep the plan' }).click();
    await page.getByRole('link', { name: 'Back to the site' }).click();
    await page.getByText('Active', { exact: true }).waitFor();
    expect(await page.getByText('Ending', { exact: true }).count()).toBe(0);
  });

  test('deletes the account only with the plan, and nothing is charged any more', async () => {
    const { page } = await visit(sizes.desktop);
    const person = newPerson();
    await register(page, person);
    await buy(page, 'monthly');
    await page.goto('/profile');
    const data = page.getByRole('region', { name: 'Your data' });
    await data.getByText(/^Onset Monthly runs until /).waitFor();
    await data.getByText('Delete my account', { exact: true }).last().click();
    await data.getByLabel('Password').fill(person.password);
    await data.getByRole('checkbox', { name: 'I understand' }).check();
    await data.getByRole('button', { name: 'Delete account' }).click();
    const cancelToo = data.getByRole('checkbox', { name: 'Cancel my subscription as well' });
    await expect.poll(() => cancelToo.getAttribute('aria-invalid')).toBe('true');
    await cancelToo.check();
    await data.getByRole('button', { name: 'Delete account' }).click();
    await data.getByText('Your account has been deleted.').waitFor();
    // A new account that confirms the same email address has the plan again, and sees that it ends.
    const again = { ...newPerson(), email: person.email };
    await register(page, again);
    await confirmEmail(page, again);
    await page.goto('/customer-portal');
    await page.getByRole('heading', { name: 'Onset Monthly' }).waitFor();
    await page.getByText('Ending', { exact: true }).waitFor();
  });
});

describe('the address of the checkout', () => {
  test.each([
    ['/checkout', 'Which plan will it be?'],
    ['/checkout?plan=weekly', 'There is no plan called “weekly”'],
  ])('%s asks for a plan, and sells the one that is taken', async (address, question) => {
    const { page } = await visit(sizes.phone);
    await page.goto(address);
    await moveAbout(page);
    await page.getByRole('heading', { name: question }).waitFor();
    expect(await checkoutOf(page).count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Lifetime' }).click();
    await page.waitForURL('**/checkout?plan=lifetime');
    await checkoutOf(page).getByRole('textbox', { name: 'E-mail' }).waitFor();
    await page.getByText('Onset for MacLifetime, charged once').waitFor();
  });

  test('with a code that holds no more says so, and sells at the whole price', async () => {
    const { page } = await visit(sizes.desktop);
    await page.goto('/checkout?plan=yearly&discount=LASTYEAR');
    await page.getByText('This code has expired.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Discount code' }).inputValue()).toBe('LASTYEAR');
    await giveDetails(page, newPerson().email);
    await payWith(page);
    await page.waitForURL('**/success?transaction=txn_*');
  });

  test('shows why a typed code is refused under its field alone, and keeps what was typed, also after a reload', async () => {
    const { page } = await visit(sizes.phone);
    await page.goto('/checkout?plan=yearly');
    await checkoutOf(page).getByRole('textbox', { name: 'E-mail' }).fill('half-typed@');
    await page.getByText('Add a discount code').click();
    const field = page.getByRole('textbox', { name: 'Discount code' });
    await field.fill('LASTYEAR');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('This code has expired.').waitFor();
    expect(await page.getByText(/code has expired/).count()).toBe(1);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.inputValue()).toBe('LASTYEAR');
    expect(await checkoutOf(page).getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe('half-typed@');
    await page.reload();
    await page.getByText('This code has expired.').waitFor();
    expect(await field.inputValue()).toBe('LASTYEAR');
  });

  test('with a code that holds sells for less, and another plan keeps the form, the code and what was typed', async () => {
    const { page } = await visit(sizes.desktop);
    await page.goto('/checkout?plan=yearly&discount=ONSET20');
    const order = page.locator('dl').filter({ hasText: 'Due today' });
    await order.getByText('−$19.20').waitFor();
    const form = await checkoutOf(page).elementHandle();
    await page.getByText('Monthly', { exact: true }).click();
    await order.getByText('−$2.40').waitFor();
    expect(new URL(page.url()).search).toBe('?plan=monthly&discount=ONSET20');
    await giveDetails(page, newPerson().email);
    const card = checkoutOf(page).getByRole('textbox', { name: 'Card number' });
    await card.fill('4242 4242');
    await page.getByText('Lifetime', { exact: true }).click();
    await order.getByText('Onset for MacLifetime, charged once').waitFor();
    await expect
      .poll(() =>
        checkoutOf(page)
          .getByRole('button', { name: /^Pay €1/ })
          .count(),
      )
      .toBe(1);
    expect(await card.inputValue()).toBe('4242 4242');
    expect(await form?.evaluate((each) => each === document.querySelector('[data-demo-checkout]'))).toBe(true);
    await page.getByRole('button', { name: 'Remove the code ONSET20' }).click();
    await order.getByText('ONSET20', { exact: true }).waitFor({ state: 'detached' });
  });
});

describe('the way through the checkout', () => {
  test.each(['phone', 'desktop'] as const)(
    'keeps email, country, code and step over a reload, on a %s',
    async (size) => {
      const { page } = await visit(sizes[size]);
      const { email } = newPerson();
      await page.goto('/checkout?plan=yearly');
      await giveDetails(page, email);
      await page.getByText('Add a discount code').click();
      await page.getByRole('textbox', { name: 'Discount code' }).fill('ONSET20');
      await page.getByRole('button', { name: 'Apply' }).click();
      await checkoutOf(page).getByRole('button', { name: 'Pay €76.80' }).waitFor();
      await page.reload();
      await checkoutOf(page).getByRole('heading', { name: 'Pay by card' }).waitFor();
      await checkoutOf(page).getByText(email).waitFor();
      await checkoutOf(page).getByRole('button', { name: 'Pay €76.80' }).waitFor();
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('@');
      await payWith(page);
      await page.waitForURL('**/success?transaction=txn_*');
      // The next purchase of this tab begins anew.
      await page.goto('/checkout?plan=yearly');
      await checkoutOf(page).getByRole('heading', { name: 'Who is buying?' }).waitFor();
    },
  );

  test('back after a guest purchase shows the purchase', async () => {
    const { page } = await visit(sizes.phone);
    await page.goto('/checkout?plan=yearly');
    await giveDetails(page, newPerson().email);
    await payWith(page);
    await page.waitForURL('**/success?transaction=txn_*');
    const thanks = new URL(page.url());
    await page.goBack();
    await page.waitForURL('**/checkout?plan=yearly');
    await stage(page, 'Paid. Thank you.').waitFor();
    expect(await page.getByText(/^Due today/).count()).toBe(0);
    expect(await checkoutOf(page).count()).toBe(0);
    await page.getByRole('link', { name: 'See your purchase' }).click();
    await page.waitForURL(`**${thanks.pathname}${thanks.search}`);
  });

  test.each(['phone', 'desktop'] as const)('back closes the checkout over the prices, on a %s', async (size) => {
    const { page } = await visit(sizes[size]);
    await page.goto('/');
    const offer = await openPrices(page);
    const dialog = page.getByRole('dialog', { name: 'Checkout' });
    await offer.getByRole('link', { name: 'Buy Onset' }).click();
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/pricing');
    // Closed by hand, it leaves nothing behind for Back.
    await offer.getByRole('link', { name: 'Buy Onset' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('overlay');
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('shows one error at a time, and none beside a field that is right', async () => {
    const { page } = await visit(sizes.phone);
    await page.goto('/checkout?plan=yearly');
    const form = checkoutOf(page);
    await form.getByRole('button', { name: 'Go on to payment' }).click();
    const email = form.getByRole('textbox', { name: 'E-mail' });
    await form.getByText('Enter an address such as you@example.com.').waitFor();
    await email.fill('ada@');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    await email.fill(newPerson().email);
    expect(await email.getAttribute('aria-invalid')).toBe('false');
    await giveDetails(page, newPerson().email);
    await payWith(page, /Is declined/);
    await form.getByText('The card was declined.').waitFor();
    await page.getByText('Nothing was charged. Try another card, or ask your bank.').waitFor();
    expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(1);
    await form.getByRole('textbox', { name: 'Security code' }).fill('x');
    await form.getByRole('button', { name: /^Pay / }).click();
    await form.getByText('Enter the three digits on the back.').waitFor();
    expect(await form.getByText('The card was declined.').count()).toBe(0);
    await form.getByRole('textbox', { name: 'Security code' }).fill('100');
    expect(await form.getByText('Enter the three digits on the back.').count()).toBe(0);
  });

  test('keeps the margin of the page around the form on a phone', async () => {
    const { page } = await visit(sizes.phone);
    await page.goto('/checkout?plan=yearly');
    await checkoutOf(page).getByRole('textbox', { name: 'E-mail' }).waitFor();
    const left = (selector: string) =>
      page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().left));
    expect(await left('[data-demo-checkout]')).toBe(await left('main h1'));
  });
});

describe('with more than one tab', () => {
  test('who logs out in another while the form is open goes on as a guest, and pays as one', async () => {
    const { page, context } = await visit(sizes.desktop);
    const person = newPerson();
    await register(page, person);
    await page.goto('/checkout?plan=monthly');
    await page.getByText(`Buying as ${person.email}`).waitFor();
    await checkoutOf(page).getByRole('button', { name: /^4242/ }).waitFor();
    const other = await context.newPage();
    await other.goto('/profile');
    await other.getByRole('main').getByRole('button', { name: 'Log out' }).first().click();
    await page.getByText('No account needed.').waitFor();
    const email = checkoutOf(page).getByRole('textbox', { name: 'E-mail' });
    await email.waitFor();
    expect(await email.inputValue()).toBe('');
    await giveDetails(page, newPerson().email);
    await payWith(page);
    await page.getByRole('heading', { name: 'Paid. One thing is left.' }).waitFor();
  });

  test('who pays in one is not sold the plan in the other, where the form was open', async () => {
    const { page, context } = await visit(sizes.desktop);
    await register(page, newPerson());
    const other = await context.newPage();
    // Not the very address of the first: the driver of WebKit tells by it which page a request is of.
    await other.goto('/checkout?plan=yearly&tab=2');
    await checkoutOf(other).getByRole('button', { name: /^4242/ }).waitFor();
    await buy(page, 'yearly');
    await stage(other, 'You have the yearly plan already').waitFor();
    expect(await checkoutOf(other).count()).toBe(0);
  });

  test('a form that the back/forward cache gives back sells nothing that was bought meanwhile', async () => {
    const { page, context } = await visit(sizes.desktop);
    await register(page, newPerson());
    // A page in that cache hears of nothing. Playwright turns the cache off, so this page only stops listening.
    await page.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
    await page.goto('/checkout?plan=yearly');
    await checkoutOf(page).getByRole('button', { name: /^4242/ }).waitFor();
    const other = await context.newPage();
    await buy(other, 'yearly');
    expect(await checkoutOf(page).count()).toBe(1);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await stage(page, 'You have the yearly plan already').waitFor();
    expect(await checkoutOf(page).count()).toBe(0);
  });

  test('who goes back from the thanks sees that it is paid, and comes forth to the same thanks', async () => {
    const { page } = await visit(sizes.phone);
    await register(page, newPerson());
    await page.goto('/pricing');
    await buy(page, 'yearly');
    const thanks = page.url();
    await page.goBack();
    await page.waitForURL('**/checkout?plan=yearly');
    await stage(page, 'You have the yearly plan already').waitFor();
    expect(await checkoutOf(page).count()).toBe(0);
    await page.goForward();
    await page.getByRole('heading', { name: 'Your plan is on.' }).waitFor();
    expect(page.url()).toBe(thanks);
  });
});

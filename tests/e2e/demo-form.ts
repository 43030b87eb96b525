import type { Locator, Page } from 'playwright';

/** The form of the simulated checkout. */
export const checkoutOf = (page: Page): Locator => page.locator('[data-demo-checkout]');

/** Says who buys and where, as a guest does. */
export async function giveDetails(page: Page, email: string, countryCode = 'DE'): Promise<void> {
  const checkout = checkoutOf(page);
  await checkout.getByRole('textbox', { name: 'Email' }).fill(email);
  await checkout.getByRole('combobox', { name: 'Country' }).selectOption(countryCode);
  await checkout.getByRole('button', { name: 'Continue to payment' }).click();
}

/** Pays with the test card whose button matches. */
export async function payWith(page: Page, card = /^4242/): Promise<void> {
  await checkoutOf(page).getByRole('button', { name: card }).click();
  await checkoutOf(page).getByRole('button', { name: /^Pay / }).click();
}

/** Somebody signed in buys on the page of the checkout, and waits until the plan is on. */
export async function buy(page: Page, plan: 'monthly' | 'yearly' | 'lifetime'): Promise<void> {
  await page.goto(`/checkout?plan=${plan}`);
  await payWith(page);
  await page.waitForURL('**/success?transaction=*');
  await page.getByRole('heading', { name: /^(Your plan is active|Onset for Mac is yours)\.$/ }).waitFor();
}

import { brand } from '@onset/design-system/brand';
import { describe, expect, test } from 'vitest';
import { PRICE_IDS, customer, event, subscription, transaction } from '../../setup/paddle-events.ts';
import { boughtBy, deliverAll, providerTime, startShop } from '../billing-site.ts';
import { register } from '../people.ts';
import type { TestSite } from '../site.ts';

const ABOUT_PURCHASES = /^(?:purchase|payment|plan)-/;

const mailsOf = async (site: TestSite) => (await site.mailed()).filter((mail) => ABOUT_PURCHASES.test(mail.event));

const isCustomer = (site: TestSite, at = 0) =>
  event('customer.created', providerTime(site, at), customer('ctm_1', 'guest@example.test'));
const paid = (site: TestSite, more: object = {}, at = 0) =>
  event('transaction.completed', providerTime(site, at), transaction('txn_1', 'ctm_1', more));
const isSubscription = (site: TestSite, more: object, at = 0) =>
  event('subscription.updated', providerTime(site, at), subscription('sub_1', 'ctm_1', more));
const missing = (site: TestSite, more: object = {}, at = 0) =>
  event(
    'transaction.past_due',
    providerTime(site, at),
    transaction(
      'txn_2',
      'ctm_1',
      {
        status: 'past_due',
        subscription_id: 'sub_1',
        origin: 'subscription_recurring',
        billing_period: { starts_at: '2026-11-20T10:00:00Z', ends_at: '2026-12-20T10:00:00Z' },
        ...more,
      },
      PRICE_IDS.monthly,
    ),
  );
const including = (text: string) => expect.stringContaining(text) as string;
const ENDING = { scheduled_change: { action: 'cancel', effective_at: '2026-12-01T10:00:00Z', resume_at: null } };

describe('emails about purchases', () => {
  test('thank a guest once, at the email address of the purchase, and link to the registration', async () => {
    const site = await startShop();
    await deliverAll(site, [paid(site)]);
    expect(await mailsOf(site)).toEqual([]);
    await deliverAll(site, [isCustomer(site), paid(site, { invoice_number: '1-1' }, 3), paid(site, {}, -3)]);
    const mails = await mailsOf(site);
    expect(mails).toMatchObject([
      { event: 'purchase-welcome', to: 'guest@example.test', subject: `Welcome to ${brand.name} Lifetime` },
    ]);
    expect(mails[0]?.text).toContain(`http://localhost:${site.port}/register`);
    expect(mails[0]?.text).toContain(`http://localhost:${site.port}/download`);
  });

  test.for([
    [1, 'alice@example.test', /^Hello alice,[^]*\/customer-portal/m],
    [0, 'guest@example.test', /^(?![^]*alice)/],
  ] as const)(
    'are sent to the email address of the account only if it is confirmed: %i',
    async ([proved, to, text]) => {
      const site = await startShop();
      const { jwt } = await register(site, 'alice');
      await site.database.updateTable('users').set({ email_proved: proved }).execute();
      const user = (await boughtBy(site, jwt)).checkoutUser;
      await deliverAll(site, [isCustomer(site), paid(site, { custom_data: { user } })]);
      const [mail, ...others] = await mailsOf(site);
      expect([mail, others]).toMatchObject([{ event: 'purchase-welcome', to }, []]);
      expect(mail?.text).toMatch(text);
    },
  );

  test('report a missing payment, a scheduled end and the end once each', async () => {
    const site = await startShop();
    const over = { status: 'canceled', canceled_at: '2026-11-21T10:00:00Z', scheduled_change: null };
    await deliverAll(site, [isCustomer(site), isSubscription(site, { status: 'past_due' })]);
    await deliverAll(site, [missing(site), missing(site, {}, 1)]);
    await deliverAll(site, [isSubscription(site, ENDING, 2), isSubscription(site, ENDING, 3)]);
    await deliverAll(site, [isSubscription(site, over, 4), isSubscription(site, over, 5)]);
    const to = 'guest@example.test';
    const missed = `$12 for ${brand.name} Monthly could not be taken. Acme works until December 4, 2026.`;
    expect(await mailsOf(site)).toMatchObject([
      {
        event: 'payment-failed',
        to,
        subject: `A payment for ${brand.name} Monthly is missing`,
        text: including(missed),
      },
      { event: 'plan-ending', to, subject: `${brand.name} Monthly ends on December 1, 2026` },
      { event: 'plan-ended', to, text: including('/pricing') },
    ]);
  });

  test('are not sent if they are no longer true', async () => {
    const site = await startShop();
    // The later events arrive first. The earlier ones report an outdated state.
    await deliverAll(site, [
      isCustomer(site),
      isSubscription(site, {}, 10),
      missing(site, { status: 'completed' }, 10),
      missing(site, {}, 1),
      isSubscription(site, ENDING, 1),
    ]);
    expect(await mailsOf(site)).toEqual([]);
  });

  test('are limited, while all purchases are stored', async () => {
    const site = await startShop();
    await deliverAll(site, [isCustomer(site)]);
    for (let index = 0; index < 25; index += 1) await deliverAll(site, [paid(site, { id: `txn_n${index}` })]);
    expect((await mailsOf(site)).length).toBeLessThan(20);
    expect(await site.database.selectFrom('billing_transactions').select('id').execute()).toHaveLength(25);
  });
});

import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../setup/free-port.ts';
import { PRICE_IDS } from '../setup/paddle-events.ts';
import { expectConsole, prepareBrowser, sizes } from './browser.ts';
import type { Visit } from './browser.ts';
import { checkoutOf, giveDetails, payWith } from './demo-form.ts';
import { confirmEmail, logIn, newPerson, register } from './people.ts';
import { documents } from './routes.ts';
import { isPaddles, moveAbout, serveSellingSite } from './selling-site.ts';
import { PADDLE_SCRIPT, simulatePaddle } from './simulated-paddle.ts';
import type { Delivery, PaddleCall, SimulatedPaddle } from './simulated-paddle.ts';
import { HOST, TOKEN, answerConsent, commandsOf, eventsOf, meetVendors } from './tagged-site.ts';
import type { TaggedSite, Vendors } from './tagged-site.ts';
import { openReady, untilReady } from './waits.ts';

const port = await freePort();
const origin = `http://${HOST}:${port}`;
/** Origin of the same site for requests from Node.js, because only the browser resolves the host name. */
const direct = `http://localhost:${port}`;
const visit = prepareBrowser(origin);
let site: TaggedSite;
let paddle: SimulatedPaddle;

beforeAll(async () => {
  paddle = await simulatePaddle(direct);
  site = await serveSellingSite(port);
});
afterAll(() => site.stop());

interface Shopper extends Visit, Vendors {
  /** Every call of Paddle.js on all pages of the tab. */
  readonly calls: readonly PaddleCall[];
}

interface Shopping {
  /** Returns how Paddle's script arrives and behaves. It is called for each request. */
  readonly delivery?: () => Delivery;
  /** True if the visitor has consented to analytics and ads. */
  readonly agrees?: boolean;
}

/** Opens the site as a new visitor. */
async function come({ delivery, agrees = false }: Shopping = {}): Promise<Shopper> {
  const visitor = await visit({ ...sizes.desktop, baseURL: origin });
  const vendors = await meetVendors(visitor.context);
  const calls = await paddle.serve(visitor.page, delivery);
  await answerConsent(visitor.context, agrees);
  return { ...visitor, ...vendors, calls };
}

/** Returns the first argument of every call with this name. */
const given = (calls: readonly PaddleCall[], name: string): unknown[] =>
  calls.filter(([called]) => called === name).map(([, first]) => first);

const form = checkoutOf;

/** Fills in the guest's details and pays by card. */
async function payAsGuest(page: Page): Promise<void> {
  await giveDetails(page, newPerson().email);
  await payWith(page);
}
const offer = (page: Page) => page.locator('[data-section=pricing]');
const stage = (page: Page) => page.locator('[data-stage-title]');

describe('the site with Paddle.js', () => {
  test('sells to a logged-in visitor, and activates the plan once the webhook arrives', async () => {
    const { page, calls } = await come();
    const person = newPerson();
    await register(page, person);
    await page.goto('/pricing');
    expect(await offer(page).getByText('$8', { exact: true }).isVisible()).toBe(true);
    await moveAbout(page);
    await offer(page).getByText('€8', { exact: true }).waitFor();
    await offer(page).getByText('Tax included').first().waitFor();
    expect(calls).toEqual([
      ['Environment.set', 'sandbox'],
      ['Initialize', { token: TOKEN, pwCustomer: {} }],
      ['PricePreview', { items: expect.any(Array) }],
    ]);
    expect(given(calls, 'PricePreview')).toEqual([
      {
        items: Object.values(PRICE_IDS)
          .toSorted()
          .map((priceId) => ({ priceId, quantity: 1 })),
      },
    ]);
    await offer(page).getByRole('link', { name: 'Get Yearly' }).click();
    await form(page).waitFor();
    const [opened, ...others] = given(calls, 'Checkout.open');
    expect(others).toEqual([]);
    expect(opened).toEqual({
      items: [{ priceId: PRICE_IDS.yearly, quantity: 1 }],
      customer: { email: person.email },
      customData: { user: expect.stringMatching(/^[a-z0-9]+\.[\w-]{43}$/) },
      settings: expect.objectContaining({ displayMode: 'inline', allowLogout: false }) as unknown,
    });
    await payWith(page);
    await page.waitForURL('**/success?transaction=txn_*');
    await page.getByText('We’re setting up your plan.').waitFor();
    await paddle.sendWebhooks();
    await page.getByRole('heading', { name: 'Your plan is active.' }).waitFor();

    // The site gets the customer ID only after the customer has confirmed the email address of the purchase.
    await confirmEmail(page, person, { dataDir: site.dataDir });
    // From now on Paddle.js gets the customer ID, until a logout in another tab, and again after a login there.
    const before = calls.length;
    await page.goto('/pricing');
    await moveAbout(page);
    await offer(page).getByText('€8', { exact: true }).waitFor();
    const pwCustomer = { id: expect.stringMatching(/^ctm_/) as unknown };
    await expect.poll(() => lastKnown(calls.slice(before))).toEqual(pwCustomer);
    const other = await page.context().newPage();
    await openReady(other, '/profile');
    // A request that is pending at the logout would get a 401 response, which the console logs.
    await other.getByText('This device').first().waitFor({ state: 'attached' });
    await other.getByRole('main').getByRole('button', { name: 'Log out' }).first().click();
    await expect.poll(() => calls.at(-1)).toEqual(['Update', { pwCustomer: {} }]);
    await other.goto('/login');
    await logIn(other, person.email, person.password);
    await expect.poll(() => calls.at(-1)).toEqual(['Update', { pwCustomer }]);
    expect(given(calls.slice(before), 'Initialize')).toHaveLength(1);
  });

  test('sells to a guest after a declined card, a change of plan and a removed discount code', async () => {
    const { page, calls } = await come();
    await page.goto('/checkout?plan=monthly&discount=ONSET20');
    await form(page).waitFor();
    expect(given(calls, 'Checkout.open')).toEqual([
      {
        items: [{ priceId: PRICE_IDS.monthly, quantity: 1 }],
        customData: {},
        discountCode: 'ONSET20',
        settings: {
          displayMode: 'inline',
          allowLogout: true,
          theme: 'light',
          locale: 'en',
          frameTarget: 'payment-frame',
          frameInitialHeight: 450,
          frameStyle: expect.stringContaining('min-width: 312px'),
          showAddDiscounts: false,
        },
      },
    ]);
    const order = page.locator('dl').filter({ hasText: 'Due today' });
    await order.getByText('€9.60', { exact: true }).waitFor();
    await giveDetails(page, newPerson().email);
    await payWith(page, /Is declined/);
    await page.getByText('You weren’t charged. Try another card, or contact your bank.').waitFor();
    await page.locator('label', { hasText: 'Yearly' }).click();
    await order.getByText('€76.80', { exact: true }).waitFor();
    expect(given(calls, 'Checkout.updateItems')).toEqual([[{ priceId: PRICE_IDS.yearly, quantity: 1 }]]);
    await page.getByRole('button', { name: 'Remove the code ONSET20' }).click();
    await order.getByText('€96.00', { exact: true }).first().waitFor();
    expect(given(calls, 'Checkout.updateCheckout')).toEqual([{ discountCode: null }]);
    expect(given(calls, 'Checkout.open')).toHaveLength(1);
    await payWith(page);
    await page.getByRole('heading', { name: 'Paid. Now set a password.' }).waitFor();
  });
});

/** Returns the customer that the library was last given. */
const lastKnown = (calls: readonly PaddleCall[]): unknown =>
  calls
    .flatMap(([name, options]) =>
      name === 'Initialize' || name === 'Update' ? [(options as { pwCustomer?: unknown }).pwCustomer] : [],
    )
    .at(-1);

describe('Paddle’s script', () => {
  test('is allowed only by the CSP of the pricing, checkout, success and portal pages', async () => {
    const allowing: string[] = [];
    for (const path of documents) {
      const policy = (await fetch(`${direct}${path}`)).headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self'");
      if (policy.includes('paddle.com')) allowing.push(path);
    }
    expect(allowing).toEqual(['/checkout', '/customer-portal', '/pricing', '/success']);
  });

  test('is not requested by pages that do not sell, and the CSP of /features blocks it', async () => {
    const visitor = await come();
    const { page, asked } = visitor;
    for (const path of ['/', '/features', '/success', '/customer-portal']) {
      await openReady(page, path);
      await moveAbout(page);
    }
    await page.goto('/features');
    expect(asked.filter(isPaddles)).toEqual([]);
    const came = await page.evaluate(
      (src) =>
        new Promise((resolve) => {
          const script = document.createElement('script');
          script.addEventListener('load', () => resolve(true));
          script.addEventListener('error', () => resolve(false));
          script.src = src;
          document.head.append(script);
        }),
      PADDLE_SCRIPT,
    );
    expect(came).toBe(false);
    expectConsole(visitor, /Content Security Policy/);
  });

  const kinds: [string, Delivery][] = [
    ['blocked', 'blocked'],
    ['replaced by another', 'replaced'],
  ];
  test.each(kinds)('can be %s: the prices stay, the page offers help, and a retry sells', async (_, delivery) => {
    let how: Delivery = delivery;
    const visitor = await come({ delivery: () => how });
    const { page, calls } = visitor;
    await page.goto('/pricing');
    const asked = page.waitForRequest(PADDLE_SCRIPT);
    await moveAbout(page);
    await asked;
    await offer(page).getByText('$8', { exact: true }).waitFor();
    await offer(page).getByRole('link', { name: 'Get Yearly' }).click();
    await page.waitForURL('**/checkout?plan=yearly');
    await stage(page).getByText('The payment form couldn’t be loaded').waitFor();
    await page.getByText('You weren’t charged.', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Write to us instead' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await stage(page).getByText('The payment form couldn’t be loaded').waitFor();
    expect(calls).toEqual([]);
    how = 'arrives';
    await page.getByRole('button', { name: 'Try again' }).click();
    await payAsGuest(page);
    await page.waitForURL('**/success?transaction=txn_*');
    if (delivery === 'blocked') expectConsole(visitor, /ERR_BLOCKED_BY_CLIENT/);
  });

  test('can be slow: the page says so after 5 s, offers help after 10 s, and still opens the form', async () => {
    const late = Promise.withResolvers<void>();
    const { page } = await come({ delivery: () => late.promise });
    await page.clock.install();
    const asked = page.waitForRequest(PADDLE_SCRIPT);
    await page.goto('/checkout?plan=yearly');
    await asked;
    await page.getByText('Loading the payment form…').waitFor();
    await page.clock.runFor(5000);
    await page.getByText('This is taking longer than usual. Please wait.').waitFor();
    await page.clock.runFor(5000);
    await stage(page).getByText('The payment form is still loading').waitFor();
    await page.getByText('You weren’t charged.', { exact: true }).waitFor();
    late.resolve();
    await form(page).waitFor();
  });

  test.each([
    ['has been answered', async (route: Route) => route.continue()],
    ['has failed', async (route: Route) => route.abort()],
  ])('opens the form once the request for the user %s, without a stale customer ID', async (outcome, end) => {
    const visitor = await come();
    const { page, calls } = visitor;
    const person = newPerson();
    await register(page, person);
    await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('auth_user') ?? '{}') as object;
      localStorage.setItem('auth_user', JSON.stringify({ ...user, paddle_customer_id: 'ctm_stale' }));
    });
    // The profile page requests the user too.
    await page.goto('about:blank');
    const checked = Promise.withResolvers<Route>();
    let isHeld = true;
    await page.route('**/api/users/me*', (route) => (isHeld ? checked.resolve(route) : end(route)));
    const owned = page.waitForResponse('**/api/subscription*');
    await page.goto('/checkout?plan=yearly');
    await owned;
    await checked.promise;
    await page.getByText('Loading the payment form…').waitFor();
    expect(given(calls, 'Checkout.open')).toEqual([]);
    isHeld = false;
    await end(await checked.promise);
    await form(page).waitFor();
    expect(given(calls, 'Checkout.open')).toEqual([expect.objectContaining({ customer: { email: person.email } })]);
    expect(JSON.stringify(calls)).not.toContain('ctm_stale');
    if (outcome === 'has failed') expectConsole(visitor, /ERR_FAILED/);
  });

  test('opens the form again on a click, after the form was closed and after it did not open', async () => {
    const { page, calls } = await come();
    await page.goto('/checkout?plan=yearly');
    await form(page).waitFor();
    await page.evaluate(() => window.PaddleBillingV1?.Checkout.close());
    await page.getByRole('button', { name: 'Open the payment form' }).click();
    await form(page).waitFor();
    await page.evaluate(() => {
      const library = window.PaddleBillingV1;
      if (!library) return;
      const checkout = library.Checkout;
      // Fails twice: after the first failure, the page retries with a new transaction.
      let failures = 0;
      library.Checkout = {
        ...checkout,
        open() {
          failures += 1;
          if (failures === 2) library.Checkout = checkout;
          throw new Error('It does not open');
        },
      };
      library.Checkout.close();
    });
    await page.getByRole('button', { name: 'Open the payment form' }).click();
    await stage(page).getByText('The payment form didn’t open').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await form(page).getByRole('heading', { name: 'Your details' }).waitFor();
    expect(given(calls, 'Initialize')).toHaveLength(1);
  });

  test('can reject the client token: the page explains the error, and a retry opens the form', async () => {
    let how: Delivery = 'refusing';
    const { page, calls } = await come({ delivery: () => how });
    await page.goto('/checkout?plan=lifetime');
    await stage(page).getByText('Payments aren’t working at the moment').waitFor();
    expect(await page.getByText(/blocker/).count()).toBe(0);
    await page.getByText('You weren’t charged.', { exact: true }).waitFor();
    expect(given(calls, 'Checkout.open')).toEqual([]);
    how = 'arrives';
    await page.getByRole('button', { name: 'Try again' }).click();
    await form(page).waitFor();
  });
});

describe('purchase tracking', () => {
  /** Buys the yearly plan as a guest, and returns the transaction number from the success page. */
  async function pay(page: Page): Promise<string> {
    await page.goto('/checkout?plan=yearly');
    await payAsGuest(page);
    await page.waitForURL('**/success?transaction=txn_*');
    return new URL(page.url()).searchParams.get('transaction') ?? '';
  }

  /** Waits until a success page has sent all its events. */
  async function untilTold(page: Page): Promise<void> {
    await page.getByRole('heading', { name: 'Paid. Now set a password.' }).waitFor();
    await page.waitForFunction(() => 'tagIsHere' in window);
    await expect.poll(() => eventsOf(page, 'page_view')).toHaveLength(1);
    // Handlers of the script's load event have finished in the next task.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  }

  /** Returns an array that collects the events that all pages of a visitor send to Google. */
  async function heard(context: Visit['context']): Promise<[name: string, parameters: unknown][]> {
    const events: [string, unknown][] = [];
    await context.exposeFunction('heard', (name: string, parameters: unknown) => void events.push([name, parameters]));
    await context.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: TAG }),
    );
    return events;
  }

  const ofPurchases = (events: readonly [string, unknown][]) =>
    events
      .filter(([name]) => name === 'purchase' || name === 'conversion')
      .toSorted(([one], [other]) => one.localeCompare(other));

  test('reports a purchase once to GA4 and Google Ads, despite a reload, two more tabs and Back', async () => {
    const { page, context } = await come({ agrees: true });
    const events = await heard(context);
    const transactionId = await pay(page);
    await untilTold(page);
    const paid = { transaction_id: transactionId, currency: 'EUR', value: 80.67 };
    const once = [
      ['conversion', { send_to: 'AW-1/label', ...paid }],
      [
        'purchase',
        {
          send_to: 'G-TEST',
          ...paid,
          tax: 15.33,
          items: [
            {
              item_id: PRICE_IDS.yearly,
              item_name: 'Onset',
              item_variant: 'Yearly',
              item_category: 'subscription',
              price: 80.67,
              quantity: 1,
            },
          ],
        },
      ],
    ];
    expect(ofPurchases(events)).toEqual(once);
    await page.reload();
    await untilTold(page);
    // Tabs opened by `window.open` copy the session storage with the purchase, as “Duplicate tab” does.
    const tabs = await Promise.all(
      [1, 2].map(async () => {
        const opened = context.waitForEvent('page');
        await page.evaluate(() => void open(location.href));
        return opened;
      }),
    );
    await Promise.all(tabs.map(untilTold));
    await page.goto('/features');
    await page.goBack();
    await untilTold(page);
    await expect.poll(() => events.filter(([name]) => name === 'page_view').length).toBeGreaterThanOrEqual(5);
    expect(ofPurchases(events)).toEqual(once);
    expect(events.filter(([name]) => name === 'begin_checkout')).toEqual([
      [
        'begin_checkout',
        {
          send_to: 'G-TEST',
          currency: 'USD',
          value: 96,
          items: [expect.objectContaining({ item_id: PRICE_IDS.yearly, price: 96, quantity: 1 })],
        },
      ],
    ]);
  });

  test('sends nothing without consent, in the checkout and on the success page', async () => {
    const { page, asked } = await come();
    await pay(page);
    await page.getByRole('heading', { name: 'Paid. Now set a password.' }).waitFor();
    await page.reload();
    await untilReady(page);
    expect(asked.filter((address) => !isPaddles(address))).toEqual([]);
    expect(await commandsOf(page)).toEqual([]);
  });
});

/** Script that replaces Google's tag and reports every event to the test. */
const TAG = `
window.tagIsHere = true;
const look = ([kind, name, parameters]) => { if (kind === 'event') heard(name, parameters); };
for (const command of dataLayer) look(command);
const push = dataLayer.push;
dataLayer.push = (...commands) => { commands.forEach(look); return push.apply(dataLayer, commands); };`;

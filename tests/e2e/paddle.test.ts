import { brand } from '@onset/design-system/brand';
import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../setup/free-port.ts';
import { getOffer } from '../../site/content/plan-offers.ts';
import { formatPrice, plansForSale } from '../../site/content/plans.ts';
import { hasSamplePlans, monthly, yearly } from '../setup/plans.ts';
import { expectConsole, prepareBrowser } from './browser.ts';
import type { Visit } from './browser.ts';
import { checkoutOf, confirmEmail, giveDetails, logIn, logOut, payWith, register } from './people.ts';
import { PADDLE_SCRIPT, simulatePaddle } from './simulated-paddle.ts';
import type { PaddleCall, SimulatedPaddle } from './simulated-paddle.ts';
import type { SiteProcess } from './site-process.ts';
import {
  HOST,
  TOKEN,
  answerConsent,
  eventsOf,
  getPriceId,
  meetVendors,
  serveTaggedSite,
  untilTagged,
} from './tagged-site.ts';
import type { Vendors } from './tagged-site.ts';
import { moveMouse, openReady } from './waits.ts';

const port = await freePort();
const origin = `http://${HOST}:${port}`;
const visit = prepareBrowser(origin);
let site: SiteProcess;
let paddle: SimulatedPaddle;

beforeAll(async () => {
  site = await serveTaggedSite(port);
  paddle = await simulatePaddle(site.origin);
});
afterAll(() => site.stop());

interface Shopper extends Visit, Vendors {
  /** Every call of Paddle.js on all pages of the tab. */
  readonly calls: readonly PaddleCall[];
}

interface Shopping {
  /** Returns true if Paddle's script is blocked. It is called for each request. */
  readonly isBlocked?: () => boolean;
  /** True if the visitor has consented to analytics and ads. */
  readonly agrees?: boolean;
}

/** Opens the site as a new visitor. */
async function come({ isBlocked, agrees = false }: Shopping = {}): Promise<Shopper> {
  const visitor = await visit();
  const vendors = await meetVendors(visitor.context);
  const calls = await paddle.serve(visitor.page, isBlocked);
  await answerConsent(visitor.context, agrees);
  return { ...visitor, ...vendors, calls };
}

/** Returns the first argument of every call with this name. */
const given = (calls: readonly PaddleCall[], name: string): unknown[] =>
  calls.filter(([called]) => called === name).map(([, first]) => first);

/** Returns the customer that Paddle.js was last given. */
const lastCustomer = (calls: readonly PaddleCall[]): unknown =>
  calls
    .flatMap(([name, options]) =>
      name === 'Initialize' || name === 'Update' ? [(options as { pwCustomer?: unknown }).pwCustomer] : [],
    )
    .at(-1);

const offer = (page: Page) => page.locator('[data-section=pricing]');
const stage = (page: Page) => page.locator('[data-stage-title]');

describe('the site with Paddle.js', () => {
  test.runIf(hasSamplePlans)(
    'sells to a logged-in visitor, and activates the plan once the webhook arrives',
    async () => {
      const { page, calls } = await come();
      const person = await register(page);
      await page.goto('/pricing');
      expect(
        await offer(page)
          .getByText(formatPrice(getOffer(yearly).shownPrice ?? yearly.price), { exact: true })
          .isVisible(),
      ).toBe(true);
      await moveMouse(page);
      await offer(page).getByText('€8', { exact: true }).waitFor();
      await offer(page).getByText('Tax included').first().waitFor();
      expect(calls).toEqual([
        ['Environment.set', 'sandbox'],
        ['Initialize', { token: TOKEN, pwCustomer: {} }],
        [
          'PricePreview',
          {
            items: plansForSale()
              .map(getPriceId)
              .toSorted()
              .map((priceId) => ({ priceId, quantity: 1 })),
          },
        ],
      ]);
      await offer(page)
        .getByRole('link', { name: `Get ${yearly.name}` })
        .click();
      await checkoutOf(page).waitFor();
      expect(given(calls, 'Checkout.open')).toEqual([
        {
          items: [{ priceId: getPriceId(yearly), quantity: 1 }],
          customer: { email: person.email },
          customData: { user: expect.stringMatching(/^[a-z0-9]+\.[\w-]{43}$/) },
          settings: expect.objectContaining({ displayMode: 'inline', allowLogout: false }) as unknown,
        },
      ]);
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
      await moveMouse(page);
      await offer(page).getByText('€8', { exact: true }).waitFor();
      const pwCustomer = { id: expect.stringMatching(/^ctm_/) as unknown };
      await expect.poll(() => lastCustomer(calls.slice(before))).toEqual(pwCustomer);
      const other = await page.context().newPage();
      await openReady(other, '/profile');
      // A request that is pending at the logout would get a 401 response, which the console logs.
      await other.getByText('This device').first().waitFor({ state: 'attached' });
      await logOut(other);
      await expect.poll(() => calls.at(-1)).toEqual(['Update', { pwCustomer: {} }]);
      await other.goto('/login');
      await logIn(other, person.email, person.password);
      await expect.poll(() => calls.at(-1)).toEqual(['Update', { pwCustomer }]);
      expect(given(calls.slice(before), 'Initialize')).toHaveLength(1);
    },
  );

  test('removes the transaction of a payment link before Paddle.js is loaded', async () => {
    const { page, calls } = await come();
    const loadedAt = async (path: string, load: () => Promise<unknown>): Promise<string> => {
      const script = page.waitForRequest(PADDLE_SCRIPT);
      await page.goto(path);
      await load();
      await script;
      const { pathname, search } = new URL(page.url());
      return pathname + search;
    };
    expect(await loadedAt('/pricing?_ptxn=txn_1&ref=mail', () => moveMouse(page))).toBe(
      '/pricing?ref=mail&invoice=open',
    );
    const toPortal = page.locator('[data-section=checkout] header').getByRole('link', { name: 'Manage your plan' });
    expect(await loadedAt(`/checkout?plan=${yearly.id}&_ptxn=txn_1`, () => toPortal.waitFor())).toBe(
      `/checkout?plan=${yearly.id}&invoice=open`,
    );
    await checkoutOf(page).waitFor();
    expect(given(calls, 'Checkout.open')).toEqual([expect.not.objectContaining({ transactionId: 'txn_1' })]);
    await page.reload();
    await toPortal.waitFor();
  });

  test.runIf(hasSamplePlans)(
    'sells to a guest after a declined card, a change of plan and a removed discount code',
    async () => {
      const { page, calls } = await come();
      await page.goto('/checkout?plan=monthly&discount=DEMO20');
      await checkoutOf(page).waitFor();
      expect(given(calls, 'Checkout.open')).toEqual([
        {
          items: [{ priceId: getPriceId(monthly), quantity: 1 }],
          customData: {},
          discountCode: 'DEMO20',
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
      await giveDetails(page);
      await payWith(page, /Is declined/);
      await page.getByText('You weren’t charged. Try another card, or contact your bank.').waitFor();
      const card = checkoutOf(page).getByRole('textbox', { name: 'Card number' });
      const typed = await card.inputValue();
      await page.locator('label', { hasText: 'Yearly' }).click();
      await order.getByText('€76.80', { exact: true }).waitFor();
      expect(new URL(page.url()).search).toBe('?plan=yearly&discount=DEMO20');
      expect([typed, await card.inputValue()]).toEqual([expect.stringContaining('4000'), typed]);
      expect(given(calls, 'Checkout.updateItems')).toEqual([[{ priceId: getPriceId(yearly), quantity: 1 }]]);
      await page.getByRole('button', { name: 'Remove the code DEMO20' }).click();
      await order.getByText('€96.00', { exact: true }).first().waitFor();
      expect(given(calls, 'Checkout.updateCheckout')).toEqual([{ discountCode: null }]);
      expect(given(calls, 'Checkout.open')).toHaveLength(1);
      await payWith(page);
      await page.getByRole('heading', { name: 'Paid. Now set a password.' }).waitFor();
    },
  );
});

describe('Paddle’s script', () => {
  test('is not requested by pages that allow it but open no payment form', async () => {
    const { page, asked } = await come();
    for (const path of ['/success', '/customer-portal']) {
      await openReady(page, path);
      await moveMouse(page);
    }
    await openReady(page, '/features');
    expect(asked.filter((url) => new URL(url).hostname.endsWith('paddle.com'))).toEqual([]);
  });

  test('can be blocked: the prices stay, the page offers help, and a retry sells', async () => {
    let isBlocked = true;
    const visitor = await come({ isBlocked: () => isBlocked });
    const { page, calls } = visitor;
    await page.goto('/pricing');
    await Promise.all([page.waitForRequest(PADDLE_SCRIPT), moveMouse(page)]);
    await offer(page).getByText('$8', { exact: true }).waitFor();
    await offer(page)
      .getByRole('link', { name: `Get ${yearly.name}` })
      .click();
    await page.waitForURL(`**/checkout?plan=${yearly.id}`);
    await stage(page).getByText('The payment form couldn’t be loaded').waitFor();
    await page.getByText('You weren’t charged.', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Write to us instead' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await stage(page).getByText('The payment form couldn’t be loaded').waitFor();
    expect(calls).toEqual([]);
    isBlocked = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await giveDetails(page);
    await payWith(page);
    await page.waitForURL('**/success?transaction=txn_*');
    expectConsole(visitor, /ERR_BLOCKED_BY_CLIENT/);
  });

  test.each([
    ['has been answered', async (route: Route) => route.continue()],
    ['has failed', async (route: Route) => route.abort()],
  ])('opens the form once the request for the user %s, without a stale customer ID', async (outcome, end) => {
    const visitor = await come();
    const { page, calls } = visitor;
    const person = await register(page);
    await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('auth_user') ?? '{}') as object;
      localStorage.setItem('auth_user', JSON.stringify({ ...user, paddle_customer_id: 'ctm_stale' }));
    });
    // The profile page requests the user too.
    await page.goto('about:blank');
    const checked = Promise.withResolvers<Route>();
    let isHeld = true;
    await page.route('**/api/users/me*', (route) => (isHeld ? checked.resolve(route) : end(route)));
    await Promise.all([page.waitForResponse('**/api/subscription*'), page.goto(`/checkout?plan=${yearly.id}`)]);
    await checked.promise;
    await page.getByText('Loading the payment form…').waitFor();
    expect(given(calls, 'Checkout.open')).toEqual([]);
    isHeld = false;
    await end(await checked.promise);
    await checkoutOf(page).waitFor();
    expect(given(calls, 'Checkout.open')).toEqual([expect.objectContaining({ customer: { email: person.email } })]);
    expect(JSON.stringify(calls)).not.toContain('ctm_stale');
    if (outcome === 'has failed') expectConsole(visitor, /ERR_FAILED/);
  });
});

describe('purchase tracking', () => {
  /** Script that replaces Google's tag and reports every event to the test. */
  const TAG = `
window.tagIsHere = true;
const report = ([kind, name, parameters]) => { if (kind === 'event') noteEvent(name, parameters); };
for (const command of dataLayer) report(command);
const push = dataLayer.push;
dataLayer.push = (...commands) => { commands.forEach(report); return push.apply(dataLayer, commands); };`;

  /** Buys the yearly plan as a guest, and returns the transaction number from the success page. */
  async function pay(page: Page): Promise<string> {
    await page.goto(`/checkout?plan=${yearly.id}`);
    await giveDetails(page);
    await payWith(page);
    await page.waitForURL('**/success?transaction=txn_*');
    return new URL(page.url()).searchParams.get('transaction') ?? '';
  }

  /** Waits until a success page has sent all its events. */
  async function untilReported(page: Page): Promise<void> {
    await page.getByRole('heading', { name: 'Paid. Now set a password.' }).waitFor();
    await untilTagged(page);
    await expect.poll(() => eventsOf(page, 'page_view')).toHaveLength(1);
    // Handlers of the script's load event have finished in the next task.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  }

  test.runIf(hasSamplePlans)(
    'reports a purchase once to GA4 and Google Ads, despite a reload, two more tabs and Back',
    async () => {
      const { page, context } = await come({ agrees: true });
      const events: [name: string, parameters: unknown][] = [];
      await context.exposeFunction('noteEvent', (...event: [string, unknown]) => void events.push(event));
      await context.route('https://www.googletagmanager.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: TAG }),
      );
      const named = (...names: string[]) => events.filter(([name]) => names.includes(name));
      const purchases = () => named('purchase', 'conversion').toSorted(([one], [other]) => one.localeCompare(other));

      const transactionId = await pay(page);
      await untilReported(page);
      const paid = { transaction_id: transactionId, currency: 'EUR', value: 80.67 };
      const item = {
        item_id: getPriceId(yearly),
        item_name: brand.name,
        item_variant: 'Yearly',
        item_category: 'subscription',
        price: 80.67,
        quantity: 1,
      };
      const once = [
        ['conversion', { send_to: 'AW-1/label', ...paid }],
        ['purchase', { send_to: 'G-TEST', ...paid, tax: 15.33, items: [item] }],
      ];
      expect(purchases()).toEqual(once);
      await page.reload();
      await untilReported(page);
      // Tabs opened by `window.open` copy the session storage with the purchase, as “Duplicate tab” does.
      const tabs = await Promise.all(
        [1, 2].map(async () => {
          const open = page.evaluate(() => void globalThis.open(location.href));
          const [opened] = await Promise.all([context.waitForEvent('page'), open]);
          return opened;
        }),
      );
      await Promise.all(tabs.map(untilReported));
      await page.goto('/features');
      await page.goBack();
      await untilReported(page);
      await expect.poll(() => named('page_view').length).toBeGreaterThanOrEqual(5);
      expect(purchases()).toEqual(once);
      const items = [expect.objectContaining({ item_id: getPriceId(yearly), price: 96, quantity: 1 })];
      expect(named('begin_checkout')).toEqual([
        ['begin_checkout', { send_to: 'G-TEST', currency: 'USD', value: 96, items }],
      ]);
    },
  );
});

import { formatMoney } from '@onset/design-system/content/money';
import type { ITransactionNotificationResponse } from '@paddle/paddle-node-sdk';
import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod';
import { SIMULATOR_LABEL, TEST_CARDS, formatCardNumber } from '../wire.ts';
import { paddleTime } from './entities.ts';
import type { Customer, Subscription } from './records.ts';
import { SimulatorError, notFound } from './simulation.ts';
import type { Simulation } from './simulation.ts';
import { cancelNow, changeCard, endPeriod } from './subscriptions.ts';

/** Lifetime of a portal link. */
const SESSION_LIFETIME_MS = 60 * 60 * 1000;

/**
 * Creates a portal session, in the format of Paddle's API. Throws for an unknown customer and for a subscription of
 * another customer.
 */
export function createPortalSession(
  simulation: Simulation,
  customerId: string,
  subscriptionIds: readonly string[],
  url: (session: string) => string,
): object {
  const { records, now } = simulation;
  if (records.find('customer', customerId) === undefined) throw notFound('customer');
  for (const id of subscriptionIds)
    if (records.find('subscription', id)?.entity.customer_id !== customerId) throw notFound('subscription');
  const id = createSession(simulation, customerId);
  return {
    id,
    customer_id: customerId,
    urls: {
      general: { overview: url(id) },
      subscriptions: subscriptionIds.map((subscription) => ({
        id: subscription,
        update_subscription_payment_method: `${url(id)}#card-${subscription}`,
      })),
    },
    created_at: paddleTime(now()),
  };
}

/** Creates a session of the portal and returns its ID. */
export function createSession({ records, newId, now }: Simulation, customerId: string): string {
  const id = newId('cpls');
  records.save('session', id, { customerId, expiresAt: now() + SESSION_LIFETIME_MS });
  return id;
}

/** Action of each portal button, and the message that is shown after it. */
const ACTIONS: Readonly<
  Record<string, readonly [act: (simulation: Simulation, id: string, value: string) => unknown, message: string]>
> = {
  'end-period': [endPeriod, 'The period has ended. See the result below.'],
  'give-up': [cancelNow, 'The plan has ended.'],
  card: [
    (simulation, id, number) => {
      const expiryYear = new Date(simulation.now()).getUTCFullYear() + 4;
      return changeCard(simulation, id, { number, expiryMonth: 12, expiryYear, name: 'Demo card' });
    },
    'The card was changed.',
  ],
};

/** Messages for failed actions, by error code. */
const PROBLEMS: Readonly<Record<string, string>> = {
  card_declined: 'This card was declined. The previous card stays.',
  subscription_update_when_canceled: 'This plan has ended, so there’s nothing to change.',
};
const PROBLEM = 'That didn’t work. Reload the page.';

const formSchema = z.object({
  session: z.string(),
  subscription: z.string(),
  action: z.enum(['end-period', 'give-up', 'card']),
  value: z.string().default(''),
});

interface PortalParts {
  readonly simulation: Simulation;
  readonly run: <Result>(work: () => Result) => Result;
  readonly url: (session: string) => string;
}

type Html = ReturnType<typeof html>;

/** Creates the routes of the customer portal: a page with forms, and its stylesheet. */
export function portalRoutes({ simulation, run }: PortalParts, path: string): Hono {
  const { records, now } = simulation;
  const customerOf = (session: string): Customer | undefined => {
    const { customerId, expiresAt } = records.find('session', session) ?? { customerId: '', expiresAt: 0 };
    return expiresAt > now() ? records.find('customer', customerId) : undefined;
  };
  const respond = async (title: string, content: Html, status: number): Promise<Response> =>
    new Response(String(await document(path, title, content)), {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy':
          "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
        // The URL gives access, so other sites must not see it. `no-referrer` would also remove the `Origin` of the
        // forms.
        'Referrer-Policy': 'same-origin',
      },
    });
  const expired = () =>
    respond(
      'This link has expired',
      html`<h1>This link has expired</h1>
        <p>Links to the portal are valid for an hour. Open it again from your account.</p>`,
      404,
    );
  const show = (session: string, customer: Customer, message: string | undefined) =>
    respond('Your plan', portalContent({ simulation, path, session, customer, message }), 200);

  return new Hono()
    .get('/portal.css', () => new Response(STYLE, { headers: { 'Content-Type': 'text/css; charset=utf-8' } }))
    .get('/portal', ({ req }) => {
      const session = req.query('session') ?? '';
      const customer = customerOf(session);
      const [problem, done] = [req.query('problem'), req.query('done') ?? ''];
      const message =
        problem === undefined
          ? Object.hasOwn(ACTIONS, done)
            ? ACTIONS[done]?.[1]
            : undefined
          : Object.hasOwn(PROBLEMS, problem)
            ? PROBLEMS[problem]
            : PROBLEM;
      if (customer === undefined) return expired();
      const invoice = records.find('transaction', req.query('invoice') ?? '');
      return invoice && invoice.customer_id === customer.entity.id
        ? respond('Invoice', invoiceContent(invoice, customer), 200)
        : show(session, customer, message);
    })
    .post('/portal', async ({ req, redirect }) => {
      const form = formSchema.safeParse(await req.parseBody()).data;
      const customer = form && customerOf(form.session);
      if (form === undefined || customer === undefined) return expired();
      const { session, subscription, action, value } = form;
      if (records.find('subscription', subscription)?.entity.customer_id !== customer.entity.id)
        throw notFound('subscription');
      const outcome = (result: string) => redirect(`${path}/portal?session=${session}&${result}`, 303);
      try {
        run(() => ACTIONS[action]?.[0](simulation, subscription, value));
        return outcome(`done=${action}`);
      } catch (error) {
        if (error instanceof SimulatorError) return outcome(`problem=${error.code}`);
        throw error;
      }
    });
}

function document(path: string, title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – demo portal</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${path}/portal.css" />
      </head>
      <body>
        <header>${SIMULATOR_LABEL}</header>
        <main>
          ${content}
          <p><a href="/customer-portal">Back to the site</a></p>
        </main>
      </body>
    </html>`;
}

interface PortalView {
  readonly simulation: Simulation;
  readonly path: string;
  readonly session: string;
  readonly customer: Customer;
  readonly message: string | undefined;
}

function portalContent(view: PortalView): Html {
  const { simulation, path, session, customer, message } = view;
  const isOwn = (customerId: string | null | undefined): boolean => customerId === customer.entity.id;
  const subscriptions = simulation.records.all('subscription').filter(([, { entity }]) => isOwn(entity.customer_id));
  const transactions = simulation.records.all('transaction').filter(([, entity]) => isOwn(entity.customer_id));
  return html`<h1>Your plan</h1>
    <p class="muted">${customer.entity.email}. This page simulates Paddle’s customer portal.</p>
    ${message === undefined ? '' : html`<p role="status" class="notice">${message}</p>`}
    ${subscriptions.length === 0 ? html`<div class="card"><p>You have no subscription.</p></div>` : ''}
    ${subscriptions.toReversed().map(([, subscription]) => subscriptionCard(subscription, view))}
    ${transactions.length === 0 ? '' : receipts(transactions.toReversed(), `${path}/portal?session=${session}`)}`;
}

const day = (time: string | null | undefined): string =>
  time ? new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time)) : '';

function statusLine({ status, scheduled_change: change, canceled_at, next_billed_at }: Subscription['entity']): string {
  if (status === 'canceled') return `Ended on ${day(canceled_at)}.`;
  if (status === 'past_due') return 'The last payment failed. Change the card to pay it.';
  if (status === 'paused') return 'Paused.';
  if (change) return `${change.action === 'pause' ? 'Pauses' : 'Ends'} on ${day(change.effective_at)}.`;
  return `${status === 'trialing' ? 'The trial ends with the first payment' : 'Next payment'} on ${day(next_billed_at)}.`;
}

function subscriptionCard({ entity, card, items }: Subscription, { simulation, path, session }: PortalView): Html {
  const { id, status, scheduled_change: change } = entity;
  const price = simulation.catalog.find((each) => each.id === items[0]?.priceId);
  const amount = entity.items[0]?.price?.unit_price_overrides?.find(
    ({ unit_price: unit }) => unit.currency_code === entity.currency_code,
  )?.unit_price;
  const money = formatMoney(
    amount === undefined
      ? (price?.unit ?? { lowest: 0, currency: 'USD' })
      : { lowest: Number(amount.amount), currency: entity.currency_code },
    'en',
  );
  const form = (action: string, content: Html): Html =>
    html`<form method="post" action="${path}/portal" id="${action}-${id}">
      <input type="hidden" name="session" value="${session}" />
      <input type="hidden" name="subscription" value="${id}" />
      <input type="hidden" name="action" value="${action}" />
      ${content}
    </form>`;
  const button = (action: string, label: string): Html =>
    form(action, html`<button class="${action === 'end-period' ? '' : 'danger'}">${label}</button>`);
  const controls = () =>
    html`<section>
        ${form(
          'card',
          html`<label for="card-of-${id}">Another card</label>
            <div class="row">
              <select id="card-of-${id}" name="value">
                ${TEST_CARDS.filter(({ outcome }) => outcome !== 'challenge').map(
                  ({ number, label }) => html`<option value="${number}">${formatCardNumber(number)}: ${label}</option>`,
                )}
              </select>
              <button>Change the card</button>
            </div>`,
        )}
      </section>
      <section>
        <h3>Time travel</h3>
        <p class="muted">Only in this simulation, to try out renewals.</p>
        <div class="row">
          ${status === 'paused' ? '' : button('end-period', change ? 'End the period now' : status === 'past_due' ? 'Try the payment again' : 'Charge the next period now')}
          ${status === 'past_due' ? button('give-up', 'Fail the payment permanently') : ''}
        </div>
      </section>`;
  return html`<div class="card">
    <h2>${price?.name ?? 'A plan that’s no longer sold'}</h2>
    <p>${money} a ${price?.interval ?? 'period'}. ${statusLine(entity)}</p>
    <p class="muted">Card ending in ${card.last4}, expires ${card.expiryMonth}/${card.expiryYear}</p>
    ${status === 'canceled' ? '' : controls()}
  </div>`;
}

function receipts(
  transactions: readonly (readonly [id: string, transaction: ITransactionNotificationResponse])[],
  url: string,
): Html {
  return html`<div class="card">
    <h2>Receipts</h2>
    <ul>
      ${transactions.map(([id, { created_at, status }]) => html`<li><a href="${url}&invoice=${id}">${day(created_at)}</a>: ${INVOICE_STATUS[status] ?? 'Open'}</li>`)}
    </ul>
  </div>`;
}

/** Page that replaces the PDF of an invoice. */
function invoiceContent(invoice: ITransactionNotificationResponse, { entity: { email } }: Customer): Html {
  const { invoice_number: number, created_at: createdAt, details, items, currency_code: currency, status } = invoice;
  const money = (amount: string | undefined): string => formatMoney({ lowest: Number(amount ?? 0), currency }, 'en');
  const { subtotal, discount, tax, total } = details?.totals ?? {};
  const lines: readonly (readonly [string, string])[] = [
    [items.map(({ price }) => price?.name ?? '').join(', '), money(subtotal)],
    ...(Number(discount ?? 0) > 0 ? [['Discount', `−${money(discount)}`] as const] : []),
    ['Tax', money(tax)],
    ['Total', money(total)],
  ];
  return html`<h1>Invoice ${number ?? ''}</h1>
    <p class="muted">For ${email}, ${day(createdAt)}. This page simulates Paddle’s invoice. It isn’t a tax document.</p>
    <div class="card">
      <table>
        <tbody>
          ${lines.map(
            ([name, amount]) =>
              html`<tr>
                <th scope="row">${name}</th>
                <td>${amount}</td>
              </tr>`,
          )}
          <tr>
            <th scope="row">Status</th>
            <td>${INVOICE_STATUS[status] ?? 'Open'}</td>
          </tr>
        </tbody>
      </table>
    </div>`;
}

const INVOICE_STATUS: Readonly<Record<string, string>> = { completed: 'Paid', past_due: 'Unpaid', canceled: 'Failed' };

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#dde0e6, #33363d); --muted: light-dark(#4d525c, #b4b8c0); --danger: light-dark(#a4003c, #ff9dbd); }
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; background: light-dark(#f8f9fb, #0d0f13); color: light-dark(#14161b, #f2f3f6); }
header { padding: 0.5rem 1rem; background: light-dark(#14161b, #f2f3f6); color: light-dark(#f8f9fb, #0d0f13); font-size: 0.875rem; text-align: center; }
main { inline-size: min(100% - 2.5rem, 46rem); margin-inline: auto; padding-block: 2.5rem 5rem; }
h1, h2, p { margin: 0.25rem 0 0; line-height: 1.3; }
h2 { font-size: 1.25rem; }
h3 { margin: 0 0 0.5rem; font-size: 1rem; }
a { color: inherit; }
.card { margin-block-start: 1.5rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: 0.875rem; background: light-dark(#fff, #16181d); }
section { margin-block-start: 1.25rem; padding-block-start: 1.25rem; border-block-start: 1px solid var(--line); }
.muted { margin-block-end: 0.75rem; color: var(--muted); font-size: 0.875rem; }
main > p:last-child { margin-block-start: 1.5rem; }
.notice { margin-block-start: 1.5rem; padding: 0.75rem 1rem; border: 1px solid; border-radius: 0.375rem; }
.row { display: flex; flex-wrap: wrap; gap: 0.75rem; }
label { display: block; font-size: 0.875rem; font-weight: 500; }
select, button { min-block-size: 2.75rem; max-inline-size: 100%; padding: 0.5rem 1rem; border: 1px solid var(--muted); border-radius: 0.625rem; background: none; color: inherit; font: inherit; }
@media (forced-colors: none) { select { appearance: none; padding-inline-end: 2.5rem; background: linear-gradient(45deg, transparent 38%, currentColor 44% 56%, transparent 62%) right 1.25rem center / 0.375rem 0.375rem, linear-gradient(-45deg, transparent 38%, currentColor 44% 56%, transparent 62%) right 0.875rem center / 0.375rem 0.375rem; background-repeat: no-repeat; } }
option { background: light-dark(#fff, #16181d); }
button { font-weight: 500; cursor: pointer; }
.danger { border-color: var(--danger); color: var(--danger); }
:focus-visible { outline: 2px solid light-dark(#1f5fd0, #8db8ff); outline-offset: 3px; }
table { inline-size: 100%; border-collapse: collapse; font-size: 0.875rem; overflow-wrap: normal; }
th, td { padding: 0.5rem 1rem 0.5rem 0; border-block-end: 1px solid var(--line); text-align: start; font-variant-numeric: tabular-nums; }
`;

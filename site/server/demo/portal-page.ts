import { formatMoney } from '@onset/design-system/content/money';
import { html } from 'hono/html';
import { DEMO_LABEL, DEMO_PATH, TEST_CARDS, spacedCardNumber } from '../../contract/demo-checkout.ts';
import { priceOf } from './catalogue.ts';
import type { DemoCatalogue } from './catalogue.ts';
import { localPrice } from './quote.ts';
import type { Customer, Subscription, Transaction } from './records.ts';

type Html = ReturnType<typeof html>;

/** What the portal shows. */
export interface PortalView {
  readonly session: string;
  readonly customer: Customer;
  readonly subscriptions: readonly Subscription[];
  readonly transactions: readonly Transaction[];
  readonly catalogue: DemoCatalogue;
  /** What came of the last button. */
  readonly notice: { readonly text: string; readonly isProblem: boolean } | undefined;
}

/** The portal of a customer. Everything in it is escaped. */
export function portalPage(view: PortalView): Html {
  const { customer, subscriptions, transactions, notice, catalogue } = view;
  return document(
    'Your plan',
    html`<h1>Your plan</h1>
      <p class="muted">${customer.email}. This page simulates Paddle’s customer portal.</p>
      ${notice === undefined ? '' : html`<p role="status" class="notice ${notice.isProblem ? 'problem' : ''}">${notice.text}</p>`}
      ${subscriptions.length === 0 ? html`<div class="card"><p>There is no subscription.</p></div>` : ''}
      ${subscriptions.map((subscription) => subscriptionCard(subscription, view))} ${invoices(transactions, catalogue)}`,
  );
}

/** What a link that is no longer good leads to. */
export const portalOverPage = (): Html =>
  document(
    'This link has expired',
    html`<h1>This link has expired</h1>
      <p>Links to the portal are valid for an hour. Open it again from your account.</p>`,
  );

function document(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – demo portal</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${DEMO_PATH}/portal.css" />
      </head>
      <body>
        <header class="label">${DEMO_LABEL}</header>
        <main>
          ${content}
          <p><a href="/customer-portal">Back to the site</a></p>
        </main>
      </body>
    </html>`;
}

const day = (time: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));

function subscriptionCard(subscription: Subscription, view: PortalView): Html {
  const { card, id } = subscription;
  const price = priceOf(view.catalogue, subscription.items[0]?.priceId ?? '');
  const amount = price === undefined ? '' : formatMoney(localPrice(price.unit, subscription.currency), 'en');
  return html`<div class="card" id="${id}">
    <h2>${price?.name ?? 'A plan that’s no longer sold'}</h2>
    <p>${amount} a ${price?.interval ?? 'period'}. ${statusLine(subscription)}</p>
    <p class="muted">Card ending in ${card.last4}, expires ${card.expiryMonth}/${card.expiryYear}</p>
    ${subscription.status === 'canceled' ? '' : changes(subscription, view)}
  </div>`;
}

function statusLine({ status, cancelAt, canceledAt, nextBilledAt }: Subscription): string {
  if (status === 'canceled') return `Ended on ${day(canceledAt ?? '')}.`;
  if (status === 'past_due') return 'The last payment failed. Change the card to pay it.';
  if (cancelAt !== null) return `Ends on ${day(cancelAt)}.`;
  return nextBilledAt === null ? '' : `Next payment on ${day(nextBilledAt)}.`;
}

function changes(subscription: Subscription, view: PortalView): Html {
  const { id, cancelAt, items, status } = subscription;
  const isEnding = cancelAt !== null;
  const others = view.catalogue.prices.filter((price) => price.interval !== null && price.id !== items[0]?.priceId);
  const button = (action: string, label: string, style = '', value = ''): Html =>
    html`<form method="post" action="${DEMO_PATH}/portal">
      ${hidden(view.session, id, action)}<input type="hidden" name="value" value="${value}" /><button class="${style}">
        ${label}
      </button>
    </form>`;
  return html`<form id="card-${id}" method="post" action="${DEMO_PATH}/portal">
      ${hidden(view.session, id, 'card')}
      <div class="row">
        <div>
          <label for="card-of-${id}">Another card</label>
          <select id="card-of-${id}" name="value">
            ${TEST_CARDS.filter(({ outcome }) => outcome !== 'challenge').map(
              ({ number, label }) => html`<option value="${number}">${spacedCardNumber(number)}: ${label}</option>`,
            )}
          </select>
        </div>
        <button>Change the card</button>
      </div>
    </form>
    <section>
      <h3>Plan</h3>
      <div class="row">${others.map(({ id: priceId, name }) => button('plan', `Change to ${name}`, '', priceId))}</div>
      <p class="muted">The new price is charged when the period you’ve paid for ends.</p>
    </section>
    <section id="cancel-${id}">
      <h3>${isEnding ? 'It will end' : 'Cancel plan'}</h3>
      ${isEnding ? button('keep', 'Keep the plan') : button('cancel', 'Cancel at the end of the period', 'danger')}
    </section>
    <section>
      <h3>Time travel</h3>
      <p class="muted">For trying things out. Nothing of this is in Paddle’s portal.</p>
      <div class="row">
        ${isEnding ? button('end-period', 'End the period now') : button('end-period', status === 'past_due' ? 'Try the payment again' : 'Charge the next period now')}
        ${status === 'past_due' ? button('give-up', 'Fail the payment permanently', 'danger') : ''}
      </div>
    </section>`;
}

const hidden = (session: string, subscription: string, action: string): Html =>
  html`<input type="hidden" name="session" value="${session}" /><input
      type="hidden"
      name="subscription"
      value="${subscription}"
    /><input type="hidden" name="action" value="${action}" />`;

const INVOICE_STATUS: Readonly<Record<Transaction['status'], string>> = {
  draft: 'Open',
  ready: 'Open',
  paid: 'Paid',
  completed: 'Paid',
  past_due: 'Unpaid',
  canceled: 'Failed',
};

function invoices(transactions: readonly Transaction[], catalogue: DemoCatalogue): Html {
  const shown = transactions.filter(({ status }) => status !== 'draft' && status !== 'ready');
  if (shown.length === 0) return html``;
  return html`<div class="card">
    <h2>Invoices</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Invoices">
      <table>
        <thead>
          <tr>
            <th>Date</th>
            <th>Number</th>
            <th>For</th>
            <th>Amount</th>
            <th>Status</th>
          </tr>
        </thead>
        <tbody>
          ${shown.map(
            ({ createdAt, invoiceNumber, items, quote, status }) =>
              html`<tr>
                <td>${day(createdAt)}</td>
                <td>${invoiceNumber ?? '–'}</td>
                <td>${items.map(({ priceId }) => priceOf(catalogue, priceId)?.name ?? priceId).join(', ')}</td>
                <td>${formatMoney({ lowest: quote.totals.total, currency: quote.currency }, 'en')}</td>
                <td>${INVOICE_STATUS[status]}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </div>`;
}

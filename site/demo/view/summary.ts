import { formatMoney } from '@onset/design-system/content/money';
import type { DemoCheckout, DemoPrice } from '../../contract/demo-checkout.ts';
import { element } from './element.ts';

/** An amount of a checkout as it is written in a locale. */
export const amountOf = ({ quote }: DemoCheckout, lowest: number, locale: string): string =>
  formatMoney({ lowest, currency: quote.currency }, locale);

/** What is bought, what comes off and on, and what is due. */
export function summary(checkout: DemoCheckout, prices: readonly DemoPrice[], locale: string): HTMLElement {
  const { quote } = checkout;
  const { totals } = quote;
  const amount = (lowest: number): string => amountOf(checkout, lowest, locale);
  const lines = quote.lines.map((line) => {
    const price = prices.find(({ id }) => id === line.priceId);
    const count = line.quantity === 1 ? '' : ` × ${line.quantity}`;
    const full = quote.taxIncluded ? line.unit.total : line.unit.subtotal;
    return row(`${price?.productName ?? ''} ${price?.name ?? ''}${count}`.trim(), amount(full * line.quantity));
  });
  const before = quote.taxIncluded
    ? quote.lines.reduce((sum, { unit, quantity }) => sum + unit.total * quantity, 0)
    : 0;
  const off = quote.taxIncluded ? before - totals.total : totals.discount;
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(quote.taxRate);
  return element(
    'dl',
    { class: 'summary' },
    ...lines,
    ...(off > 0 ? [row(`Discount ${checkout.discount?.code ?? ''}`.trim(), `−${amount(off)}`)] : []),
    ...(quote.taxIncluded || totals.tax === 0 ? [] : [row(`Tax, ${rate}`, amount(totals.tax))]),
    row('Due now', amount(totals.total), 'due'),
    ...(quote.taxIncluded && totals.tax > 0 ? [row(`With ${rate} tax in it`, amount(totals.tax), 'minor')] : []),
    ...recurring(checkout, prices, amount),
  );
}

function recurring(
  { quote }: DemoCheckout,
  prices: readonly DemoPrice[],
  amount: (lowest: number) => string,
): HTMLElement[] {
  if (quote.recurring === null) return [];
  const interval = quote.lines.map(({ priceId }) => prices.find(({ id }) => id === priceId)?.interval).find(Boolean);
  return [row(interval === 'year' ? 'Then each year' : 'Then each month', amount(quote.recurring.total), 'minor')];
}

const row = (term: string, value: string, style = ''): HTMLElement =>
  element('div', { class: style || undefined }, element('dt', {}, term), element('dd', {}, value));

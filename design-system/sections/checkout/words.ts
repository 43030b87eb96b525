import { formatDate } from '../../content/format-date.ts';
import { formatMoney } from '../../content/money.ts';
import type { CheckoutOrder } from './checkout-state.ts';
import type { CheckoutPlan } from './checkout.schema.ts';

/** After an amount. */
export const PER: Readonly<Record<CheckoutPlan['every'], string>> = {
  month: 'a month',
  year: 'a year',
  once: 'once',
};

/** After the name of a plan: how often it is charged. */
export const CHARGED: Readonly<Record<CheckoutPlan['every'], string>> = {
  month: 'charged each month',
  year: 'charged once a year',
  once: 'charged once',
};

const EACH = { month: 'each month', year: 'each year' } as const;

/** What follows today's payment, so that nobody learns it from their bank. */
export function renewalWords(plan: CheckoutPlan, order: CheckoutOrder | null, locale: string): string {
  const renewal = order?.renewal === undefined ? { amount: order?.subtotal ?? plan.price } : order.renewal;
  if (plan.every === 'once' || renewal === null) return 'You won’t be charged again.';
  const amount = `${formatMoney(renewal.amount, locale)} ${EACH[plan.every]}`;
  if (order?.trialUntil)
    return `Free until ${formatDate(order.trialUntil)}, then ${amount}. Stop before that, and nothing is charged.`;
  const when = renewal.on ? `Renews on ${formatDate(renewal.on)} at ${amount}` : `Renews at ${amount}`;
  return `${when}, until you stop it.${order?.tax === undefined || order.tax === null ? ' Tax may be added.' : ''}`;
}

/** A message to support that says what was to be bought, so that nobody has to ask. */
export function mailAboutPlan(email: string, product: string, plan: CheckoutPlan | undefined): string {
  const what = plan ? `${product}, ${plan.name}` : product;
  const body = 'The payment form didn’t open. How can I pay?';
  return `mailto:${email}?subject=${encodeURIComponent(`Buying ${what}`)}&body=${encodeURIComponent(body)}`;
}

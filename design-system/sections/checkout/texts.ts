import { formatMoney } from '../../content/money.ts';
import type { CheckoutOrder } from './checkout-state.ts';
import type { CheckoutPlan } from './checkout.schema.ts';

/** Text that says when a plan is charged, by billing interval. It is shown after the plan's name. */
export const CHARGE_INTERVAL_TEXTS: Readonly<Record<CheckoutPlan['every'], string>> = {
  month: 'charged each month',
  year: 'charged once a year',
  once: 'charged once',
};

const INTERVAL_TEXTS = { month: 'each month', year: 'each year' } as const;

/** Returns a sentence with the amount of the next payment, or one that says that there is none. */
export function renewalText(plan: CheckoutPlan, order: CheckoutOrder | null, locale: string): string {
  const renewal = order?.renewal === undefined ? (order?.subtotal ?? plan.price) : order.renewal;
  if (plan.every === 'once' || renewal === null) return 'You won’t be charged again.';
  const amount = `${formatMoney(renewal, locale)} ${INTERVAL_TEXTS[plan.every]}`;
  const isTaxIncluded = order?.renewal !== undefined && (order.tax?.lowest ?? 0) > 0;
  const taxNote =
    order === null ? ' The payment form shows your currency and tax.' : order.tax === null ? ' Tax may be added.' : '';
  const start = plan.trialDays ? `Free for ${plan.trialDays} days, then` : 'Renews at';
  return `${start} ${amount}${isTaxIncluded ? ', tax included' : ''}, until you cancel.${taxNote}`;
}

/** Returns a `mailto:` URL for support with the product and the plan in the subject. */
export function planEmailHref(email: string, product: string, plan: CheckoutPlan | undefined): string {
  const orderName = plan ? `${product}, ${plan.name}` : product;
  const emailBody = 'The payment form didn’t open. How can I pay?';
  return `mailto:${email}?subject=${encodeURIComponent(`Buying ${orderName}`)}&body=${encodeURIComponent(emailBody)}`;
}

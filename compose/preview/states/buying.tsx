import { Checkout } from '@onset/design-system/sections/checkout';
import type { CheckoutBehavior, CheckoutPayment } from '@onset/design-system/sections/checkout';
import { Pricing } from '@onset/design-system/sections/pricing';
import type { PricingBehavior } from '@onset/design-system/sections/pricing';
import { PurchaseStatus } from '@onset/design-system/sections/purchase-status';
import type { Purchase, PurchaseStatusBehavior } from '@onset/design-system/sections/purchase-status';
import { toCheckoutPlan } from '../../../site/connected/checkout.tsx';
import type { ConnectedCheckoutContent } from '../../../site/connected/checkout.schema.ts';
import { fromCatalogue } from '../../../site/connected/pricing.tsx';
import type { ConnectedPricingContent } from '../../../site/connected/pricing.schema.ts';
import type { ConnectedPurchaseStatusContent } from '../../../site/connected/purchase-status.schema.ts';
import { brand } from '../../../site/content/brand.ts';
import { ada } from '../../../stories/fixtures/account.ts';
import { discounted, euros, taxed, yearlyOrder } from '../../../stories/fixtures/buying.ts';
import { describeStates, unpressed } from './state.ts';

const PRODUCT = `${brand.name} for Mac`;
const ADDRESS = ada.email ?? '';

export const pricing = describeStates<ConnectedPricingContent, PricingBehavior>(
  ({ plans, defaultPlan, actionLabel, ...rest }) => (
    <Pricing {...rest} {...fromCatalogue({ plans, defaultPlan, actionLabel })} />
  ),
  () => ({
    localised: { label: 'Prices in euros', shows: { localised: euros } },
    pending: {
      label: 'Checkout being opened',
      shows: ({ defaultPlan }) => ({ localised: {}, onBuy: unpressed, buying: defaultPlan }),
    },
  }),
);

/** Orders are shown of the yearly plan, whose amounts are known, or of the first where a page does not sell it. */
function order({ plans }: ConnectedCheckoutContent): CheckoutBehavior {
  const isYearly = plans.includes('yearly');
  return { plan: isYearly ? 'yearly' : (plans[0] ?? null), order: isYearly ? taxed : null, buyer: null };
}

const paying = (label: string, payment: CheckoutPayment) => ({
  label,
  shows: (content: ConnectedCheckoutContent): CheckoutBehavior => ({ ...order(content), payment }),
});

export const checkout = describeStates<ConnectedCheckoutContent, CheckoutBehavior>(
  ({ plans, ...rest }) => (
    <Checkout
      onPlanChange={unpressed}
      onDiscount={unpressed}
      onDiscountRemove={unpressed}
      onLogOut={unpressed}
      onOpen={unpressed}
      onRetry={unpressed}
      {...rest}
      product={PRODUCT}
      plans={plans.map(toCheckoutPlan)}
    />
  ),
  () => ({
    'no-plan': { label: 'No plan chosen', shows: { plan: null } },
    'unknown-plan': { label: 'A plan there is not', shows: { plan: null, unknownPlan: 'weekly' } },
    loading: paying('Payment form loading', { is: 'loading' }),
    slow: paying('Payment form slow', { is: 'loading', slow: true }),
    ready: {
      label: 'Payment form open, signed in',
      isSignedIn: true,
      shows: (content) => ({ ...order(content), buyer: { email: ADDRESS }, payment: { is: 'ready' } }),
    },
    guest: paying('Payment form open, as a guest', { is: 'ready' }),
    discount: {
      label: 'With a discount',
      shows: (content) => ({ ...order(content), order: discounted, payment: { is: 'ready' } }),
    },
    pending: paying('Waiting for the bank', { is: 'paying' }),
    declined: paying('Card declined', { is: 'declined' }),
    closed: paying('Payment form closed', { is: 'closed' }),
    error: paying('Payment form not opened', { is: 'failed' }),
    blocked: paying('Payment form not loaded', { is: 'blocked' }),
    waiting: paying('Payment form late', { is: 'slow' }),
    unavailable: paying('Payments set up incorrectly', { is: 'unavailable', because: 'configuration' }),
    offline: paying('Offline', { is: 'offline' }),
    done: paying('Paid', { is: 'completed', href: '/success' }),
    subscribed: {
      label: 'Has a plan already',
      shows: {
        plan: null,
        buyer: { email: ADDRESS },
        owned: { is: 'subscription', plan: 'Monthly', until: '2026-12-22' },
      },
    },
    owned: {
      label: 'Owns it already',
      shows: {
        plan: null,
        buyer: { email: ADDRESS },
        owned: { is: 'lifetime', boughtOn: '2026-03-03', updatesUntil: '2027-03-03' },
      },
    },
  }),
);

const bought = (label: string, purchase: Purchase) => ({ label, shows: { purchase, order: yearlyOrder } });

export const purchaseStatus = describeStates<ConnectedPurchaseStatusContent, PurchaseStatusBehavior>(
  (props) => <PurchaseStatus onRetry={unpressed} {...props} product={PRODUCT} />,
  () => ({
    done: { ...bought('Plan on', { is: 'active' }), isSignedIn: true },
    waiting: bought('Paid, plan on its way', { is: 'waiting' }),
    processing: bought('It takes longer', { is: 'processing' }),
    guest: bought('Paid without an account', {
      is: 'guest',
      isSeen: true,
      registerHref: '/register',
    }),
    unconfirmed: bought('Server knows no purchases', { is: 'unconfirmed' }),
    error: bought('Server not reached', { is: 'failed' }),
    offline: bought('Offline', { is: 'failed', offline: true }),
    pending: { label: 'Asked again', shows: { purchase: { is: 'failed' }, order: yearlyOrder, retrying: true } },
    empty: { label: 'Nothing bought', shows: { purchase: { is: 'none' } } },
  }),
);

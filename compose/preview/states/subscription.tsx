import { SubscriptionOverview } from '@onset/design-system/sections/subscription-overview';
import type {
  Bought,
  SubscriptionOverviewBehavior,
  SubscriptionOverviewContent,
} from '@onset/design-system/sections/subscription-overview';
import {
  account,
  BOUGHT_LOOKED_AT,
  ended,
  lifetime,
  monthly,
  pastDue,
  yearly,
} from '../../../stories/fixtures/bought.ts';
import { describeStates, unpressed } from './state.ts';

const active = account({ subscriptions: [yearly] });
const { currentPeriodEndsAt: end } = yearly;
const none = { active: false, reason: 'none', until: null } as const;

const bought = (label: string, what: Bought) => ({ label, shows: { bought: what } });

export const subscriptionOverview = describeStates<SubscriptionOverviewContent, SubscriptionOverviewBehavior>(
  (props) => (
    <SubscriptionOverview
      now={BOUGHT_LOOKED_AT}
      onOpenPortal={unpressed}
      onResend={unpressed}
      onRetry={unpressed}
      {...props}
    />
  ),
  () => ({
    filled: { label: 'Yearly plan', isSignedIn: true, shows: { bought: active } },
    monthly: bought('Monthly plan', account({ subscriptions: [monthly] })),
    lifetime: bought(
      'Bought for good',
      account({ purchases: [lifetime], entitlement: { active: true, reason: 'lifetime', until: null } }),
    ),
    empty: bought('No plan', account({ entitlement: none, portal: 'none' })),
    'past-due': bought(
      'Payment missing',
      account({
        subscriptions: [pastDue],
        entitlement: { active: true, reason: 'grace', until: '2026-12-03T18:40:02Z' },
      }),
    ),
    paused: bought(
      'Paused',
      account({
        subscriptions: [{ ...monthly, status: 'paused', nextPaymentAt: null, currentPeriodEndsAt: null }],
        entitlement: { active: false, reason: 'paused', until: null },
      }),
    ),
    ending: bought(
      'Cancelled, and ending',
      account({
        subscriptions: [
          { ...yearly, nextPaymentAt: null, scheduledChange: { action: 'cancel', at: end ?? BOUGHT_LOOKED_AT } },
        ],
        entitlement: { active: true, reason: 'ending', until: end },
      }),
    ),
    ended: bought('Ended', ended),
    'confirm-first': bought('Email not confirmed', account({ subscriptions: [yearly], portal: 'confirm-email' })),
    loading: { label: 'Loading', shows: { state: 'loading' } },
    'not-loaded': { label: 'Not loaded', shows: { error: 'Your plan could not be loaded.' } },
    pending: {
      label: 'Card page being opened',
      shows: { bought: active, pendingPurpose: 'update-card', pendingId: yearly.id },
    },
    error: {
      label: 'Payment provider not reached',
      shows: { bought: active, error: 'The payment provider could not be reached. Try again in a moment.' },
    },
    'not-offered': { label: 'Not offered by the server', shows: { state: 'not-offered' } },
  }),
);

import { brand } from '@onset/design-system/brand';
import type { Invoice, LicenseDevicesResponse, SubscriptionResponse } from '../../site/contract/billing.ts';

type Purchases = SubscriptionResponse['data'];

/** Fixed current time for stories with purchases, because their screenshots contain dates. */
export const CURRENT_TIME = Date.parse('2026-11-22T10:00:00.000Z');

/** Makes `Date.now` return `CURRENT_TIME`. Returns the function that restores it, for use in `beforeEach`. */
export function fixTime(): () => void {
  const { now } = Date;
  Date.now = () => CURRENT_TIME;
  return () => {
    Date.now = now;
  };
}

/** Purchases of an account that has bought nothing. */
export const noPurchases: Purchases = {
  entitlement: { active: false, reason: 'none', plan: null, until: null, updatesUntil: null },
  subscriptions: [],
  purchases: [],
  invoices: [],
  checkoutUser: 'sample.signature',
  portal: 'none',
};

const price = { lowest: 9600, currency: 'USD' };

const createPaidInvoice = (year: number): Invoice => ({
  id: `txn_01sample${year}`,
  number: `1042-1000${year - 2024}`,
  plan: 'yearly',
  name: `${brand.name} Yearly`,
  status: 'paid',
  total: { lowest: 11_424, currency: 'USD' },
  refunded: null,
  at: `${year}-07-04T09:12:00.000Z`,
});

/** Purchases of a customer whose yearly plan is in its second year. */
export const yearlyPurchases: Purchases = {
  entitlement: { active: true, reason: 'subscription', plan: 'yearly', until: null, updatesUntil: null },
  subscriptions: [
    {
      id: 'sub_01sample',
      status: 'active',
      plan: 'yearly',
      name: `${brand.name} Yearly`,
      price,
      interval: 'year',
      startedAt: '2025-07-04T09:12:00.000Z',
      trialEndsAt: null,
      currentPeriodStartsAt: '2026-07-04T09:12:00.000Z',
      currentPeriodEndsAt: '2027-07-04T09:12:00.000Z',
      nextPaymentAt: '2027-07-04T09:12:00.000Z',
      pastDueSince: null,
      scheduledChange: null,
      endedAt: null,
      allowedChanges: 'all',
    },
  ],
  purchases: [],
  invoices: [createPaidInvoice(2026), createPaidInvoice(2025)],
  checkoutUser: 'sample.signature',
  portal: 'available',
};

/** Returns the Macs of `ada`. Their dates are relative to the current time. */
export function macs(): LicenseDevicesResponse {
  const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString();
  return {
    data: [
      { id: 'a', name: 'Studio', addedAt: hoursAgo(24 * 90), lastSeenAt: hoursAgo(0) },
      { id: 'b', name: 'Ada’s MacBook Air', addedAt: hoursAgo(24 * 30), lastSeenAt: hoursAgo(50) },
    ],
    limit: 3,
  };
}

const HOUR = 3_600_000;

import * as z from 'zod/mini';

/**
 * Schemas of the requests and responses about purchases, shared by the server and the adapters. Strapi has no such
 * endpoints; if a server responds with 404, the pages say that purchases aren't available. Times are ISO 8601 strings.
 */

/** Amount in the format of `Money` in the design system. */
export const moneySchema = z.object({ lowest: z.number(), currency: z.string() });

/** Statuses of a subscription, as Paddle names them. A scheduled cancellation is in `scheduledChange`, not a status. */
export const SUBSCRIPTION_STATUSES = ['active', 'trialing', 'past_due', 'paused', 'canceled'] as const;

/** Groups of changes of a subscription; see `allowedChanges`. */
const ALLOWED_CHANGES = ['all', 'ending', 'none'] as const;

/** Subscription of the user. */
export const subscriptionSchema = z.looseObject({
  id: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** ID of the plan in the catalog; null for a price that isn't in the catalog. */
  plan: z.nullable(z.string()),
  /** Name of the product and its price at Paddle. */
  name: z.string(),
  /** Price of a period, before tax and discounts. */
  price: z.nullable(moneySchema),
  interval: z.nullable(z.enum(['day', 'week', 'month', 'year'])),
  startedAt: z.nullable(z.string()),
  trialEndsAt: z.nullable(z.string()),
  /** Start of the paid period, which a change of plan doesn't affect. */
  currentPeriodStartsAt: z.nullable(z.string()),
  currentPeriodEndsAt: z.nullable(z.string()),
  /** Time of the next payment; null if there is none. */
  nextPaymentAt: z.nullable(z.string()),
  /** Time since which a payment is missing. */
  pastDueSince: z.nullable(z.string()),
  scheduledChange: z.nullable(z.looseObject({ action: z.enum(['cancel', 'pause', 'resume']), at: z.string() })),
  endedAt: z.nullable(z.string()),
  /**
   * Changes that the user may make. `ending`: those that end payments (cancel, pause) or remove a scheduled change.
   * The others, like the customer portal, require that the user has confirmed the customer's email address.
   */
  allowedChanges: z.enum(ALLOWED_CHANGES),
});

/** One-time purchase. */
export const purchaseSchema = z.looseObject({
  /** ID of its transaction. */
  id: z.string(),
  plan: z.nullable(z.string()),
  name: z.string(),
  price: z.nullable(moneySchema),
  boughtAt: z.string(),
  /** End of the period in which new versions are included. */
  updatesUntil: z.string(),
  refundedAt: z.nullable(z.string()),
});

/** Requested payment. */
export const invoiceSchema = z.looseObject({
  /** ID of its transaction. */
  id: z.string(),
  /** Number on the receipt; null while there is none. */
  number: z.nullable(z.string()),
  plan: z.nullable(z.string()),
  name: z.string(),
  status: z.enum(['paid', 'past_due', 'canceled']),
  total: moneySchema,
  /** Refunded part of the total. */
  refunded: z.nullable(moneySchema),
  at: z.string(),
});

/** Current entitlement of the user to the product. */
export const entitlementSchema = z.looseObject({
  /** True if the user may use the product. */
  active: z.boolean(),
  /**
   * Reason why the product may or may not be used: a running subscription (`subscription`, `trial`), a missing payment
   * within the grace period (`grace`), a cancellation at the end of the paid period (`ending`), a one-time purchase
   * (`lifetime`), a subscription that has ended or is paused (`ended`, `paused`), or no purchase (`none`).
   */
  reason: z.enum(['subscription', 'trial', 'grace', 'ending', 'lifetime', 'ended', 'paused', 'none']),
  plan: z.nullable(z.string()),
  /** Time when it ends or has ended, unless something changes; null if it doesn't end. */
  until: z.nullable(z.string()),
  /** Versions released until then may be used; null for all versions. */
  updatesUntil: z.nullable(z.string()),
});

/**
 * Response of `GET /api/subscription`: all purchases of the user, newest first. With `?transaction=txn_…` of a recent
 * payment, the server requests it from Paddle if it doesn't know it yet.
 */
export const subscriptionResponseSchema = z.looseObject({
  data: z.looseObject({
    entitlement: entitlementSchema,
    subscriptions: z.array(subscriptionSchema),
    purchases: z.array(purchaseSchema),
    invoices: z.array(invoiceSchema),
    /** Signed ID of the signed-in user. It is the `user` of a checkout's custom data and returns by webhook. */
    checkoutUser: z.string(),
    /**
     * Availability of `POST /api/customer-portal`, which has the invoices and the card. `available`: it opens the portal.
     * `confirm-email`: the user has to confirm their email address first, after which purchases with it also appear.
     * `none`: there is no customer. `not-configured`: the server has no key, or everything was bought with another email
     * address than the user's own, so that only Paddle's emails lead to the portal.
     */
    portal: z.enum(['available', 'confirm-email', 'none', 'not-configured']),
  }),
});

/** Changes that a customer can make. `continue` removes a scheduled cancellation or pause, or ends a pause. */
export const SUBSCRIPTION_CHANGES = ['switch', 'pause', 'cancel', 'continue'] as const;

/** Body of `POST /api/subscription/change`, which has the response of `GET /api/subscription`. */
export interface SubscriptionChangeRequest {
  /** ID of one of the user's subscriptions. */
  subscription: string;
  change: SubscriptionChange;
  /** The status that the customer saw. */
  status: SubscriptionStatus;
  /** The plan to switch to, a subscription that is for sale. */
  plan?: string;
}

/** Response of `POST /api/subscription/preview`, whose body is the `SubscriptionChangeRequest` of a switch. */
export const switchPreviewResponseSchema = z.looseObject({
  /** Total of each period after the switch, with tax, in the currency of the subscription. */
  data: z.looseObject({ total: moneySchema }),
});

/** Response of `POST /api/customer-portal`. Its URLs are for this visit and must not be stored. */
export const customerPortalResponseSchema = z.looseObject({
  data: z.looseObject({
    /** URL of the portal's front page, or of the requested invoice. */
    url: z.string(),
    /** URL of the form for the card of the requested subscription. */
    updatePaymentMethodUrl: z.nullable(z.string()),
  }),
});

/** Body of `POST /api/customer-portal`, with the ID of one of the user's subscriptions or invoices. */
export interface CustomerPortalRequest {
  subscription?: string;
  invoice?: string;
}

/** Mac with a license. */
export const licenseDeviceSchema = z.looseObject({
  id: z.string(),
  /** Name that its owner has given it. */
  name: z.string(),
  addedAt: z.string(),
  lastSeenAt: z.string(),
});

/** Response of `GET /api/licence/devices`. */
export const licenseDevicesResponseSchema = z.looseObject({
  data: z.array(licenseDeviceSchema),
  /** Maximum number of Macs. */
  limit: z.number(),
});

/** Response of `GET /api/licence?device=…&name=…`, which the app requests. */
export const licenseResponseSchema = z.looseObject({
  data: z.looseObject({
    /** A JWT signed with EdDSA; its claims are in `docs/guides/app-licenses.md`. */
    licence: z.string(),
    device: licenseDeviceSchema,
    /** Time until which the app may use the license without requesting a new one. */
    expiresAt: z.string(),
  }),
});

/** Maximum number of Macs with a license per account. */
export const DEVICE_LIMIT = 3;

export type SubscriptionChange = (typeof SUBSCRIPTION_CHANGES)[number];
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
export type Subscription = z.infer<typeof subscriptionSchema>;
export type Purchase = z.infer<typeof purchaseSchema>;
export type Invoice = z.infer<typeof invoiceSchema>;
export type Entitlement = z.infer<typeof entitlementSchema>;
export type SwitchPreviewResponse = z.infer<typeof switchPreviewResponseSchema>;
export type SubscriptionResponse = z.infer<typeof subscriptionResponseSchema>;
export type CustomerPortalResponse = z.infer<typeof customerPortalResponseSchema>;
export type LicenseDevice = z.infer<typeof licenseDeviceSchema>;
export type LicenseDevicesResponse = z.infer<typeof licenseDevicesResponseSchema>;
export type LicenseResponse = z.infer<typeof licenseResponseSchema>;

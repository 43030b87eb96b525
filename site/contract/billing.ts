import * as z from 'zod/mini';

/**
 * The wire shapes of what the site asks its own server about purchases, shared by the server and the adapters. Strapi has
 * none of these calls: where a server answers 404, the pages say what they cannot know. Times are ISO 8601 texts.
 */

/** An amount: see `Money` of the design system, whose shape this is. */
export const moneySchema = z.object({ lowest: z.number(), currency: z.string() });

/** The states of a subscription, as Paddle names them. A cancellation to come is `scheduledChange`, not a state. */
export const SUBSCRIPTION_STATUSES = ['active', 'trialing', 'past_due', 'paused', 'canceled'] as const;

/** One subscription of the user. */
export const subscriptionSchema = z.looseObject({
  id: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** The plan of the catalogue by id; null for a price that is none of it. */
  plan: z.nullable(z.string()),
  /** What Paddle calls what is sold. */
  name: z.string(),
  /** What a period costs, before tax and discounts. */
  price: z.nullable(moneySchema),
  interval: z.nullable(z.enum(['day', 'week', 'month', 'year'])),
  startedAt: z.nullable(z.string()),
  trialEndsAt: z.nullable(z.string()),
  /** The period that is paid, which a change of plan leaves as it is. */
  currentPeriodStartsAt: z.nullable(z.string()),
  currentPeriodEndsAt: z.nullable(z.string()),
  /** When the next payment is taken; null where none is. */
  nextPaymentAt: z.nullable(z.string()),
  /** Since when a payment is missing. */
  pastDueSince: z.nullable(z.string()),
  scheduledChange: z.nullable(z.looseObject({ action: z.enum(['cancel', 'pause', 'resume']), at: z.string() })),
  endedAt: z.nullable(z.string()),
});

/** Something paid once. */
export const purchaseSchema = z.looseObject({
  /** The id of its transaction. */
  id: z.string(),
  plan: z.nullable(z.string()),
  name: z.string(),
  price: z.nullable(moneySchema),
  boughtAt: z.string(),
  /** Until when new versions are included. */
  updatesUntil: z.string(),
  refundedAt: z.nullable(z.string()),
});

/** A payment that was asked for. */
export const invoiceSchema = z.looseObject({
  /** The id of its transaction. */
  id: z.string(),
  /** As it stands on the receipt; null while there is none. */
  number: z.nullable(z.string()),
  name: z.string(),
  status: z.enum(['paid', 'past_due', 'canceled']),
  total: moneySchema,
  /** What of it came back. */
  refunded: z.nullable(moneySchema),
  at: z.string(),
});

/** What the user may use of the product now. */
export const entitlementSchema = z.looseObject({
  /** Whether what is paid for may be used. */
  active: z.boolean(),
  /**
   * Why, or why not: a running subscription (`subscription`, `trial`), one whose payment is missing within the days of
   * grace (`grace`), one that was ended and is paid to the end of its period (`ending`), a purchase once (`lifetime`),
   * a subscription that is over or paused (`ended`, `paused`), or nothing at all (`none`).
   */
  reason: z.enum(['subscription', 'trial', 'grace', 'ending', 'lifetime', 'ended', 'paused', 'none']),
  plan: z.nullable(z.string()),
  /** When it ends, or has ended, unless something changes; null where nothing ends it. */
  until: z.nullable(z.string()),
  /** Versions that came out until then may be used; null for all. */
  updatesUntil: z.nullable(z.string()),
});

/**
 * `GET /api/subscription`: everything the user has bought, the newest first. With `?transaction=txn_…`, of a payment just
 * made, the server asks Paddle for it where it does not know it yet.
 */
export const subscriptionResponseSchema = z.looseObject({
  data: z.looseObject({
    entitlement: entitlementSchema,
    subscriptions: z.array(subscriptionSchema),
    purchases: z.array(purchaseSchema),
    invoices: z.array(invoiceSchema),
    /** Who is signed in, signed: goes into a checkout's custom data as `user`, and back by webhook. */
    checkoutUser: z.string(),
    /**
     * Whether `POST /api/customer-portal` can lead somewhere: `available`; `confirm-email`, the user has to prove
     * the address first, and what was bought with it shows then; `none`, there is no customer; `not-configured`, the server
     * has no key, or everything was bought with another email address than the user's own: only Paddle's mails lead there.
     */
    portal: z.enum(['available', 'confirm-email', 'none', 'not-configured']),
  }),
});

/** Changes that a customer can make. `continue` takes back a cancellation or a pause, or ends a pause. */
export const SUBSCRIPTION_CHANGES = ['switch', 'pause', 'cancel', 'continue'] as const;

/** Plans that a subscription can switch between. */
export const SWITCHABLE_PLANS = ['monthly', 'yearly'] as const;

/** Body of `POST /api/subscription/change`, which has the response of `GET /api/subscription`. */
export interface SubscriptionChangeRequest {
  /** Id of one of the user's subscriptions. */
  subscription: string;
  change: SubscriptionChange;
  /** The status that the customer saw. */
  status: SubscriptionStatus;
  /** The plan to switch to. */
  plan?: string;
}

/** `POST /api/customer-portal`: addresses for this once, never to be kept. */
export const customerPortalResponseSchema = z.looseObject({
  data: z.looseObject({
    /** The portal's front page. */
    url: z.string(),
    /** Form for the card of the requested subscription. */
    updatePaymentMethodUrl: z.nullable(z.string()),
  }),
});

/** Body of `POST /api/customer-portal`, with the id of one of the user's subscriptions. */
export interface CustomerPortalRequest {
  subscription?: string;
}

/** A Mac with a licence. */
export const licenceDeviceSchema = z.looseObject({
  id: z.string(),
  /** What its owner calls it. */
  name: z.string(),
  addedAt: z.string(),
  lastSeenAt: z.string(),
});

/** `GET /api/licence/devices`. */
export const licenceDevicesResponseSchema = z.looseObject({
  data: z.array(licenceDeviceSchema),
  /** How many there may be. */
  limit: z.number(),
});

/** `GET /api/licence?device=…&name=…`, asked for by the app. */
export const licenceResponseSchema = z.looseObject({
  data: z.looseObject({
    /** A JWT signed with EdDSA; its claims are in `docs/guides/app-licenses.md`. */
    licence: z.string(),
    device: licenceDeviceSchema,
    /** How long the app may go by it without asking again. */
    expiresAt: z.string(),
  }),
});

/** How many Macs an account may have licences for at a time. */
export const DEVICE_LIMIT = 3;

export type SubscriptionChange = (typeof SUBSCRIPTION_CHANGES)[number];
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
export type Subscription = z.infer<typeof subscriptionSchema>;
export type Purchase = z.infer<typeof purchaseSchema>;
export type Invoice = z.infer<typeof invoiceSchema>;
export type Entitlement = z.infer<typeof entitlementSchema>;
export type SubscriptionResponse = z.infer<typeof subscriptionResponseSchema>;
export type CustomerPortalResponse = z.infer<typeof customerPortalResponseSchema>;
export type LicenceDevice = z.infer<typeof licenceDeviceSchema>;
export type LicenceDevicesResponse = z.infer<typeof licenceDevicesResponseSchema>;
export type LicenceResponse = z.infer<typeof licenceResponseSchema>;

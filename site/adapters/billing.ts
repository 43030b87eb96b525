import type { Money } from '@onset/design-system/content/money';
import type {
  CustomerPortalRequest,
  CustomerPortalResponse,
  LicenseDevicesResponse,
  SubscriptionChangeRequest,
  Entitlement,
  Invoice,
  Purchase,
  Subscription,
  SubscriptionResponse,
} from '../contract/billing.ts';
import { isObject } from './http.ts';
import type { Http } from './http.ts';

/** URLs of a session of Paddle's customer portal. They give access and must not be stored. */
export type PortalUrls = CustomerPortalResponse['data'];

/** Macs with a license, and the maximum number of them. */
export type LicenseDevices = Pick<LicenseDevicesResponse, 'data' | 'limit'>;

/** Requests about the purchases of the signed-in user. */
export interface Billing {
  /** Returns all purchases. If the server doesn't know `transaction` yet, it requests that transaction from Paddle. */
  purchases: (options?: { transaction?: string | undefined; signal?: AbortSignal | undefined }) => Promise<Purchases>;
  /** Changes a subscription and returns all purchases afterwards. */
  changeSubscription: (request: SubscriptionChangeRequest) => Promise<Purchases>;
  /** Returns the total of each period after a switch, with tax. */
  previewSwitch: (request: SubscriptionChangeRequest) => Promise<Money>;
  /** Creates a session of the customer portal. Call it for each click. */
  openPortal: (request?: CustomerPortalRequest) => Promise<PortalUrls>;
  devices: (signal?: AbortSignal) => Promise<LicenseDevices>;
  removeDevice: (id: string) => Promise<void>;
}

/**
 * Creates the client for purchases. `http` is that of the session. Calls reject like its requests, with status 404 on a
 * server without purchases.
 */
export function createBilling({ http }: { http: Http }): Billing {
  return {
    purchases({ transaction, signal } = {}) {
      const query = transaction === undefined ? '' : `?transaction=${encodeURIComponent(transaction)}`;
      return http.get(`/api/subscription${query}`, { parse: parsePurchases, signal });
    },
    changeSubscription: (request) => http.post('/api/subscription/change', request, { parse: parsePurchases }),
    previewSwitch: (request) => http.post('/api/subscription/preview', request, { parse: parsePreview }),
    openPortal: (request = {}) => http.post('/api/customer-portal', request, { parse: parsePortal }),
    devices: (signal) => http.get('/api/licence/devices', { parse: parseDevices, signal }),
    async removeDevice(id) {
      await http.request({ method: 'DELETE', path: `/api/licence/devices/${encodeURIComponent(id)}` });
    },
  };
}

function parsePreview(response: unknown): Money | undefined {
  const data = isObject(response) && isObject(response['data']) ? response['data'] : {};
  return money(data['total']) ?? undefined;
}

function parsePortal(response: unknown): PortalUrls | undefined {
  const data = isObject(response) && isObject(response['data']) ? response['data'] : {};
  const url = toHttpUrl(data['url']);
  return url === null ? undefined : { url, updatePaymentMethodUrl: toHttpUrl(data['updatePaymentMethodUrl']) };
}

/** Returns an http or https URL, or null for anything else, such as `javascript:`. */
function toHttpUrl(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const { protocol, href } = new URL(value);
  return /^https?:$/.test(protocol) ? href : null;
}

function parseDevices(response: unknown): LicenseDevices | undefined {
  if (!isObject(response) || !Array.isArray(response['data'])) return undefined;
  const { data: entries, limit } = response;
  const data = entries.flatMap((entry: unknown) => {
    if (!isObject(entry)) return [];
    const { id, name, addedAt, lastSeenAt } = entry;
    return typeof id === 'string' && typeof addedAt === 'string' && typeof lastSeenAt === 'string'
      ? [{ id, name: typeof name === 'string' ? name : '', addedAt, lastSeenAt }]
      : [];
  });
  return { data, limit: typeof limit === 'number' ? limit : data.length };
}

/** All purchases of the user, from `GET /api/subscription`. */
export type Purchases = SubscriptionResponse['data'];

/**
 * Parses the response of `GET /api/subscription`. Entries without a valid ID, status or time are left out. A response
 * without an entitlement is invalid.
 */
export function parsePurchases(response: unknown): Purchases | undefined {
  const data = isObject(response) ? response['data'] : undefined;
  const entitlement = isObject(data) ? toEntitlement(data['entitlement']) : undefined;
  if (!isObject(data) || !entitlement) return undefined;
  const { portal } = data;
  return {
    entitlement,
    subscriptions: listOf(data['subscriptions'], toSubscription),
    purchases: listOf(data['purchases'], toPurchase),
    invoices: listOf(data['invoices'], toInvoice),
    checkoutUser: text(data['checkoutUser']) ?? '',
    portal: PORTALS.find((known) => known === portal) ?? 'none',
  };
}

const PORTALS = ['available', 'confirm-email', 'none', 'not-configured'] as const;
const REASONS = ['subscription', 'trial', 'grace', 'ending', 'lifetime', 'ended', 'paused', 'none'] as const;
const STATUSES = ['active', 'trialing', 'past_due', 'paused', 'canceled'] as const;
const ALLOWED = ['all', 'ending', 'none'] as const;
const INTERVALS = ['day', 'week', 'month', 'year'] as const;
const ACTIONS = ['cancel', 'pause', 'resume'] as const;
const INVOICE_STATUSES = ['paid', 'past_due', 'canceled'] as const;

function toEntitlement(value: unknown): Entitlement | undefined {
  if (!isObject(value) || typeof value['active'] !== 'boolean') return undefined;
  const reason = oneOf(REASONS, value['reason']) ?? (value['active'] ? 'subscription' : 'none');
  return {
    active: value['active'],
    reason,
    plan: text(value['plan']),
    until: time(value['until']),
    updatesUntil: time(value['updatesUntil']),
  };
}

function toSubscription(value: Record<string, unknown>): Subscription | undefined {
  const id = text(value['id']);
  const status = oneOf(STATUSES, value['status']);
  if (id === null || status === null) return undefined;
  return {
    id,
    status,
    plan: text(value['plan']),
    name: text(value['name']) ?? '',
    price: money(value['price']),
    interval: oneOf(INTERVALS, value['interval']),
    startedAt: time(value['startedAt']),
    trialEndsAt: time(value['trialEndsAt']),
    currentPeriodStartsAt: time(value['currentPeriodStartsAt']),
    currentPeriodEndsAt: time(value['currentPeriodEndsAt']),
    nextPaymentAt: time(value['nextPaymentAt']),
    pastDueSince: time(value['pastDueSince']),
    scheduledChange: toChange(value['scheduledChange']),
    endedAt: time(value['endedAt']),
    allowedChanges: oneOf(ALLOWED, value['allowedChanges']) ?? 'none',
  };
}

function toChange(value: unknown): Subscription['scheduledChange'] {
  if (!isObject(value)) return null;
  const action = oneOf(ACTIONS, value['action']);
  const at = time(value['at']);
  return action && at ? { action, at } : null;
}

function toPurchase(value: Record<string, unknown>): Purchase | undefined {
  const id = text(value['id']);
  const boughtAt = time(value['boughtAt']);
  if (id === null || boughtAt === null) return undefined;
  return {
    id,
    plan: text(value['plan']),
    name: text(value['name']) ?? '',
    price: money(value['price']),
    boughtAt,
    updatesUntil: time(value['updatesUntil']) ?? boughtAt,
    refundedAt: time(value['refundedAt']),
  };
}

function toInvoice(value: Record<string, unknown>): Invoice | undefined {
  const id = text(value['id']);
  const status = oneOf(INVOICE_STATUSES, value['status']);
  const total = money(value['total']);
  const at = time(value['at']);
  if (id === null || status === null || total === null || at === null) return undefined;
  const name = text(value['name']) ?? '';
  return {
    id,
    number: text(value['number']),
    plan: text(value['plan']),
    name,
    status,
    total,
    refunded: money(value['refunded']),
    at,
  };
}

function listOf<T>(value: unknown, read: (entry: Record<string, unknown>) => T | undefined): T[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    const known = isObject(entry) ? read(entry) : undefined;
    return known ? [known] : [];
  });
}

function oneOf<T extends string>(known: readonly T[], value: unknown): T | null {
  return known.find((each) => each === value) ?? null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function time(value: unknown): string | null {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;
}

/** Parses an amount; null for anything else. */
function money(value: unknown): Money | null {
  if (!isObject(value)) return null;
  const { lowest, currency } = value;
  if (typeof lowest !== 'number' || !Number.isSafeInteger(lowest)) return null;
  return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? { lowest, currency } : null;
}

import type { Money } from '@onset/design-system/content/money';
import type {
  CustomerPortalRequest,
  CustomerPortalResponse,
  LicenseDevicesResponse,
  SubscriptionChangeRequest,
} from '../../contract/billing.ts';
import { isObject } from '../http/schema.ts';
import type { Http } from '../http/http.ts';
import type { Schema } from '../http/schema.ts';
import { money, purchasesResponse } from './purchases.ts';
import type { Purchases } from './purchases.ts';

/** URLs of a session of Paddle's customer portal. They give access and must not be stored. */
export type PortalAddresses = CustomerPortalResponse['data'];

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
  openPortal: (request?: CustomerPortalRequest) => Promise<PortalAddresses>;
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
      return http.get(`/api/subscription${query}`, { schema: purchasesResponse, signal });
    },
    changeSubscription: (request) => http.post('/api/subscription/change', request, { schema: purchasesResponse }),
    previewSwitch: (request) => http.post('/api/subscription/preview', request, { schema: previewResponse }),
    openPortal: (request = {}) => http.post('/api/customer-portal', request, { schema: portalResponse }),
    devices: (signal) => http.get('/api/licence/devices', { schema: devicesResponse, signal }),
    async removeDevice(id) {
      await http.request({ method: 'DELETE', path: `/api/licence/devices/${encodeURIComponent(id)}` });
    },
  };
}

const previewResponse: Schema<Money> = {
  safeParse(response) {
    const data = isObject(response) && isObject(response['data']) ? response['data'] : {};
    const total = money(data['total']);
    return total === null ? { success: false } : { success: true, data: total };
  },
};

const portalResponse: Schema<PortalAddresses> = {
  safeParse(response) {
    const data = isObject(response) && isObject(response['data']) ? response['data'] : {};
    const url = address(data['url']);
    if (url === null) return { success: false };
    return { success: true, data: { url, updatePaymentMethodUrl: address(data['updatePaymentMethodUrl']) } };
  },
};

/** Returns an http or https URL, or null for anything else, such as `javascript:`. */
function address(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const { protocol, href } = new URL(value);
  return /^https?:$/.test(protocol) ? href : null;
}

const devicesResponse: Schema<LicenseDevices> = {
  safeParse(response) {
    if (!isObject(response) || !Array.isArray(response['data'])) return { success: false };
    const { data: entries, limit } = response;
    const data = entries.flatMap((entry: unknown) => {
      if (!isObject(entry)) return [];
      const { id, name, addedAt, lastSeenAt } = entry;
      return typeof id === 'string' && typeof addedAt === 'string' && typeof lastSeenAt === 'string'
        ? [{ id, name: typeof name === 'string' ? name : '', addedAt, lastSeenAt }]
        : [];
    });
    return { success: true, data: { data, limit: typeof limit === 'number' ? limit : data.length } };
  },
};

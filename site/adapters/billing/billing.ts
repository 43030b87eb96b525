import type {
  CustomerPortalRequest,
  CustomerPortalResponse,
  LicenceDevicesResponse,
  SubscriptionChangeRequest,
} from '../../contract/billing.ts';
import { isObject } from '../http/index.ts';
import type { Http } from '../http/index.ts';
import type { Schema } from '../http/schema.ts';
import { purchasesResponse } from './purchases.ts';
import type { Purchases } from './purchases.ts';

/** URLs of the payment provider's portal, which can be opened once. */
export type PortalAddresses = CustomerPortalResponse['data'];

/** The Macs with a licence, and how many there may be. */
export type LicenceDevices = Pick<LicenceDevicesResponse, 'data' | 'limit'>;

/** What the signed-in user asks the server about what they have bought. */
export interface Billing {
  /** Everything bought. With a transaction the server asks the payment provider for it where it has not heard of it yet. */
  purchases: (options?: { transaction?: string | undefined; signal?: AbortSignal | undefined }) => Promise<Purchases>;
  /** Changes a subscription, and returns everything bought with the change applied. */
  changeSubscription: (request: SubscriptionChangeRequest) => Promise<Purchases>;
  /** A visit to the payment provider's portal, made for this click. */
  openPortal: (request?: CustomerPortalRequest) => Promise<PortalAddresses>;
  devices: (signal?: AbortSignal) => Promise<LicenceDevices>;
  removeDevice: (id: string) => Promise<void>;
}

/** The calls about purchases. `http` is that of the session. They reject as its calls do; a server may have none of them: 404. */
export function createBilling({ http }: { http: Http }): Billing {
  return {
    purchases({ transaction, signal } = {}) {
      const query = transaction === undefined ? '' : `?transaction=${encodeURIComponent(transaction)}`;
      return http.get(`/api/subscription${query}`, { schema: purchasesResponse, signal });
    },
    changeSubscription: (request) => http.post('/api/subscription/change', request, { schema: purchasesResponse }),
    openPortal: (request = {}) => http.post('/api/customer-portal', request, { schema: portalResponse }),
    devices: (signal) => http.get('/api/licence/devices', { schema: devicesResponse, signal }),
    async removeDevice(id) {
      await http.request({ method: 'DELETE', path: `/api/licence/devices/${encodeURIComponent(id)}` });
    },
  };
}

const portalResponse: Schema<PortalAddresses> = {
  safeParse(response) {
    const data = isObject(response) && isObject(response['data']) ? response['data'] : {};
    const url = address(data['url']);
    if (url === null) return { success: false };
    return { success: true, data: { url, updatePaymentMethodUrl: address(data['updatePaymentMethodUrl']) } };
  },
};

/** A page to go to: anything but http(s), such as a script, is none. */
function address(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const { protocol, href } = new URL(value);
  return /^https?:$/.test(protocol) ? href : null;
}

const devicesResponse: Schema<LicenceDevices> = {
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

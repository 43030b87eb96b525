import {
  DEMO_PATH,
  checkoutResponseSchema,
  demoErrorSchema,
  demoPricesSchema,
  payResponseSchema,
  previewSchema,
} from '../contract/demo-checkout.ts';
import type { DemoCheckout, DemoItem, DemoPrices, PayResult, Preview } from '../contract/demo-checkout.ts';

/** A request as the demo makes it. */
export interface DemoRequest extends RequestInit {
  readonly body?: string;
}

/** Whoever answers requests; `fetch`, or a stand-in of a story. */
export type Fetch = (path: string, init: DemoRequest) => Promise<Response>;

/** The code of the error where the server has no demo checkout. */
export const DEMO_OFF = 'demo_off';

/** What is asked of the server was not done; `message` is a sentence for people. */
export class DemoServerError extends Error {
  override readonly name = 'DemoServerError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Where somebody buys, as the form asks for it. */
export interface Buyer {
  readonly email: string;
  readonly countryCode: string;
  readonly postalCode: string | null;
}

/** What a checkout is opened with; see `site/server/demo/inputs.ts`. */
export interface OpenRequest {
  readonly items?: readonly DemoItem[];
  readonly transactionId?: string;
  readonly discount?: string | null;
  readonly customerId?: string;
  readonly email?: string;
  readonly countryCode?: string;
  readonly postalCode?: string | null;
  readonly customData?: Readonly<Record<string, unknown>> | null;
  readonly locale?: string;
}

/** What of an open checkout is to be another. */
export interface UpdateRequest {
  readonly items?: readonly DemoItem[];
  readonly discount?: string | null;
  readonly buyer?: Buyer;
  readonly customData?: Readonly<Record<string, unknown>>;
}

/** What the card form sends. */
export interface PayRequest {
  readonly number: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly cvc: string;
  readonly name: string;
  readonly challenge?: 'confirmed' | 'cancelled';
}

/** What a preview is asked for. */
export interface PreviewRequest {
  readonly items: readonly DemoItem[];
  readonly countryCode?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly currencyCode?: string | undefined;
  readonly discount?: string | undefined;
}

/** The server's side of the demo. Each call throws a `DemoServerError` where it is refused or not reached. */
export interface DemoServer {
  readonly prices: () => Promise<DemoPrices>;
  readonly preview: (asked: PreviewRequest) => Promise<Preview>;
  readonly open: (asked: OpenRequest) => Promise<DemoCheckout>;
  readonly update: (transactionId: string, asked: UpdateRequest) => Promise<DemoCheckout>;
  readonly pay: (transactionId: string, asked: PayRequest) => Promise<PayResult>;
}

interface Schema<Value> {
  readonly parse: (value: unknown) => { readonly data: Value };
}

/** Speaks to the server's side at `origin`; empty is the page's own. */
export function demoServer(fetchFrom: Fetch, origin: string): DemoServer {
  const call = async <Value>(path: string, schema: Schema<Value>, body?: object): Promise<Value> => {
    const init: DemoRequest =
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetchFrom(`${origin}${DEMO_PATH}${path}`, init).catch(() => {
      throw new DemoServerError('network_error', 'The server isn’t responding. Check your connection and try again.');
    });
    if (!response.ok) throw await refusal(response);
    try {
      return schema.parse(await response.json()).data;
    } catch {
      // What lies between has put a page of its own in place of the answer.
      throw new DemoServerError('server_error', 'The server’s response is invalid. Try again.');
    }
  };
  const of = (transactionId: string): string => `/checkouts/${encodeURIComponent(transactionId)}`;
  return {
    prices: () => call('/prices', demoPricesSchema),
    preview: (asked) => call('/previews', previewSchema, asked),
    open: (asked) => call('/checkouts', checkoutResponseSchema, asked),
    update: (id, asked) => call(of(id), checkoutResponseSchema, asked),
    pay: (id, asked) => call(`${of(id)}/pay`, payResponseSchema, asked),
  };
}

async function refusal(response: Response): Promise<DemoServerError> {
  const parsed = demoErrorSchema.safeParse(await response.json().catch(() => undefined));
  if (parsed.success) return new DemoServerError(parsed.data.error.code, parsed.data.error.detail);
  // Another server, or a host of files, refuses paths it does not have in its own way: 404, 405, 403.
  return response.status < 500
    ? new DemoServerError(DEMO_OFF, 'This server doesn’t run the demo checkout, so you can’t buy here.')
    : new DemoServerError('server_error', `The server answered with status ${response.status}. Try again.`);
}

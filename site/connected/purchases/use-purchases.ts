import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { SubscriptionChangeRequest } from '../../contract/billing.ts';
import { CHANGE_UNCERTAIN } from '../../contract/payment-messages.ts';
import type { Auth } from '../../adapters/auth/auth.ts';
import { OWNER } from '../../adapters/auth/state.ts';
import { createBilling } from '../../adapters/billing.ts';
import type { Billing, Purchases } from '../../adapters/billing.ts';
import { createObservable } from '../../adapters/observable.ts';
import type { Observable } from '../../adapters/observable.ts';
import { useAuth } from '../form/use-auth.ts';
import { isUncertain, NOT_OFFERED, explainMissingCall } from '../form/call-errors.ts';
import { track } from '../track.ts';

/** Purchases of the signed-in user, as far as the page knows them. */
export interface PurchasesState {
  /** `unknown` until the session is known. `not-offered`: the server has no purchases, like Strapi. */
  readonly status: 'unknown' | 'signed-out' | 'loading' | 'ready' | 'failed' | 'not-offered';
  /** Purchases of the last response, kept while they are requested again. */
  readonly purchases: Purchases | undefined;
  /** Time of the response in milliseconds since 1970, to determine what has ended. 0 before that. */
  readonly at: number;
  /** Message of the error if the request failed. */
  readonly error: string | null;
}

const NOTHING_KNOWN: PurchasesState = { status: 'unknown', purchases: undefined, at: 0, error: null };

/** Returns true if the server knows that a transaction was paid, and what was bought with it. */
export function hasArrived({ purchases }: PurchasesState, transactionId: string): boolean {
  if (!purchases) return false;
  const { invoices, subscriptions, purchases: once } = purchases;
  return (
    invoices.some(({ id, status }) => id === transactionId && status === 'paid') &&
    // A one-time purchase has the ID of its transaction.
    (once.some(({ id }) => id === transactionId) || subscriptions.some(({ status }) => status !== 'canceled'))
  );
}

/** Store of the user's purchases, shared by all islands of a page. */
export interface PurchasesStore extends Pick<Observable<PurchasesState>, 'get' | 'subscribe'> {
  /**
   * Requests the purchases again. With a transaction ID, the server also requests that transaction from Paddle.
   * Resolves when the state has changed.
   */
  readonly load: (transaction?: string) => Promise<void>;
  /** Changes a subscription. Rejects with the error to show. */
  readonly change: (request: SubscriptionChangeRequest) => Promise<void>;
  readonly billing: Billing;
}

const stores = new WeakMap<Auth, PurchasesStore>();

/**
 * Returns the store of a session. It requests the purchases when it is created, when another user logs in, and after a
 * purchase in another tab.
 */
export function getPurchasesStore(auth: Auth): PurchasesStore {
  const known = stores.get(auth);
  if (known) return known;
  const store = createPurchasesStore(auth);
  stores.set(auth, store);
  return store;
}

function createPurchasesStore(auth: Auth): PurchasesStore {
  const billing = createBilling({ http: auth.http });
  const state = createObservable<PurchasesState>(NOTHING_KNOWN);
  /** Number of requests, so that an outdated response is ignored. */
  let requestCount = 0;
  let userId: unknown;

  async function load(transaction?: string): Promise<void> {
    requestCount += 1;
    const request = requestCount;
    if (state.get().purchases === undefined) state.set({ status: 'loading', error: null });
    const outcome = await explainMissingCall(billing.purchases({ transaction })).then(
      (purchases): PurchasesState => ({ status: 'ready', purchases, at: Date.now(), error: null }),
      (error: unknown): PurchasesState => {
        const message = error instanceof Error ? error.message : String(error);
        if (message === NOT_OFFERED) return { ...NOTHING_KNOWN, status: 'not-offered' };
        return { ...state.get(), status: 'failed', error: message };
      },
    );
    show(request, outcome);
  }

  /** Requests the purchases again if the email address has been confirmed. Otherwise the page stays as it is. */
  async function loadIfConfirmed(): Promise<void> {
    const purchases = await billing.purchases().catch(() => undefined);
    if (purchases && purchases.portal !== 'confirm-email') await load();
  }

  async function change(request: SubscriptionChangeRequest): Promise<void> {
    const changedFor = userId;
    const purchases = await billing.changeSubscription(request).catch((error: unknown) => {
      throw isUncertain(error) ? new Error(CHANGE_UNCERTAIN, { cause: error }) : error;
    });
    if (userId !== changedFor) return;
    requestCount += 1;
    show(requestCount, { status: 'ready', purchases, at: Date.now(), error: null });
    notifyOtherTabs();
  }

  function show(request: number, outcome: PurchasesState): void {
    if (request !== requestCount || auth.getState().status !== 'signed-in') return;
    state.set(outcome);
    if (outcome.status !== 'ready' || !outcome.purchases) return;
    storeOwner(outcome.purchases);
    trackPlan(outcome.purchases);
  }

  /**
   * Stores a flag for users with an active entitlement, which the header of the next page reads; see
   * `app/inline-scripts.ts`.
   */
  function storeOwner({ entitlement: { active } }: Purchases): void {
    try {
      document.documentElement.toggleAttribute('data-owner', active);
      if (active) localStorage.setItem(OWNER, String(userId));
      else localStorage.removeItem(OWNER);
    } catch {
      // Storage is blocked or full. The header shows the link once the purchases are loaded.
    }
  }

  let trackedPlan: string | undefined;
  function trackPlan({ entitlement: { active, plan } }: Purchases): void {
    const value = (active && plan) || 'none';
    if (value === trackedPlan) return;
    trackedPlan = value;
    track('custom_user_property', { property_name: 'plan', property_value: value });
    track('custom_dimension_set', { dimension_name: 'plan', dimension_value: value });
  }

  function follow(): void {
    const { status, user } = auth.getState();
    if (status !== 'signed-in') {
      requestCount += 1;
      userId = undefined;
      trackedPlan = undefined;
      state.set({ ...NOTHING_KNOWN, status });
    } else if (user?.id !== userId) {
      userId = user?.id;
      trackedPlan = undefined;
      state.set(NOTHING_KNOWN);
      void load();
    }
  }

  auth.subscribe(follow);
  follow();
  onOtherTab(() => {
    if (userId !== undefined) void load();
  });
  onShown(() => {
    // The link to confirm the email address opens in another tab.
    if (state.get().purchases?.portal === 'confirm-email') void loadIfConfirmed();
  });
  return { get: state.get, subscribe: state.subscribe, load, change, billing };
}

/**
 * Subscribes to the purchases of the signed-in user. The store exists once the session adapter is loaded. If that
 * fails, the state is `failed` and `retry` loads it again.
 */
export function usePurchases(): {
  purchasesState: PurchasesState;
  store: PurchasesStore | undefined;
  retry: () => void;
} {
  const { state, withAuth } = useAuth();
  const [store, setStore] = useState<PurchasesStore>();
  const [failure, setFailure] = useState<string | null>(null);
  const isSignedOut = state.status === 'signed-out';

  const prepare = useCallback(
    () =>
      withAuth(getPurchasesStore).then(
        (loaded) => {
          setFailure(null);
          setStore(loaded);
        },
        (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
      ),
    [withAuth],
  );
  useEffect(() => {
    // Signed-out visitors don't need the adapter.
    if (!isSignedOut) void prepare();
  }, [prepare, isSignedOut]);

  const purchasesState = useSyncExternalStore(
    store?.subscribe ?? nothingToFollow,
    () => store?.get() ?? NOTHING_KNOWN,
    () => NOTHING_KNOWN,
  );
  const retry = useCallback(() => void (store ? store.load() : prepare()), [store, prepare]);
  return { purchasesState: shown(), store, retry };

  function shown(): PurchasesState {
    if (isSignedOut) return SIGNED_OUT;
    return failure === null || store ? purchasesState : { ...NOTHING_KNOWN, status: 'failed', error: failure };
  }
}

const SIGNED_OUT: PurchasesState = { ...NOTHING_KNOWN, status: 'signed-out' };

const nothingToFollow = () => () => {};

/** Storage key that is written and removed again to notify other tabs of the browser. */
const OTHER_TABS_KEY = 'purchases_changed';

/** Makes other tabs of this browser load the purchases again, so that their checkout doesn't sell the plan twice. */
export function notifyOtherTabs(): void {
  try {
    localStorage.setItem(OTHER_TABS_KEY, String(Date.now()));
    localStorage.removeItem(OTHER_TABS_KEY);
  } catch {
    // Storage is blocked or full. Other tabs load the purchases with their next page.
  }
}

/** Calls back after `notifyOtherTabs` in another tab, and when the page is restored from the back/forward cache. */
function onOtherTab(listener: () => void): void {
  // Tests run outside of a browser.
  if (typeof window === 'undefined') return;
  addEventListener('storage', ({ key, newValue }) => {
    if (key === OTHER_TABS_KEY && newValue !== null) listener();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}

/** Calls back when the tab is shown again. */
function onShown(listener: () => void): void {
  if (typeof window === 'undefined') return;
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listener();
  });
}

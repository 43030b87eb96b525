import { createBilling } from '../../adapters/billing/billing.ts';
import type { Billing } from '../../adapters/billing/billing.ts';
import type { Purchases } from '../../adapters/billing/purchases.ts';
import type { Auth } from '../../adapters/auth/index.ts';
import { createObservable } from '../../adapters/observable.ts';
import type { Observable } from '../../adapters/observable.ts';
import { NOT_OFFERED, offered } from '../offered.ts';
import { onOtherTab } from '../account/other-tabs.ts';
import { track } from '../track.ts';

/** What the page knows of what the signed-in user has bought. */
export interface Bought {
  /**
   * `unknown` while it is not known who is signed in, `signed-out`; `loading`, `ready`, `failed`; or `not-offered`: this
   * server says nothing of purchases, as Strapi does not.
   */
  readonly status: 'unknown' | 'signed-out' | 'loading' | 'ready' | 'failed' | 'not-offered';
  /** What was bought; kept while it is asked for again. */
  readonly purchases: Purchases | undefined;
  /** When they came, in milliseconds: what is over is told from then. 0 while there are none. */
  readonly at: number;
  /** Why it could not be had. */
  readonly error: string | null;
}

export const NOTHING_KNOWN: Bought = { status: 'unknown', purchases: undefined, at: 0, error: null };

/** What a user has bought, as all islands of a page share it. */
export interface BoughtStore extends Pick<Observable<Bought>, 'get' | 'subscribe'> {
  /** Asks again; with a transaction the server looks for that too. Settled when the state tells the outcome. */
  readonly load: (transaction?: string) => Promise<void>;
  readonly billing: Billing;
}

const stores = new WeakMap<Auth, BoughtStore>();

/**
 * The one store of a session. It asks the server when it is made, when somebody else is signed in, and when something was
 * bought in another tab.
 */
export function boughtOf(auth: Auth): BoughtStore {
  const known = stores.get(auth);
  if (known) return known;
  const store = createBoughtStore(auth);
  stores.set(auth, store);
  return store;
}

function createBoughtStore(auth: Auth): BoughtStore {
  const billing = createBilling({ http: auth.http });
  const bought = createObservable<Bought>(NOTHING_KNOWN);
  /** Counts the requests, so that the response to one that was followed by another is not shown. */
  let asked = 0;
  let userId: unknown;

  async function load(transaction?: string): Promise<void> {
    asked += 1;
    const mine = asked;
    if (bought.get().purchases === undefined) bought.set({ status: 'loading', error: null });
    const outcome = await offered(billing.purchases({ transaction })).then(
      (purchases): Bought => ({ status: 'ready', purchases, at: Date.now(), error: null }),
      (error: unknown): Bought => {
        const message = error instanceof Error ? error.message : String(error);
        if (message === NOT_OFFERED) return { ...NOTHING_KNOWN, status: 'not-offered' };
        return { ...bought.get(), status: 'failed', error: message };
      },
    );
    if (mine !== asked || auth.getState().status !== 'signed-in') return;
    bought.set(outcome);
    if (outcome.status === 'ready' && outcome.purchases) trackPlan(outcome.purchases);
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
      asked += 1;
      userId = undefined;
      trackedPlan = undefined;
      bought.set({ ...NOTHING_KNOWN, status });
    } else if (user?.id !== userId) {
      userId = user?.id;
      trackedPlan = undefined;
      bought.set(NOTHING_KNOWN);
      void load();
    }
  }

  auth.subscribe(follow);
  follow();
  onOtherTab(() => {
    if (userId !== undefined) void load();
  });
  return { get: bought.get, subscribe: bought.subscribe, load, billing };
}

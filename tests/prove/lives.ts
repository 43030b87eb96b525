import { checkoutUser } from '../../site/server/billing/checkout-user.ts';
import type { KeyedHash } from '../../site/server/process/keyed-hash.ts';
import { PRICE_IDS, adjustment, customer, event, subscription, totalsOf, transaction } from '../setup/paddle-events.ts';
import type { PaddleEvent } from '../setup/paddle-events.ts';
import { randomOf } from './random.ts';
import type { Random } from './random.ts';

/** Somebody with an account, as the lives know them. */
export interface Account {
  readonly username: string;
  readonly email: string;
  readonly documentId: string;
  readonly isProved: boolean;
}

/** One account for every two customers; of every two, one has its address proved. */
export function accountsOf(customers: number): Account[] {
  return Array.from({ length: Math.ceil(customers / 2) }, (_, index) => ({
    username: `buyer-${index}`,
    email: emailOf(index * 2),
    documentId: `doc${String(index).padStart(21, '0')}`,
    isProved: index % 2 === 0,
  }));
}

const emailOf = (index: number): string => `buyer-${index}@example.test`;

/** What is made up: how many customers, and from which seed. Their events end at `until`, in milliseconds since 1970. */
export interface LivesOptions {
  readonly customers: number;
  readonly seed: number;
  readonly until: number;
  readonly hash: KeyedHash;
}

/** All events of some customers' lives, in the order they happened. */
export function livesOf({ customers, seed, until, hash }: LivesOptions): PaddleEvent[] {
  const random = randomOf(seed);
  const accounts = accountsOf(customers);
  const all = Array.from({ length: customers }, (_, index) => {
    // Most buy signed in as themselves or as guests; some signed in as somebody else.
    const account = random.chance(0.15) ? random.pick([...accounts] as [Account, ...Account[]]) : accounts[index / 2];
    const isSigned = account !== undefined && random.chance(0.6);
    const user = isSigned ? checkoutUser(hash, { document_id: account.documentId }) : undefined;
    return new Life(index, { random, user, start: until - random.whole(3_600, 40 * 3_600) * 1000, until }).live();
  });
  return all.flat().toSorted((one, other) => (one.occurred_at < other.occurred_at ? -1 : 1));
}

/** What a life is made of. */
interface LifeParts {
  readonly random: Random;
  /** Who is signed in, as the checkout has it. */
  readonly user: string | undefined;
  readonly start: number;
  readonly until: number;
}

/** One customer: what they buy, and all that becomes of it. */
class Life {
  readonly #events: PaddleEvent[] = [];
  readonly #random: Random;
  readonly #customerId: string;
  readonly #index: number;
  readonly #customData: { readonly user: string } | null;
  readonly #until: number;
  #now: number;
  #micros = 0;
  #count = 0;

  constructor(index: number, { random, user, start, until }: LifeParts) {
    this.#index = index;
    this.#random = random;
    this.#customerId = `ctm_${String(index).padStart(6, '0')}`;
    this.#customData = user === undefined ? null : { user };
    this.#now = start;
    this.#until = until;
  }

  live(): PaddleEvent[] {
    this.#emit('customer.created', customer(this.#customerId, emailOf(this.#index)));
    if (this.#random.chance(0.3)) this.#emit('address.created', { id: `add_${this.#index}`, country_code: 'US' });
    const purchases = this.#random.chance(0.2) ? 2 : 1;
    for (let count = 0; count < purchases; count += 1) {
      if (this.#random.chance(0.35)) this.#buyOnce();
      else this.#subscribe();
    }
    if (this.#random.chance(0.3))
      this.#emit('customer.updated', customer(this.#customerId, emailOf(this.#index), { locale: 'de' }));
    return this.#events;
  }

  /** Time goes on by up to some minutes; one event in five is of the same microsecond as the one before. */
  #emit(type: string, data: object): void {
    if (!this.#random.chance(0.2)) {
      this.#now = Math.min(this.#until, this.#now + this.#random.whole(1, 120_000));
      this.#micros = this.#random.whole(0, 999);
    }
    this.#count += 1;
    const at = new Date(this.#now).toISOString().replace('Z', `${String(this.#micros).padStart(3, '0')}Z`);
    this.#events.push(event(type, at, data, `evt_${this.#index}_${String(this.#count).padStart(4, '0')}`));
  }

  #id(prefix: string): string {
    return `${prefix}_${this.#index}x${this.#count}`;
  }

  #buyOnce(): void {
    const id = this.#id('txn');
    const isBought = this.#pay(id, { price: PRICE_IDS.lifetime });
    if (!isBought || !this.#random.chance(0.3)) return;
    const back = this.#id('adj');
    const isFull = this.#random.chance(0.5);
    const amounts = isFull ? ([{ type: 'full' }, '18900'] as const) : ([{ type: 'partial' }, '4000'] as const);
    const of = (status: string) => adjustment(back, id, this.#customerId, { ...amounts[0], status }, amounts[1]);
    this.#emit('adjustment.created', of('pending_approval'));
    this.#emit('adjustment.updated', of(this.#random.pick(['approved', 'rejected'])));
  }

  /** The events of one checkout or renewal. Returns whether it was paid. */
  #pay(id: string, { price, subscriptionId = null, origin = 'web', isFree = false }: Payment): boolean {
    const of = (status: string, more: object = {}) =>
      transaction(
        id,
        this.#customerId,
        {
          status,
          origin,
          subscription_id: subscriptionId,
          custom_data: this.#customData,
          billed_at: ['draft', 'ready'].includes(status) ? null : '2026-11-01T10:00:00Z',
          ...(isFree ? { details: { totals: totalsOf('0'), line_items: [] } } : {}),
          ...more,
        },
        price,
      );
    if (origin === 'web') {
      this.#emit('transaction.created', of('draft', { customer_id: null }));
      this.#emit('transaction.ready', of('ready'));
      if (this.#random.chance(0.1)) return false;
    }
    if (origin !== 'web' && this.#random.chance(0.3)) {
      const period = { starts_at: new Date(this.#now).toISOString(), ends_at: '2026-12-24T00:00:00Z' };
      this.#emit('transaction.past_due', of('past_due', { billing_period: period }));
      if (this.#random.chance(0.4)) return false;
    }
    this.#emit('transaction.paid', of('paid'));
    this.#emit('transaction.completed', of('completed'));
    this.#emit('transaction.updated', of('completed', { invoice_number: `1-${this.#index}-${this.#count}` }));
    return true;
  }

  #subscribe(): void {
    const id = this.#id('sub');
    const price = this.#random.pick([PRICE_IDS.monthly, PRICE_IDS.yearly]);
    const isTrial = this.#random.chance(0.3);
    const of = (status: string, more: object = {}) =>
      subscription(id, this.#customerId, { status, custom_data: this.#customData, ...more }, price);
    if (!this.#pay(this.#id('txn'), { price, subscriptionId: id, isFree: isTrial })) return;
    this.#emit('subscription.created', of(isTrial ? 'trialing' : 'active'));
    this.#emit(isTrial ? 'subscription.trialing' : 'subscription.activated', of(isTrial ? 'trialing' : 'active'));
    const renewals = this.#random.whole(0, 1);
    for (let count = 0; count < renewals; count += 1) {
      // As the provider has it: active first, whatever becomes of the payment.
      this.#emit('subscription.updated', of('active'));
      const isPaid = this.#pay(this.#id('txn'), { price, subscriptionId: id, origin: 'subscription_recurring' });
      if (!isPaid) {
        this.#emit('subscription.updated', of('past_due'));
        this.#emit('subscription.past_due', of('past_due'));
        return;
      }
      if (this.#random.chance(0.2)) {
        this.#emit('subscription.paused', of('paused', { paused_at: '2026-11-10T00:00:00Z' }));
        this.#emit('subscription.resumed', of('active'));
      }
    }
    if (!this.#random.chance(0.5)) return;
    const change = { action: 'cancel', effective_at: '2026-12-01T10:00:00Z', resume_at: null };
    this.#emit('subscription.updated', of('active', { scheduled_change: change }));
    if (this.#random.chance(0.3)) this.#emit('subscription.updated', of('active'));
    else if (this.#random.chance(0.6))
      this.#emit('subscription.canceled', of('canceled', { canceled_at: '2026-11-21T00:00:00Z' }));
  }
}

interface Payment {
  readonly price: string;
  readonly subscriptionId?: string | null;
  readonly origin?: string;
  readonly isFree?: boolean;
}

import { findDiscount, placeOf, quote } from '../catalog.ts';
import type { Quote } from '../catalog.ts';
import { findTestCard } from '../wire.ts';
import type { Buyer, CardInput, CheckoutResponse } from '../wire.ts';
import { asPaid, checkoutPayload, customerEntities, transactionEntity, withPayment } from './entities.ts';
import type { Checkout, Customer, Item } from './records.ts';
import { SimulatorError, badRequest, notFound, priceItems, readCard } from './simulation.ts';
import type { Simulation } from './simulation.ts';
import { startSubscription } from './subscriptions.ts';

/** Maximum number of records. One visitor who tries the demo creates a few dozen. */
const MOST_RECORDS = 10_000;

/** Age at which unpaid checkouts are deleted. */
const CHECKOUT_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Maximum number of payment attempts per checkout. */
const MOST_ATTEMPTS = 10;

/** Options of a new checkout. */
export interface OpenInput {
  readonly items?: readonly Item[] | undefined;
  readonly transactionId?: string | undefined;
  readonly discountCode?: string | null | undefined;
  readonly customerId?: string | undefined;
  readonly buyer?: Buyer | undefined;
  /** Country that is assumed for the visitor until they choose one. */
  readonly visitorCountry?: string | undefined;
  readonly customData?: Readonly<Record<string, string>> | undefined;
}

/** Changes to an open checkout. */
export type UpdateInput = Pick<OpenInput, 'items' | 'discountCode' | 'buyer'>;

/** Opens a new checkout, or reopens an unpaid one if `transactionId` is given. */
export function openCheckout(simulation: Simulation, input: OpenInput): CheckoutResponse {
  const { records, newId, now } = simulation;
  if (input.transactionId !== undefined) return describe(simulation, unpaidCheckout(simulation, input.transactionId));
  if (input.items === undefined) throw badRequest('items or transactionId is missing.');
  const customer =
    input.customerId === undefined
      ? input.buyer && saveCustomer(simulation, input.buyer)
      : records.find('customer', input.customerId);
  if (input.customerId !== undefined && customer === undefined) throw notFound('customer');
  const checkout: Checkout = {
    id: newId('che'),
    transactionId: newId('txn'),
    status: customer === undefined ? 'draft' : 'ready',
    items: input.items,
    place: customer === undefined ? placeOf(input.visitorCountry, null) : placeOfCustomer(customer),
    customerId: customer?.entity.id ?? null,
    discountCode: findDiscount(input.discountCode ?? null).discount?.code ?? null,
    customData: input.customData ?? null,
    card: null,
    createdAt: now(),
  };
  return { ...saveCheckout(simulation, checkout), warning: findDiscount(input.discountCode ?? null).warning };
}

/** Changes the items, the buyer or the discount of an unpaid checkout. */
export function updateCheckout(simulation: Simulation, id: string, input: UpdateInput): CheckoutResponse {
  const before = unpaidCheckout(simulation, id);
  const customer = input.buyer && saveCustomer(simulation, input.buyer);
  const { discount, warning } = findDiscount(input.discountCode ?? null);
  const after = saveCheckout(simulation, {
    ...before,
    ...(input.items && { items: input.items }),
    ...(input.discountCode !== undefined && { discountCode: discount?.code ?? null }),
    ...(customer && { status: 'ready', customerId: customer.entity.id, place: placeOfCustomer(customer) }),
  });
  return { ...after, warning };
}

/** Pays with a test card. A paid checkout isn't changed, so a second click doesn't pay twice. */
export function payCheckout(simulation: Simulation, id: string, input: CardInput): CheckoutResponse {
  const { records, emit, newId, now } = simulation;
  const checkout = findCheckout(simulation, id);
  if (checkout.status === 'completed') return describe(simulation, checkout, 'paid');
  const customer = checkout.customerId === null ? undefined : records.find('customer', checkout.customerId);
  if (customer === undefined) throw new SimulatorError(409, 'transaction_not_ready', 'Enter your details first.');
  const card = readCard(simulation, input);
  const outcome = findTestCard(input.number)?.outcome;
  if (outcome === 'challenge' && input.challenge === undefined) return describe(simulation, checkout, 'challenge');

  const known = records.find('transaction', id);
  if ((known?.payments.length ?? 0) >= MOST_ATTEMPTS)
    throw new SimulatorError(429, 'too_many_attempts', 'Too many attempts. Reload the page to start again.');
  const ready = transactionOf(simulation, checkout, customer);
  announce(simulation, ready, customer, known === undefined);
  const failure = outcome === 'declines' ? 'declined' : input.challenge === 'canceled' ? 'authentication_failed' : null;
  const attempted = withPayment({ ...ready, payments: known?.payments ?? [] }, card, failure, now());
  if (failure !== null) {
    records.save('transaction', id, attempted);
    emit('transaction.payment_failed', attempted);
    return describe(simulation, checkout, 'declined');
  }
  const paid = asPaid(attempted, newId('inv'), now());
  emit('transaction.paid', paid);
  const subscription = startSubscription(simulation, paid, { items: checkout.items, customer, card });
  const completed = {
    ...paid,
    status: 'completed' as const,
    subscription_id: subscription?.id ?? null,
    billing_period: subscription?.current_billing_period ?? null,
  };
  records.save('transaction', id, completed);
  emit('transaction.completed', completed);
  return saveCheckout(simulation, { ...checkout, status: 'completed', card }, 'paid');
}

/** Emits the events that precede a payment attempt, unless they were emitted before. */
function announce(
  { records, emit }: Simulation,
  ready: ReturnType<typeof transactionOf>,
  customer: Customer,
  isFirst: boolean,
): void {
  if (isFirst) emit('transaction.created', { ...ready, status: 'draft', customer_id: null, address_id: null });
  if (!customer.isAnnounced) {
    emit('customer.created', customer.entity);
    emit('address.created', customer.address);
    records.save('customer', customer.entity.id, { ...customer, isAnnounced: true });
  }
  if (isFirst) emit('transaction.ready', ready);
}

function transactionOf(simulation: Simulation, checkout: Checkout, customer: Customer) {
  return transactionEntity({
    id: checkout.transactionId,
    customer,
    quote: quoteOf(simulation, checkout),
    origin: 'web',
    discountId: findDiscount(checkout.discountCode).discount?.id ?? null,
    customData: checkout.customData,
    subscriptionId: null,
    period: null,
    time: checkout.createdAt,
  });
}

function findCheckout({ records }: Simulation, transactionId: string): Checkout {
  const checkout = records.find('checkout', `checkout ${transactionId}`);
  if (checkout === undefined) throw notFound('transaction');
  return checkout;
}

function unpaidCheckout(simulation: Simulation, transactionId: string): Checkout {
  const checkout = findCheckout(simulation, transactionId);
  if (checkout.status === 'completed')
    throw new SimulatorError(409, 'transaction_immutable', 'This checkout is already paid.');
  return checkout;
}

function saveCheckout(
  simulation: Simulation,
  checkout: Checkout,
  outcome: CheckoutResponse['outcome'] = 'open',
): CheckoutResponse {
  // Computed before the checkout is stored, because it throws for unknown prices.
  const response = describe(simulation, checkout, outcome);
  simulation.records.save('checkout', `checkout ${checkout.transactionId}`, checkout);
  return response;
}

function quoteOf(simulation: Simulation, { items, place, discountCode }: Checkout): Quote {
  const priced = priceItems(simulation, items);
  const intervals = new Set(priced.flatMap(({ price }) => price.interval ?? []));
  if (intervals.size > 1) throw badRequest('All recurring prices must have the same billing period.');
  return quote(priced, place, { discountShare: findDiscount(discountCode).discount?.share });
}

function describe(
  simulation: Simulation,
  checkout: Checkout,
  outcome: CheckoutResponse['outcome'] = 'open',
): CheckoutResponse {
  const { customerId, place, discountCode } = checkout;
  const customer = customerId === null ? undefined : simulation.records.find('customer', customerId);
  const { discount } = findDiscount(discountCode);
  const payload = checkoutPayload(checkout, quoteOf(simulation, checkout), customer ?? null, discount?.id ?? null);
  return { outcome, checkout: payload, place, warning: null };
}

const placeOfCustomer = ({ address }: Customer) => placeOf(address.country_code, address.postal_code);

/** Finds or creates the customer with an email address, and updates the place they buy from. */
function saveCustomer({ records, newId, now }: Simulation, buyer: Buyer): Customer {
  const email = buyer.email.toLowerCase();
  const [id, known] = records.all('customer').find(([, { entity }]) => entity.email === email) ?? [];
  const ids = { customer: id ?? newId('ctm'), address: known?.address.id ?? newId('add') };
  const place = placeOf(buyer.countryCode, buyer.postalCode);
  const customer: Customer = {
    isAnnounced: known?.isAnnounced ?? false,
    ...customerEntities(ids, { email, ...place }, known ? Date.parse(known.entity.created_at) : now()),
  };
  records.save('customer', ids.customer, customer);
  return customer;
}

/**
 * Deletes old unpaid checkouts and expired portal sessions. If the simulator is full, also deletes the oldest finished
 * deliveries, unpaid checkouts and customers who never tried to pay. Throws if it is still full.
 */
export function makeRoom({ records, now }: Simulation): void {
  const unpaid = records.all('checkout').filter(([, { status }]) => status !== 'completed');
  for (const [id, { createdAt }] of unpaid) if (createdAt + CHECKOUT_LIFETIME_MS <= now()) records.remove(id);
  for (const [id, { expiresAt }] of records.all('session')) if (expiresAt <= now()) records.remove(id);
  if (records.size() < MOST_RECORDS) return;
  const sent = records.all('delivery').filter(([, { dueAt }]) => dueAt === null);
  const visitors = records.all('customer').filter(([, { isAnnounced }]) => !isAnnounced);
  for (const all of [sent, unpaid, visitors]) for (const [id] of all.slice(0, MOST_RECORDS / 10)) records.remove(id);
  if (records.size() >= MOST_RECORDS)
    throw new SimulatorError(503, 'demo_full', 'The demo checkout is full. Try again later.');
}

import type { DemoCheckout, DemoItem, Preview } from '../../contract/demo-checkout.ts';
import type { DatabaseTransaction } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { timestamp } from '../process/clock.ts';
import { priceOf } from './catalogue.ts';
import { FALLBACK_COUNTRY, demoCurrencies, isCountry } from './countries.ts';
import { DemoError, badRequest, notFound } from './demo-error.ts';
import { askForDiscount } from './discounts.ts';
import { idOf, newId } from './ids.ts';
import type { OpenInput, PreviewInput, UpdateInput } from './inputs.ts';
import { quote } from './quote.ts';
import type { PricedItem } from './quote.ts';
import type { Customer, Transaction } from './records.ts';
import type { DemoService } from './service.ts';
import { find, findToChange, makeRoom, save } from './store.ts';

/** What items would cost. Throws a `DemoError` for what is not sold. */
export function preview({ catalogue }: DemoService, input: PreviewInput): Preview {
  const { discount } = askForDiscount(input.discount);
  const { currencyCode: currency } = input;
  if (currency !== undefined && !demoCurrencies.includes(currency))
    throw badRequest(`The demo checkout supports ${demoCurrencies.join(', ')}, not ${currency}.`);
  const place = placeOf(input.countryCode, input.postalCode);
  const terms = { ...place, currency, discountShare: discount?.share ?? 0 };
  return {
    quote: quote(pricedItems(catalogue, input.items), terms),
    ...place,
    discount: discount === null ? null : { id: discount.id, code: discount.code },
  };
}

/** Opens a checkout: a new transaction, or one that was begun. */
export async function openCheckout(service: DemoService, input: OpenInput): Promise<DemoCheckout> {
  const { database, now, catalogue } = service;
  return inTransaction(database, async (transaction) => {
    if (input.transactionId !== undefined) return reopen(transaction, input.transactionId);
    if (input.items === undefined) throw badRequest('items or transactionId is missing.');
    await makeRoom(transaction, now());
    const buyer = await buyerOf(service, transaction, input);
    const place = placeOf(buyer?.countryCode ?? input.countryCode, buyer?.postalCode ?? input.postalCode);
    const { discount, problem } = askForDiscount(input.discount);
    const time = timestamp(now());
    const opened: Transaction = {
      id: newId('txn', now()),
      checkoutId: newId('che', now()),
      status: buyer === undefined ? 'draft' : 'ready',
      origin: 'web',
      customerId: buyer?.id ?? null,
      ...place,
      items: input.items,
      discountId: discount?.id ?? null,
      quote: quote(soldTogether(catalogue, input.items), { ...place, discountShare: discount?.share ?? 0 }),
      customData: input.customData,
      subscriptionId: null,
      invoiceId: null,
      invoiceNumber: null,
      period: null,
      payments: [],
      createdAt: time,
      updatedAt: time,
      billedAt: null,
      isTold: false,
    };
    await save(transaction, 'transaction', opened);
    return describe(opened, buyer, problem);
  });
}

/** Changes a checkout: what is bought, by whom, at what discount. */
export async function updateCheckout(service: DemoService, id: string, input: UpdateInput): Promise<DemoCheckout> {
  const { database, now, catalogue } = service;
  return inTransaction(database, async (transaction) => {
    const before = await findToChange(transaction, 'transaction', id);
    if (before === undefined) throw notFound('transaction');
    if (before.status !== 'draft' && before.status !== 'ready') throw alreadyPaid();
    const buyer =
      input.buyer === undefined
        ? await customerOf(transaction, before)
        : await saveBuyer(service, transaction, { ...input.buyer, locale: 'en' });
    const items = input.items ?? before.items;
    const asked = input.discount === undefined ? before.discountId : input.discount;
    const { discount, problem } = askForDiscount(asked);
    const place = buyer === undefined ? before : buyer;
    const after: Transaction = {
      ...before,
      status: buyer === undefined ? 'draft' : 'ready',
      customerId: buyer?.id ?? null,
      countryCode: place.countryCode,
      postalCode: place.postalCode,
      items,
      discountId: discount?.id ?? null,
      quote: quote(soldTogether(catalogue, items), {
        countryCode: place.countryCode,
        postalCode: place.postalCode,
        discountShare: discount?.share ?? 0,
      }),
      customData: input.customData === undefined ? before.customData : input.customData,
      updatedAt: timestamp(now()),
    };
    await save(transaction, 'transaction', after);
    return describe(after, buyer, problem);
  });
}

/** A checkout as the browser sees it. */
export function describe(
  transaction: Transaction,
  customer: Customer | undefined,
  discountProblem: DemoCheckout['discountProblem'] = null,
): DemoCheckout {
  const { status, discountId } = transaction;
  const { discount } = askForDiscount(discountId);
  return {
    transactionId: transaction.id,
    checkoutId: transaction.checkoutId,
    status: status === 'draft' || status === 'ready' ? status : 'completed',
    countryCode: transaction.countryCode,
    postalCode: transaction.postalCode,
    customer: customer === undefined ? null : { id: customer.id, email: customer.email, addressId: customer.addressId },
    quote: transaction.quote,
    discount: discount === null ? null : { id: discount.id, code: discount.code },
    customData: transaction.customData,
    discountProblem,
  };
}

/** The customer of a transaction, once there is one. */
export async function customerOf(
  transaction: DatabaseTransaction,
  { customerId }: Pick<Transaction, 'customerId'>,
): Promise<Customer | undefined> {
  return customerId === null ? undefined : find(transaction, 'customer', customerId);
}

const alreadyPaid = (): DemoError => new DemoError(409, 'transaction_immutable', 'This checkout is already paid.');

async function reopen(transaction: DatabaseTransaction, id: string): Promise<DemoCheckout> {
  const begun = await find(transaction, 'transaction', id);
  if (begun === undefined) throw notFound('transaction');
  if (begun.status !== 'draft' && begun.status !== 'ready') throw alreadyPaid();
  return describe(begun, await customerOf(transaction, begun));
}

/** Who buys, where the caller knows it: by a customer's id, or by an address with a country. */
async function buyerOf(
  service: DemoService,
  transaction: DatabaseTransaction,
  { customerId, email, countryCode, postalCode, locale }: OpenInput,
): Promise<Customer | undefined> {
  if (customerId !== undefined) {
    const customer = await find(transaction, 'customer', customerId);
    if (customer === undefined) throw notFound('customer');
    return customer;
  }
  if (email === undefined) return undefined;
  const place = placeOf(countryCode, postalCode);
  return saveBuyer(service, transaction, { email, ...place, locale });
}

type Buyer = Pick<Customer, 'email' | 'countryCode' | 'postalCode' | 'locale'>;

/** Finds or makes the customer of an address. Its id is made of that, so that two at once make one. */
async function saveBuyer(
  { hash, now }: DemoService,
  transaction: DatabaseTransaction,
  { email, countryCode, postalCode, locale }: Buyer,
): Promise<Customer> {
  const id = idOf('ctm', hash('demo customer', email));
  const known = await findToChange(transaction, 'customer', id);
  const place = placeOf(countryCode, postalCode);
  const customer: Customer = {
    id,
    email,
    locale,
    addressId: idOf('add', hash('demo address', email)),
    createdAt: timestamp(now()),
    isTold: false,
    ...known,
    ...place,
  };
  await save(transaction, 'customer', customer);
  return customer;
}

function placeOf(
  countryCode: string | undefined,
  postalCode: string | null,
): Pick<Preview, 'countryCode' | 'postalCode'> {
  return countryCode !== undefined && isCountry(countryCode)
    ? { countryCode, postalCode: postalCode === '' ? null : postalCode }
    : { countryCode: FALLBACK_COUNTRY, postalCode: null };
}

/** Items of one checkout with their prices. Throws a `DemoError` for what Paddle does not sell together. */
function soldTogether(catalogue: DemoService['catalogue'], items: readonly DemoItem[]): PricedItem[] {
  const priced = pricedItems(catalogue, items);
  const intervals = new Set(priced.map(({ price }) => price.interval).filter((interval) => interval !== null));
  if (intervals.size > 1) throw badRequest('All recurring items of a checkout must have the same billing period.');
  return priced;
}

/** Items with their prices. Throws a `DemoError` for one that is not sold. */
function pricedItems(catalogue: DemoService['catalogue'], items: readonly DemoItem[]): PricedItem[] {
  return items.map((item) => {
    const price = priceOf(catalogue, item.priceId);
    if (price === undefined) throw badRequest(`There is no price ${item.priceId}.`);
    return { ...item, price };
  });
}

import type { Catalog, CatalogPrice } from '../catalog.ts';
import { paddleTime } from './entities.ts';
import type { Card, Item, Records } from './records.ts';
import { findTestCard } from '../wire.ts';
import type { CardInput } from '../wire.ts';

/** Error in the format of Paddle's API. `detail` is a sentence for the buyer. */
export class SimulatorError extends Error {
  override readonly name = 'SimulatorError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, detail: string) {
    super(detail);
    this.status = status;
    this.code = code;
  }
}

export const notFound = (entity: string): SimulatorError =>
  new SimulatorError(404, 'not_found', `The ${entity} doesn’t exist.`);

export const badRequest = (detail: string): SimulatorError => new SimulatorError(400, 'bad_request', detail);

/** State of the simulator and dependencies of its operations. */
export interface Simulation {
  readonly records: Records;
  readonly catalog: Catalog;
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
  /** Returns a new ID, which can't be guessed. IDs sort in the order of their creation. */
  readonly newId: (prefix: string) => string;
  /** Queues a webhook. It is sent once the transaction is stored. */
  readonly emit: (type: string, data: object) => void;
}

/** Creates the simulation. */
export function createSimulation({
  records,
  catalog,
  now,
}: Pick<Simulation, 'records' | 'catalog' | 'now'>): Simulation {
  let lastEventTime = 0;
  const newId = idGenerator(now);
  return {
    records,
    catalog,
    now,
    newId,
    emit(type, data) {
      // Receivers order events by time, so no two events have the same time.
      lastEventTime = Math.max(now(), lastEventTime + 1);
      const id = newId('evt');
      const event = {
        event_id: id,
        notification_id: id.replace('evt_', 'ntf_'),
        event_type: type,
        occurred_at: paddleTime(lastEventTime),
        data,
      };
      records.save('delivery', id, { event, attempts: 0, dueAt: now() });
    },
  };
}

/** Digits of Crockford's Base32, in lower case as in Paddle's IDs. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Creates a generator of IDs in Paddle's format: 11 digits of time and sequence, then 15 random ones (75 bits). */
function idGenerator(now: () => number): (prefix: string) => string {
  let last = 0;
  return (prefix) => {
    last = Math.max(now() * 1024, last + 1);
    const ordered = Array.from({ length: 11 }, (_, index) => DIGITS[Math.floor(last / 32 ** (10 - index)) % 32]);
    const random = Array.from(crypto.getRandomValues(new Uint8Array(15)), (byte) => DIGITS[byte % 32]);
    return `${prefix}_${[...ordered, ...random].join('')}`;
  };
}

/** Looks up the prices of items. Throws if a price isn't in the catalog. */
export function priceItems(
  { catalog }: Pick<Simulation, 'catalog'>,
  items: readonly Item[],
): { readonly price: CatalogPrice; readonly quantity: number }[] {
  return items.map(({ priceId, quantity }) => {
    const price = catalog.find(({ id }) => id === priceId);
    if (price === undefined) throw badRequest(`The price ${priceId} doesn’t exist.`);
    return { price, quantity };
  });
}

/** Validates a card. Throws unless it is a test card that hasn't expired. */
export function readCard({ newId, now }: Simulation, input: CardInput): Card {
  const testCard = findTestCard(input.number);
  if (testCard === undefined)
    throw new SimulatorError(400, 'unknown_card', 'This isn’t a test card. Use one of the cards shown here.');
  // `expiryMonth` counts from 1 and `Date.UTC` from 0, so this is the start of the month after the last valid one.
  if (Date.UTC(input.expiryYear, input.expiryMonth) <= now())
    throw new SimulatorError(400, 'expired_card', 'This card has expired.');
  return {
    id: newId('paymtd'),
    last4: testCard.number.slice(-4),
    expiryMonth: input.expiryMonth,
    expiryYear: input.expiryYear,
    name: input.name,
    renews: testCard.outcome === 'pays' || testCard.outcome === 'challenge',
  };
}

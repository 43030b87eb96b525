import type {
  IAddressNotificationResponse,
  ICustomerNotificationResponse,
  ISubscriptionNotificationResponse,
  ITransactionNotificationResponse,
} from '@paddle/paddle-node-sdk';
import type { Place } from '../wire.ts';

/** Card that was used for a payment. */
export interface Card {
  readonly id: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly name: string;
  /** True if renewals succeed with this card. */
  readonly renews: boolean;
}

export interface Item {
  readonly priceId: string;
  readonly quantity: number;
}

/**
 * Purchase in progress. It becomes a transaction at the first payment attempt, so that visitors who don't pay create no
 * events.
 */
export interface Checkout {
  readonly id: string;
  readonly transactionId: string;
  readonly status: 'draft' | 'ready' | 'completed';
  readonly items: readonly Item[];
  readonly place: Place;
  readonly customerId: string | null;
  readonly discountCode: string | null;
  readonly customData: Readonly<Record<string, unknown>> | null;
  readonly card: Card | null;
  /** In milliseconds since 1970. */
  readonly createdAt: number;
}

export interface Customer {
  readonly entity: ICustomerNotificationResponse;
  readonly address: IAddressNotificationResponse;
  /** True once `customer.created` was emitted. */
  readonly isAnnounced: boolean;
}

export interface Subscription {
  readonly entity: ISubscriptionNotificationResponse;
  readonly items: readonly Item[];
  readonly card: Card;
  /** ID of the renewal that couldn't be charged. */
  readonly openTransactionId: string | null;
}

/** Body of a webhook, as Paddle sends it. */
export interface PaddleEvent {
  readonly event_id: string;
  readonly notification_id: string;
  readonly event_type: string;
  readonly occurred_at: string;
  readonly data: object;
}

export interface Delivery {
  readonly event: PaddleEvent;
  readonly attempts: number;
  /** Time of the next attempt in milliseconds since 1970; null once it was accepted or failed permanently. */
  readonly dueAt: number | null;
}

export interface PortalSession {
  readonly customerId: string;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Types of the stored records, by kind. Transactions are stored as Paddle's API returns them. */
export interface RecordTypes {
  checkout: Checkout;
  customer: Customer;
  transaction: ITransactionNotificationResponse;
  subscription: Subscription;
  delivery: Delivery;
  session: PortalSession;
}

export type RecordKind = keyof RecordTypes;

export interface StoredRecord {
  readonly kind: RecordKind;
  readonly value: RecordTypes[RecordKind];
}

/** Changed records by ID; `undefined` for a deleted record. */
export type Changes = ReadonlyMap<string, StoredRecord | undefined>;

/** Storage that keeps the records across restarts. */
export interface RecordFile {
  readonly read: () => Iterable<readonly [id: string, record: StoredRecord]>;
  readonly write: (changes: Changes) => void;
  readonly close: () => void;
}

/** The records of the simulator, in memory and in a file if there is one. */
export interface Records {
  readonly size: () => number;
  readonly find: <Kind extends RecordKind>(kind: Kind, id: string) => RecordTypes[Kind] | undefined;
  /** Returns all records of a kind with their IDs, in the order of their creation. */
  readonly all: <Kind extends RecordKind>(kind: Kind) => (readonly [id: string, value: RecordTypes[Kind]])[];
  readonly save: <Kind extends RecordKind>(kind: Kind, id: string, value: RecordTypes[Kind]) => void;
  readonly remove: (id: string) => void;
  /** Runs `work` and stores its changes, or none of them if it throws. */
  readonly transact: <Result>(work: () => Result) => Result;
  readonly close: () => void;
}

/** Opens the records. Without a file, they are lost when the process ends. */
export function openRecords(file?: RecordFile): Records {
  let saved = new Map<string, StoredRecord>(file?.read());
  let changes: Map<string, StoredRecord | undefined> | undefined;

  function change(id: string, record: StoredRecord | undefined): void {
    if (changes === undefined) throw new Error('Change records within transact');
    changes.set(id, record);
    if (record === undefined) saved.delete(id);
    else saved.set(id, record);
  }
  // `save` ensures that a value has the type of its kind.
  const valueOf = <Kind extends RecordKind>({ value }: StoredRecord): RecordTypes[Kind] => value as RecordTypes[Kind];

  return {
    size: () => saved.size,
    find<Kind extends RecordKind>(kind: Kind, id: string) {
      const record = saved.get(id);
      return record?.kind === kind ? valueOf<Kind>(record) : undefined;
    },
    all: <Kind extends RecordKind>(kind: Kind) =>
      [...saved].flatMap(([id, record]) => (record.kind === kind ? [[id, valueOf<Kind>(record)] as const] : [])),
    save: (kind, id, value) => change(id, { kind, value }),
    remove: (id) => change(id, undefined),
    transact(work) {
      const before = new Map(saved);
      changes = new Map();
      try {
        const result = work();
        file?.write(changes);
        return result;
      } catch (error) {
        saved = before;
        throw error;
      } finally {
        changes = undefined;
      }
    },
    close: () => file?.close(),
  };
}

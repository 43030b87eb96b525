import * as z from 'zod';
import { quoteSchema } from '../../contract/demo-checkout.ts';

/*
 * What the demo keeps of Paddle's side: the facts, of which `*-entity.ts` make what Paddle would say of them. Times are ISO
 * 8601 texts.
 */

const periodSchema = z.object({ startsAt: z.string(), endsAt: z.string() });

const cardSchema = z.object({
  /** The id of the stored payment method. */
  id: z.string(),
  last4: z.string(),
  expiryMonth: z.number(),
  expiryYear: z.number(),
  name: z.string(),
  /** Whether renewals are paid by it. */
  renews: z.boolean(),
});

const customerSchema = z.object({
  id: z.string(),
  email: z.string(),
  locale: z.string(),
  addressId: z.string(),
  countryCode: z.string(),
  postalCode: z.string().nullable(),
  createdAt: z.string(),
  /** Whether `customer.created` was told. */
  isTold: z.boolean(),
});

const transactionSchema = z.object({
  id: z.string(),
  checkoutId: z.string(),
  status: z.enum(['draft', 'ready', 'paid', 'completed', 'past_due', 'canceled']),
  origin: z.enum(['web', 'subscription_recurring']),
  customerId: z.string().nullable(),
  countryCode: z.string(),
  postalCode: z.string().nullable(),
  items: z.array(z.object({ priceId: z.string(), quantity: z.number() })),
  discountId: z.string().nullable(),
  quote: quoteSchema,
  customData: z.record(z.string(), z.unknown()).nullable(),
  subscriptionId: z.string().nullable(),
  invoiceId: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  period: periodSchema.nullable(),
  payments: z.array(
    z.object({
      id: z.string(),
      status: z.enum(['captured', 'error']),
      errorCode: z.enum(['declined', 'authentication_failed']).nullable(),
      card: cardSchema,
      createdAt: z.string(),
    }),
  ),
  createdAt: z.string(),
  updatedAt: z.string(),
  billedAt: z.string().nullable(),
  /** Whether `transaction.created` was told. */
  isTold: z.boolean(),
});

const subscriptionSchema = z.object({
  id: z.string(),
  status: z.enum(['active', 'past_due', 'canceled']),
  customerId: z.string(),
  addressId: z.string(),
  /** The transaction it began with. */
  transactionId: z.string(),
  /** The one that waits to be paid. */
  openTransactionId: z.string().nullable(),
  currency: z.string(),
  items: z.array(z.object({ priceId: z.string(), quantity: z.number() })),
  customData: z.record(z.string(), z.unknown()).nullable(),
  card: cardSchema,
  startedAt: z.string(),
  period: periodSchema,
  lastBilledAt: z.string(),
  nextBilledAt: z.string().nullable(),
  /** When it is to end, if somebody has ended it. */
  cancelAt: z.string().nullable(),
  canceledAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const eventSchema = z.object({
  event_id: z.string(),
  notification_id: z.string(),
  event_type: z.string(),
  occurred_at: z.string(),
  data: z.record(z.string(), z.unknown()),
});

const deliverySchema = z.object({ id: z.string(), event: eventSchema, tries: z.number(), dueAt: z.string() });

const sessionSchema = z.object({
  id: z.string(),
  customerId: z.string(),
  /** The document id of the user whose confirmed email address the customer had when it was opened. */
  userId: z.string().optional(),
  expiresAt: z.string(),
});

/** What there is, by its kind. */
export const recordSchemas = {
  customer: customerSchema,
  transaction: transactionSchema,
  subscription: subscriptionSchema,
  event: deliverySchema,
  session: sessionSchema,
};

export type Card = z.infer<typeof cardSchema>;
export type Customer = z.infer<typeof customerSchema>;
export type Transaction = z.infer<typeof transactionSchema>;
export type Subscription = z.infer<typeof subscriptionSchema>;
export type PaddleEvent = z.infer<typeof eventSchema>;
export type Delivery = z.infer<typeof deliverySchema>;
export type PortalSession = z.infer<typeof sessionSchema>;

/** The records by their kinds. */
export interface Records {
  customer: Customer;
  transaction: Transaction;
  subscription: Subscription;
  event: Delivery;
  session: PortalSession;
}

export type RecordKind = keyof Records;

import * as z from 'zod';

/*
 * Schemas of the fields that the server reads from Paddle's responses. Loose entities keep unknown fields, because they
 * are passed on whole as the data of an event.
 */

/** URL that a browser may be sent to. */
const address = z.url({ protocol: /^https?$/ });

/** URLs of a portal session. They give access to anyone who has them, and are never stored. */
export const portalSessionSchema = z.object({
  urls: z.object({
    general: z.object({ overview: address }),
    subscriptions: z.array(z.object({ id: z.string(), update_subscription_payment_method: address })).default([]),
  }),
});

export const paddleInvoiceSchema = z.object({ url: address });

export const paddleSubscriptionSchema = z.looseObject({
  id: z.string(),
  status: z.string(),
  customer_id: z.string(),
  updated_at: z.iso.datetime({ offset: true }),
  scheduled_change: z.looseObject({ action: z.string(), effective_at: z.string() }).nullish(),
  items: z.array(z.looseObject({ price: z.looseObject({ id: z.string() }).nullish() })).default([]),
});

export const paddlePreviewSchema = z.object({
  recurring_transaction_details: z.object({
    totals: z.object({
      total: z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
      currency_code: z.string(),
    }),
  }),
});

export const paddleTransactionSchema = z.looseObject({
  id: z.string(),
  status: z.string(),
  customer_id: z.string().nullish(),
  subscription_id: z.string().nullish(),
  custom_data: z.record(z.string(), z.unknown()).nullish(),
  updated_at: z.iso.datetime({ offset: true }),
});

export const paddleCustomerSchema = z.looseObject({
  id: z.string(),
  email: z.string(),
  updated_at: z.iso.datetime({ offset: true }),
});

export const paddleEventSchema = z.looseObject({
  event_id: z.string(),
  event_type: z.string(),
  occurred_at: z.iso.datetime({ offset: true }),
  data: z.looseObject({}),
});

/** Returns the schema of a response with one entity. */
export const oneOf = <Entity extends z.ZodType>(entity: Entity) => z.object({ data: entity });

/** Returns the schema of a response with a page of entities. */
export const pageOf = <Entity extends z.ZodType>(entity: Entity) =>
  z.object({ data: z.array(entity), meta: z.object({ pagination: z.object({ has_more: z.boolean() }) }) });

export type PortalSession = z.infer<typeof portalSessionSchema>;
export type PaddleSubscription = z.infer<typeof paddleSubscriptionSchema>;
export type PaddleTransaction = z.infer<typeof paddleTransactionSchema>;
export type PaddleCustomer = z.infer<typeof paddleCustomerSchema>;
export type PaddleEvent = z.infer<typeof paddleEventSchema>;

import * as z from 'zod';

/*
 * What the server reads of Paddle's responses. Fields it does not know stay as they are: an entity is passed on whole, as
 * the data of an event.
 */

/** An address that a browser may be led to. */
const address = z.url({ protocol: /^https?$/ });

/** The addresses of a portal session. They let whoever has them in, and are never kept. */
export const portalSessionSchema = z.object({
  urls: z.object({
    general: z.object({ overview: address }),
    subscriptions: z.array(z.object({ id: z.string(), update_subscription_payment_method: address })).default([]),
  }),
});

export const paddleSubscriptionSchema = z.looseObject({
  id: z.string(),
  status: z.string(),
  customer_id: z.string(),
  updated_at: z.iso.datetime({ offset: true }),
  scheduled_change: z.looseObject({ action: z.string(), effective_at: z.string() }).nullish(),
  items: z.array(z.looseObject({ price: z.looseObject({ id: z.string() }).nullish() })).default([]),
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

/** The envelope of one entity. */
export const oneOf = <Entity extends z.ZodType>(entity: Entity) => z.object({ data: entity });

/** The envelope of a page of entities. */
export const pageOf = <Entity extends z.ZodType>(entity: Entity) =>
  z.object({ data: z.array(entity), meta: z.object({ pagination: z.object({ has_more: z.boolean() }) }) });

export type PortalSession = z.infer<typeof portalSessionSchema>;
export type PaddleSubscription = z.infer<typeof paddleSubscriptionSchema>;
export type PaddleTransaction = z.infer<typeof paddleTransactionSchema>;
export type PaddleCustomer = z.infer<typeof paddleCustomerSchema>;
export type PaddleEvent = z.infer<typeof paddleEventSchema>;

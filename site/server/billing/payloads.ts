import * as z from 'zod';
import { SUBSCRIPTION_STATUSES } from '../../contract/billing.ts';

/*
 * Schemas of the fields that are read from Paddle's events, with Paddle's names in snake case. Objects are loose
 * because Paddle adds fields without notice, and only fields with an effect are validated.
 */

const id = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_\\w{1,100}$`));

/** Text that both databases can store: without NUL and lone surrogates, cut to 500 characters. */
const text = z.string().transform((value) => value.replaceAll('\0', '').toWellFormed().slice(0, 500));

/** Amount as a string in the currency's lowest unit, small enough for a number to hold exactly. */
const amount = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number);

/** Returns the schema of a field that may be null or missing, which mean the same. */
const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? null);

const currency = z.string().regex(/^[A-Z]{3}$/);

const TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/**
 * Parses a time of Paddle into milliseconds since 1970, without the fraction of the second, and the digits of the
 * fraction.
 */
function readTime(value: string): { readonly milliseconds: number; readonly fraction: string } | undefined {
  const [, seconds = '', fraction = '', zone = ''] = TIME.exec(value) ?? [];
  const milliseconds = Date.parse(`${seconds}${zone}`);
  // Other years are mistakes, and timestamps of another length don't sort.
  const isUsual = milliseconds >= Date.UTC(2000, 0) && milliseconds < Date.UTC(9000, 0);
  return isUsual ? { milliseconds, fraction } : undefined;
}

/** Time in the format of the database: UTC with milliseconds. */
const time = z.string().transform((value, context) => {
  const read = readTime(value);
  if (read === undefined) return issue(context, 'Expected an ISO 8601 timestamp');
  return new Date(read.milliseconds + Number(read.fraction.padEnd(3, '0').slice(0, 3))).toISOString();
});

/** Time that orders events: UTC with microseconds, the precision of Paddle. */
const instant = z.string().transform((value, context) => {
  const read = readTime(value);
  if (read === undefined) return issue(context, 'Expected an ISO 8601 timestamp');
  return `${new Date(read.milliseconds).toISOString().slice(0, 19)}.${read.fraction.padEnd(6, '0').slice(0, 6)}Z`;
});

function issue(context: z.core.$RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

/** Envelope of every event. */
export const envelopeSchema = z.looseObject({
  event_id: z.string().regex(/^[\w-]{1,100}$/),
  event_type: z.string().regex(/^[\w.]{1,100}$/),
  occurred_at: instant,
  data: z.unknown(),
});

/** Custom data, which the browser or the seller writes and which may contain anything. */
const customData = maybe(z.record(z.string(), z.unknown())).catch(null);

const unitPrice = z.looseObject({ amount, currency_code: currency });

const priceSchema = z.looseObject({
  id: z.string().regex(/^\w{1,100}$/),
  name: maybe(text),
  description: maybe(text),
  billing_cycle: maybe(z.looseObject({ interval: z.string() })),
  unit_price: maybe(unitPrice),
  unit_price_overrides: maybe(z.array(z.looseObject({ unit_price: unitPrice }))).catch(null),
  custom_data: customData,
  product: maybe(z.looseObject({ name: text })).catch(null),
});

const period = maybe(z.looseObject({ starts_at: time, ends_at: time }));

export const customerSchema = z.looseObject({
  id: id('ctm'),
  email: text.pipe(z.string().min(3).max(320)),
});

export const subscriptionSchema = z.looseObject({
  id: id('sub'),
  status: z.enum(SUBSCRIPTION_STATUSES),
  customer_id: id('ctm'),
  currency_code: currency,
  created_at: time,
  started_at: maybe(time),
  next_billed_at: maybe(time),
  paused_at: maybe(time),
  canceled_at: maybe(time),
  current_billing_period: period,
  billing_cycle: maybe(z.looseObject({ interval: z.string() })),
  scheduled_change: maybe(z.looseObject({ action: z.string(), effective_at: time })),
  items: z
    .array(
      z.looseObject({
        price: maybe(priceSchema),
        product: maybe(z.looseObject({ name: text })).catch(null),
        trial_dates: period,
      }),
    )
    .min(1),
  custom_data: customData,
});

export const transactionSchema = z.looseObject({
  id: id('txn'),
  status: z.string().regex(/^\w{1,40}$/),
  customer_id: maybe(id('ctm')),
  subscription_id: maybe(id('sub')),
  currency_code: currency,
  origin: z.string().regex(/^\w{1,60}$/),
  invoice_number: maybe(text),
  created_at: time,
  billed_at: maybe(time),
  billing_period: period,
  items: z.array(z.looseObject({ price: maybe(priceSchema), quantity: z.number().optional() })),
  details: maybe(
    z.looseObject({
      totals: maybe(
        z.looseObject({ subtotal: amount, discount: amount, tax: amount, total: amount, grand_total: amount }),
      ),
      line_items: z
        .array(
          z.looseObject({
            price_id: z.string(),
            totals: maybe(z.looseObject({ subtotal: amount, discount: amount })).catch(null),
            product: maybe(z.looseObject({ name: text })).catch(null),
          }),
        )
        .default([]),
    }),
  ),
  custom_data: customData,
});

export const adjustmentSchema = z.looseObject({
  id: id('adj'),
  action: z.string().regex(/^\w{1,60}$/),
  type: maybe(z.string()),
  transaction_id: id('txn'),
  customer_id: id('ctm'),
  currency_code: currency,
  status: z.string().regex(/^\w{1,60}$/),
  totals: z.looseObject({ total: amount }),
  created_at: time,
});

export type Envelope = z.infer<typeof envelopeSchema>;
export type PriceData = z.infer<typeof priceSchema>;
export type SubscriptionData = z.infer<typeof subscriptionSchema>;
/** Transaction of an event. Amounts are numbers in the currency's lowest unit. */
export type TransactionData = z.infer<typeof transactionSchema>;
export type AdjustmentData = z.infer<typeof adjustmentSchema>;

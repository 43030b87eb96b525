import * as z from 'zod';
import { SUBSCRIPTION_STATUSES } from '../../contract/billing.ts';

/*
 * What is read of the payment provider's events: their own words, in snake case. Objects are loose, because fields are
 * added without notice, and only what decides something is checked.
 */

const id = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_\\w{1,100}$`));

/** A text as both databases can keep it: without NUL or half a character, and not without end. */
const text = z.string().transform((value) => value.replaceAll('\0', '').toWellFormed().slice(0, 500));

/** An amount: a text of the currency's lowest unit, no larger than a number holds exactly. */
const amount = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number);

/** What may be null or missing, which mean the same. */
const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? null);

const currency = z.string().regex(/^[A-Z]{3}$/);

const TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/** A time of the provider, to the second, and what is after the decimal point. */
function readTime(value: string): { readonly milliseconds: number; readonly fraction: string } | undefined {
  const [, seconds = '', fraction = '', zone = ''] = TIME.exec(value) ?? [];
  const milliseconds = Date.parse(`${seconds}${zone}`);
  // Outside of these years is a mistake, and texts of other lengths do not sort.
  const isUsual = milliseconds >= Date.UTC(2000, 0) && milliseconds < Date.UTC(9000, 0);
  return isUsual ? { milliseconds, fraction } : undefined;
}

/** A time as the database has it: UTC with milliseconds. */
const time = z.string().transform((value, context) => {
  const read = readTime(value);
  if (read === undefined) return issue(context, 'Expected an ISO 8601 timestamp');
  return new Date(read.milliseconds + Number(read.fraction.padEnd(3, '0').slice(0, 3))).toISOString();
});

/** A time that orders events: UTC with microseconds, as the provider counts them. */
const instant = z.string().transform((value, context) => {
  const read = readTime(value);
  if (read === undefined) return issue(context, 'Expected an ISO 8601 timestamp');
  return `${new Date(read.milliseconds).toISOString().slice(0, 19)}.${read.fraction.padEnd(6, '0').slice(0, 6)}Z`;
});

function issue(context: z.core.$RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

/** What every event has around its data. */
export const envelopeSchema = z.looseObject({
  event_id: z.string().regex(/^[\w-]{1,100}$/),
  event_type: z.string().regex(/^[\w.]{1,100}$/),
  occurred_at: instant,
  data: z.unknown(),
});

/** Written by the browser or by the seller; anything may be in it. */
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
export type CustomerData = z.infer<typeof customerSchema>;
export type SubscriptionData = z.infer<typeof subscriptionSchema>;
/** A transaction as its event has it; amounts are numbers of the currency's lowest unit. */
export type TransactionData = z.infer<typeof transactionSchema>;
export type AdjustmentData = z.infer<typeof adjustmentSchema>;

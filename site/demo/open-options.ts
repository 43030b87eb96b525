import type { CheckoutOpenOptions, CheckoutSettings, CheckoutUpdateOptions } from '@paddle/paddle-js';
import * as z from 'zod/mini';
import type { OpenRequest, UpdateRequest } from './server-calls.ts';

const text = z.optional(z.string());
const flag = z.optional(z.boolean());
const itemsSchema = z
  .array(z.object({ priceId: z.string(), quantity: z._default(z.int().check(z.gte(1)), 1) }))
  .check(z.minLength(1));

const settingsSchema = z.strictObject({
  displayMode: z.optional(z.enum(['overlay', 'inline'])),
  theme: z.optional(z.enum(['light', 'dark'])),
  locale: text,
  allowLogout: flag,
  showAddDiscounts: flag,
  showAddTaxId: flag,
  showNonExpressPaymentMethods: flag,
  frameTarget: text,
  frameStyle: text,
  frameInitialHeight: z.optional(z.number()),
  successUrl: text,
  allowedPaymentMethods: z.optional(z.array(z.string())),
  allowDiscountRemoval: flag,
  variant: z.optional(z.enum(['multi-page', 'one-page', 'express'])),
});

const addressSchema = z.strictObject({
  id: text,
  countryCode: text,
  postalCode: text,
  region: text,
  city: text,
  firstLine: text,
});

const customerSchema = z.strictObject({
  id: text,
  email: text,
  address: z.optional(addressSchema),
  business: z.optional(z.looseObject({})),
});

const commonSchema = {
  discountCode: z.optional(z.nullable(z.string())),
  discountId: z.optional(z.nullable(z.string())),
  customer: z.optional(customerSchema),
  customerAuthToken: text,
  savedPaymentMethodId: text,
  customData: z.optional(z.record(z.string(), z.unknown())),
  upsell: z.optional(z.looseObject({ transactionId: z.string() })),
};

const openSchema = z.strictObject({
  ...commonSchema,
  items: z.optional(itemsSchema),
  transactionId: text,
  settings: z.optional(settingsSchema),
});

const updateSchema = z.strictObject({ ...commonSchema, items: z.optional(itemsSchema) });

/** An option that Paddle.js would not take; `code` names the kind of mistake, `message` says what is expected. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Reads what a checkout is opened with. Throws an `OptionError` for what Paddle.js would not take. */
export function readOpen(options: CheckoutOpenOptions, visitorCountry: string | undefined): OpenRequest {
  const { items, transactionId, customData, customer, settings, ...rest } = parse(openSchema, options);
  if ((items === undefined) === (transactionId === undefined))
    throw new OptionError('validation', 'Expected either items or transactionId');
  const country = customer?.address?.countryCode ?? visitorCountry;
  const discount = discountOf(rest);
  return {
    ...(items && { items }),
    ...(transactionId !== undefined && { transactionId }),
    ...customerOf({ customer, ...rest }),
    ...(country !== undefined && { countryCode: country }),
    ...(customer?.address?.postalCode !== undefined && { postalCode: customer.address.postalCode }),
    ...(discount !== undefined && { discount }),
    ...(customData && { customData }),
    ...(settings?.locale !== undefined && { locale: settings.locale }),
  };
}

/** Reads what of an open checkout is to be another. Its customer stays, as Paddle has it. Throws an `OptionError`. */
export function readUpdate(options: CheckoutUpdateOptions): UpdateRequest {
  const { items, customData, ...rest } = parse(updateSchema, options);
  const discount = discountOf(rest);
  return {
    ...(items && { items }),
    ...(customData && { customData }),
    ...(discount !== undefined && { discount }),
  };
}

/** Reads the settings of a checkout, over those of the page. Throws an `OptionError`. */
export function readSettings(
  page: CheckoutSettings | undefined,
  own: CheckoutSettings | undefined,
  origin: string,
): CheckoutSettings {
  const settings = { ...page, ...own };
  parse(settingsSchema, settings);
  const { displayMode, frameTarget, successUrl } = settings;
  if (displayMode === 'inline' && frameTarget === undefined)
    throw new OptionError(
      'validation',
      'An inline checkout needs settings.frameTarget, the class name of its container',
    );
  // Paddle takes any; the demo leads nowhere but to its own site.
  if (successUrl !== undefined && !isOfOrigin(successUrl, origin))
    throw new OptionError('validation', `settings.successUrl must be a URL on ${origin}`);
  return settings;
}

function parse<Value>(schema: z.ZodMiniType<Value>, value: unknown): Value {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new OptionError('validation', `${issue?.path.join('.') || 'The options'}: ${issue?.message ?? 'not usable'}`);
}

interface Discounts {
  readonly discountCode?: string | null | undefined;
  readonly discountId?: string | null | undefined;
}

/** The discount that is asked for; null takes one away, undefined says nothing of it. */
function discountOf({ discountCode, discountId }: Discounts): string | null | undefined {
  if (discountCode !== undefined && discountId !== undefined)
    throw new OptionError('validation', 'Expected discountCode or discountId, and not both');
  return discountCode === undefined ? discountId : discountCode;
}

interface Customers {
  readonly customer?: z.infer<typeof customerSchema> | undefined;
  readonly customerAuthToken?: string | undefined;
}

function customerOf({ customer, customerAuthToken }: Customers): Pick<OpenRequest, 'customerId' | 'email'> {
  if (customerAuthToken !== undefined)
    throw new OptionError('validation', 'The demo knows no customerAuthToken: name the customer by id or email');
  if (customer?.id !== undefined && customer.email !== undefined)
    throw new OptionError('validation', 'Expected customer.id or customer.email, and not both');
  return {
    ...(customer?.id !== undefined && { customerId: customer.id }),
    ...(customer?.email !== undefined && { email: customer.email }),
  };
}

const isOfOrigin = (address: string, origin: string): boolean =>
  URL.canParse(address, origin) && new URL(address, origin).origin === origin;

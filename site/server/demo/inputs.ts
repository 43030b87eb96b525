import * as z from 'zod';
import { isEmail } from '../../contract/email.ts';
import { foldEmail } from '../account/login-names.ts';
import { badRequest } from './demo-error.ts';

/** The most that custom data may be, as JSON. */
const MOST_CUSTOM_DATA = 4_096;

const itemSchema = z.object({
  priceId: z.string().max(100),
  quantity: z.number().int().min(1).max(100).default(1),
});

const itemsSchema = z.array(itemSchema).min(1).max(10);

const postalCode = z.string().trim().max(16).nullable().default(null);
const countryCode = z.string().regex(/^[A-Z]{2}$/, 'a country code such as US');

const customDataSchema = z
  .record(z.string(), z.unknown())
  .refine((data) => JSON.stringify(data).length <= MOST_CUSTOM_DATA, `at most ${MOST_CUSTOM_DATA} characters`);

const emailSchema = z
  .string()
  .trim()
  .max(254)
  .refine(isEmail, 'an email address such as you@example.com')
  .transform(foldEmail);

const buyerSchema = z.object({ email: emailSchema, countryCode, postalCode });

/** What a checkout is opened with. */
export const openSchema = z.object({
  items: itemsSchema.optional(),
  transactionId: z.string().max(100).optional(),
  /** A code or an id. */
  discount: z.string().max(100).nullable().default(null),
  customerId: z.string().max(100).optional(),
  email: emailSchema.optional(),
  countryCode: countryCode.optional(),
  postalCode,
  customData: customDataSchema.nullable().default(null),
  locale: z.string().max(35).default('en'),
});

/** What may be changed of one that is open: whatever is named. */
export const updateSchema = z.object({
  items: itemsSchema.optional(),
  discount: z.string().max(100).nullable().optional(),
  buyer: buyerSchema.optional(),
  customData: customDataSchema.nullable().optional(),
});

/** What a preview is asked for. */
export const previewRequestSchema = z.object({
  items: itemsSchema,
  countryCode: countryCode.optional(),
  postalCode,
  currencyCode: z.string().length(3).optional(),
  discount: z.string().max(100).nullable().default(null),
});

/** A card, and what its holder said to 3-D Secure if that was asked. */
export const paySchema = z.object({
  number: z.string().max(30),
  expiryMonth: z.number().int().min(1).max(12),
  expiryYear: z.number().int().min(2000).max(2100),
  cvc: z.string().regex(/^\d{3,4}$/, 'three or four digits'),
  name: z.string().trim().min(1).max(100),
  challenge: z.enum(['confirmed', 'cancelled']).optional(),
});

export type OpenInput = z.infer<typeof openSchema>;
export type UpdateInput = z.infer<typeof updateSchema>;
export type PreviewInput = z.infer<typeof previewRequestSchema>;
export type PayInput = z.infer<typeof paySchema>;

/** Reads what was sent. Throws a `DemoError` that names what is wrong, and what is expected. */
export function readInput<Value>(schema: z.ZodType<Value>, fields: unknown): Value {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw badRequest(`${issue?.path.join('.') || 'The request'} is invalid: ${issue?.message ?? 'it is empty'}`);
}

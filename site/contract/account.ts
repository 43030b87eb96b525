import * as z from 'zod/mini';
import { invoiceSchema, purchaseSchema, subscriptionSchema } from './billing.ts';

/**
 * Schemas of the account API, shared by the server and the adapters that call it.
 *
 * They are compatible with the users-permissions API of Strapi 5 with refresh tokens. They are `looseObject`s because a
 * server may send more fields than the site reads, which are preserved. They use `zod/mini` because the adapters run in the
 * browser.
 */

/** Role of a user. Only its name is read. */
export const roleSchema = z.looseObject({ name: z.string() });

/** User, as the client stores it. */
export const userSchema = z.looseObject({
  id: z.union([z.number(), z.string()]),
  email: z.string(),
  username: z.optional(z.string()),
  role: z.optional(z.nullable(roleSchema)),
  paddle_customer_id: z.optional(z.nullable(z.string())),
  full_name: z.optional(z.nullable(z.string())),
  company: z.optional(z.nullable(z.string())),
  country: z.optional(z.nullable(z.string())),
});

/** Response of `POST /api/auth/local` and `…/register`. It is invalid without `jwt` or `user`. */
export const loginResponseSchema = z.looseObject({
  jwt: z.string().check(z.minLength(1)),
  user: userSchema,
  refreshToken: z.optional(z.string()),
});

/** Response of `POST /api/auth/refresh`. A server that rotates tokens adds the next `refreshToken`. */
export const refreshResponseSchema = z.looseObject({
  jwt: z.string().check(z.minLength(1)),
  refreshToken: z.optional(z.string()),
});

/** Response of `POST /api/auth/change-password`. Tokens are optional; the client stores them if they are present. */
export const changePasswordResponseSchema = z.looseObject({
  jwt: z.optional(z.string()),
  refreshToken: z.optional(z.string()),
  user: z.optional(userSchema),
});

/** Response of `POST /api/auth/local/register` if email addresses must be confirmed first. No one is signed in then. */
export const unconfirmedResponseSchema = z.looseObject({ user: userSchema });

/** Response of `POST /api/auth/forgot-password`, `…/logout` and `POST /api/account/delete`. */
export const okResponseSchema = z.looseObject({ ok: z.literal(true) });

/** Response of `POST /api/auth/send-email-confirmation`, the same for known and unknown email addresses. */
export const confirmationSentResponseSchema = z.looseObject({ email: z.string(), sent: z.literal(true) });

/** Session of the user. */
export const sessionSchema = z.looseObject({
  id: z.string(),
  deviceId: z.nullable(z.string()),
  /** Name such as `Chrome on macOS`; missing if the client sent none. */
  deviceName: z.optional(z.string()),
  /** True for the session of the request. */
  current: z.boolean(),
  loginAt: z.string(),
  lastActiveAt: z.string(),
});

/** Response of `GET /api/auth/sessions`: first the current session, then the others by last activity. */
export const sessionsResponseSchema = z.looseObject({ data: z.array(sessionSchema) });

/** Body of every error response. */
export const errorResponseSchema = z.looseObject({
  data: z.optional(z.null()),
  error: z.looseObject({
    status: z.optional(z.number()),
    name: z.optional(z.string()),
    message: z.string(),
    details: z.optional(z.unknown()),
  }),
});

/** Response of `DELETE /api/auth/sessions/{id}`. */
export const endSessionResponseSchema = z.looseObject({ data: z.looseObject({}) });

/**
 * Response of `GET /api/account/email-change`, which only this server has: the email address that has to be confirmed,
 * and since when; or null.
 */
export const emailChangeResponseSchema = z.looseObject({
  data: z.nullable(z.looseObject({ email: z.string(), startedAt: z.string() })),
});

/** Response of `GET /api/account/export`: all stored data about the user, as a JSON file. */
export const accountExportSchema = z.looseObject({
  exportedAt: z.string(),
  user: userSchema,
  consent: z.nullable(z.looseObject({ version: z.string(), at: z.nullable(z.string()) })),
  sessions: z.array(z.looseObject({ id: z.string(), loginAt: z.string(), lastActiveAt: z.string() })),
  devices: z.array(z.looseObject({ device: z.string(), firstSeenAt: z.string(), lastSeenAt: z.string() })),
  codes: z.array(z.looseObject({ purpose: z.string(), email: z.string(), createdAt: z.string() })),
  emailChanges: z.array(z.looseObject({ from: z.string(), to: z.string(), startedAt: z.string() })),
  lists: z.array(z.looseObject({ list: z.string(), askedAt: z.string(), confirmedAt: z.nullable(z.string()) })),
  /** Purchases; see `subscriptionResponseSchema`. A server without purchases leaves them out. */
  purchases: z.optional(
    z.looseObject({
      subscriptions: z.array(subscriptionSchema),
      purchases: z.array(purchaseSchema),
      invoices: z.array(invoiceSchema),
    }),
  ),
  /** Macs with a license. A server without licenses leaves them out. */
  licences: z.optional(
    z.array(z.looseObject({ device: z.string(), name: z.string(), addedAt: z.string(), lastSeenAt: z.string() })),
  ),
  mailsWaiting: z.array(z.looseObject({ event: z.string(), recipient: z.string(), createdAt: z.string() })),
});

/** Entry of the site settings. `value` is any JSON value. */
export const commonsEntrySchema = z.looseObject({ key: z.string(), value: z.unknown() });

/** Response of `GET /api/commons` of this server: a page of entries, each with the requested `fields`. */
export const commonsPageSchema = z.looseObject({
  data: z.array(z.partial(commonsEntrySchema)),
  meta: z.looseObject({
    // Depending on the request, by page or by offset. The counts are optional.
    pagination: z.looseObject({
      page: z.optional(z.number()),
      pageSize: z.optional(z.number()),
      pageCount: z.optional(z.number()),
      start: z.optional(z.number()),
      limit: z.optional(z.number()),
      total: z.optional(z.number()),
    }),
  }),
});

/** Response of `GET /api/commons/{documentId}`: one entry with the requested `fields`. */
export const commonsEntryResponseSchema = z.looseObject({
  data: z.partial(commonsEntrySchema),
  meta: z.looseObject({}),
});

/** Response of `GET /api/commons` as the site reads it: `{data: […]}`, a list, or an object that is used unchanged. */
export const commonsResponseSchema = z.union([
  z.looseObject({ data: z.array(commonsEntrySchema) }),
  z.array(commonsEntrySchema),
  z.record(z.string(), z.unknown()),
]);

export type Role = z.infer<typeof roleSchema>;
export type User = z.infer<typeof userSchema>;
export type LoginResponse = z.infer<typeof loginResponseSchema>;
export type RefreshResponse = z.infer<typeof refreshResponseSchema>;
export type ChangePasswordResponse = z.infer<typeof changePasswordResponseSchema>;
export type UnconfirmedResponse = z.infer<typeof unconfirmedResponseSchema>;
export type OkResponse = z.infer<typeof okResponseSchema>;
export type ConfirmationSentResponse = z.infer<typeof confirmationSentResponseSchema>;
export type Session = z.infer<typeof sessionSchema>;
export type SessionsResponse = z.infer<typeof sessionsResponseSchema>;
export type EmailChangeResponse = z.infer<typeof emailChangeResponseSchema>;
export type EndSessionResponse = z.infer<typeof endSessionResponseSchema>;
export type AccountExport = z.infer<typeof accountExportSchema>;
export type ErrorResponse = z.infer<typeof errorResponseSchema>;
export type CommonsEntry = z.infer<typeof commonsEntrySchema>;
export type CommonsPage = z.infer<typeof commonsPageSchema>;
export type CommonsEntryResponse = z.infer<typeof commonsEntryResponseSchema>;

/** Body of `POST /api/auth/local`. `identifier` is an email address or a username. */
export interface LoginRequest {
  identifier: string;
  password: string;
  /** ID chosen by the client, at most `DEVICE_ID_MAX` characters. Logins with the same ID belong to one device. */
  deviceId?: string;
}

/** Body of `POST /api/auth/local/register`. */
export interface RegisterRequest {
  username: string;
  email: string;
  password: string;
  /** Version of the terms and the privacy policy that the user has accepted. A server may not know the field. */
  consent?: string;
}

/** Body of `POST /api/auth/change-password`, with the new password twice. */
export interface ChangePasswordRequest {
  currentPassword: string;
  password: string;
  passwordConfirmation: string;
}

/** Body of `PUT /api/users/{id}`. */
export interface ProfileUpdate {
  username?: string;
  email?: string;
  /** Required if `email` changes. */
  currentPassword?: string;
  full_name?: string | null;
  company?: string | null;
  country?: string | null;
}

/** Body of `POST /api/auth/forgot-password` and `POST /api/auth/send-email-confirmation`. */
export interface EmailRequest {
  email: string;
}

/**
 * Body of `POST /api/auth/reset-password`. `code` is that of the link in the email. The response is that of a login.
 */
export interface ResetPasswordRequest {
  code: string;
  password: string;
  passwordConfirmation: string;
}

/** Body of `POST /api/auth/logout`: empty to end this session, or one of these fields. */
export interface LogoutRequest {
  refreshToken?: string;
  scope?: 'all';
  deviceId?: string;
}

/** Body of `POST /api/account/delete`. */
export interface DeleteAccountRequest {
  password: string;
  /**
   * True to also end running subscriptions. Otherwise, the response is 409 (`SUBSCRIPTION_RUNNING`) if there is one.
   * The account is deleted only after Paddle has ended them; if that fails, the response is 502 or 503. A server may
   * not know the field.
   */
  cancelSubscription?: boolean;
}

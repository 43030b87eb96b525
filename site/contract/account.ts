import * as z from 'zod/mini';
import { invoiceSchema, purchaseSchema, subscriptionSchema } from './billing.ts';

/**
 * The wire shapes of the account API, shared by the server and the adapters that call it.
 *
 * The shapes are those of Strapi 5's users-permissions API with refresh tokens. They are `looseObject`s because a
 * server may send more than the site reads: an extra field is kept, not rejected. `zod/mini` because the adapters ship
 * to a visitor's browser.
 */

/** A user's role: only its name is read. */
export const roleSchema = z.looseObject({ name: z.string() });

/** The user as the client keeps it. */
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

/** `POST /api/auth/local`, `…/register`: both `jwt` and `user` must be there, or the response is invalid. */
export const loginResponseSchema = z.looseObject({
  jwt: z.string().check(z.minLength(1)),
  user: userSchema,
  refreshToken: z.optional(z.string()),
});

/** `POST /api/auth/refresh`: a server that rotates adds the next `refreshToken`. */
export const refreshResponseSchema = z.looseObject({
  jwt: z.string().check(z.minLength(1)),
  refreshToken: z.optional(z.string()),
});

/** `POST /api/auth/change-password`: a server may send no tokens; they are kept where it does. */
export const changePasswordResponseSchema = z.looseObject({
  jwt: z.optional(z.string()),
  refreshToken: z.optional(z.string()),
  user: z.optional(userSchema),
});

/** `POST /api/auth/local/register` where addresses must be confirmed first: nobody is signed in. */
export const unconfirmedResponseSchema = z.looseObject({ user: userSchema });

/** `POST /api/auth/forgot-password`, `…/logout`, `POST /api/account/delete`. */
export const okResponseSchema = z.looseObject({ ok: z.literal(true) });

/** `POST /api/auth/send-email-confirmation`: the same for every address. */
export const confirmationSentResponseSchema = z.looseObject({ email: z.string(), sent: z.literal(true) });

/** One place the user is signed in. */
export const sessionSchema = z.looseObject({
  id: z.string(),
  deviceId: z.nullable(z.string()),
  /** Such as `Chrome on macOS`; missing where the client did not say. */
  deviceName: z.optional(z.string()),
  /** The one that asks. */
  current: z.boolean(),
  loginAt: z.string(),
  lastActiveAt: z.string(),
});

/** `GET /api/auth/sessions`: the one that asks first, then the one last active. */
export const sessionsResponseSchema = z.looseObject({ data: z.array(sessionSchema) });

/** The body of every error response. */
export const errorResponseSchema = z.looseObject({
  data: z.optional(z.null()),
  error: z.looseObject({
    status: z.optional(z.number()),
    name: z.optional(z.string()),
    message: z.string(),
    details: z.optional(z.unknown()),
  }),
});

/** `DELETE /api/auth/sessions/{id}`. */
export const endSessionResponseSchema = z.looseObject({ data: z.looseObject({}) });

/** `GET /api/account/email-change` of this server: the address that waits to be confirmed, since when, or null. */
export const emailChangeResponseSchema = z.looseObject({
  data: z.nullable(z.looseObject({ email: z.string(), startedAt: z.string() })),
});

/** `GET /api/account/export`: everything kept about the user, as a JSON file. */
export const accountExportSchema = z.looseObject({
  exportedAt: z.string(),
  user: userSchema,
  consent: z.nullable(z.looseObject({ version: z.string(), at: z.nullable(z.string()) })),
  sessions: z.array(z.looseObject({ id: z.string(), loginAt: z.string(), lastActiveAt: z.string() })),
  devices: z.array(z.looseObject({ device: z.string(), firstSeenAt: z.string(), lastSeenAt: z.string() })),
  codes: z.array(z.looseObject({ purpose: z.string(), email: z.string(), createdAt: z.string() })),
  emailChanges: z.array(z.looseObject({ from: z.string(), to: z.string(), startedAt: z.string() })),
  lists: z.array(z.looseObject({ list: z.string(), askedAt: z.string(), confirmedAt: z.nullable(z.string()) })),
  /** Everything bought: see `subscriptionResponseSchema`. A server without purchases leaves it out. */
  purchases: z.optional(
    z.looseObject({
      subscriptions: z.array(subscriptionSchema),
      purchases: z.array(purchaseSchema),
      invoices: z.array(invoiceSchema),
    }),
  ),
  /** The Macs that have licences. A server without licences leaves it out. */
  licences: z.optional(
    z.array(z.looseObject({ device: z.string(), name: z.string(), addedAt: z.string(), lastSeenAt: z.string() })),
  ),
  mailsWaiting: z.array(z.looseObject({ event: z.string(), recipient: z.string(), createdAt: z.string() })),
});

/** One site-wide content entry. `value` is any JSON. */
export const commonsEntrySchema = z.looseObject({ key: z.string(), value: z.unknown() });

/** `GET /api/commons` of this server: a page of the entries, each with the `fields` the client asked for. */
export const commonsPageSchema = z.looseObject({
  data: z.array(z.partial(commonsEntrySchema)),
  meta: z.looseObject({
    // By page or by offset, as it was asked for; the counts are left out for a client that wants none.
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

/** `GET /api/commons/{documentId}`: one entry, with the `fields` the client asked for. */
export const commonsEntryResponseSchema = z.looseObject({
  data: z.partial(commonsEntrySchema),
  meta: z.looseObject({}),
});

/** `GET /api/commons` as the site reads it: `{data: […]}`, a bare list, or an object used as it is. */
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

/** What `POST /api/auth/local` takes: `identifier` is an e-mail or a username. */
export interface LoginRequest {
  identifier: string;
  password: string;
  /** What the client calls itself, at most `DEVICE_ID_MAX` characters: its sign-ins are then one device's. */
  deviceId?: string;
}

/** What `POST /api/auth/local/register` takes. */
export interface RegisterRequest {
  username: string;
  email: string;
  password: string;
  /** The version of the terms and the privacy policy that was agreed to. A server may not know the field. */
  consent?: string;
}

/** What `POST /api/auth/change-password` takes; the server wants the new password twice. */
export interface ChangePasswordRequest {
  currentPassword: string;
  password: string;
  passwordConfirmation: string;
}

/** What `PUT /api/users/{id}` may change. */
export interface ProfileUpdate {
  username?: string;
  email?: string;
  /** Asked for where `email` is another than before. */
  currentPassword?: string;
  full_name?: string | null;
  company?: string | null;
  country?: string | null;
}

/** What `POST /api/auth/forgot-password` and `POST /api/auth/send-email-confirmation` take. */
export interface MailRequest {
  email: string;
}

/**
 * What `POST /api/auth/reset-password` takes; `code` is that of the link in the mail. The response is that of a log-in.
 */
export interface ResetPasswordRequest {
  code: string;
  password: string;
  passwordConfirmation: string;
}

/** What `POST /api/auth/logout` takes: nothing for this session, or one of these. */
export interface LogoutRequest {
  refreshToken?: string;
  scope?: 'all';
  deviceId?: string;
}

/** What `POST /api/account/delete` takes. */
export interface DeleteAccountRequest {
  password: string;
  /**
   * Whether a subscription that runs is to be ended. Without it the response is 409 while one does (`SUBSCRIPTION_RUNNING`);
   * with it nothing is deleted unless Paddle has ended it (502, 503). A server may not know the field.
   */
  cancelSubscription?: boolean;
}

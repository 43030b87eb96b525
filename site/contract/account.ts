import * as z from 'zod/mini';

/**
 * The wire shapes of the account API, shared by the server that answers and the adapters that ask.
 *
 * The shapes are those of Strapi 5's users-permissions API with refresh tokens. They are `looseObject`s where a server
 * may send more than the site reads ("plus other fields", specification section 3): an extra field is kept, not refused.
 * `zod/mini` because the adapters ship to a visitor's browser.
 */

/** A user's role: only its name is read (specification section 6). */
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

/** `POST /api/auth/local`, `…/register`: both `jwt` and `user` must be there, or the reply is invalid. */
export const loginReplySchema = z.looseObject({
  jwt: z.string().check(z.minLength(1)),
  user: userSchema,
  refreshToken: z.optional(z.string()),
});

/** `POST /api/auth/refresh`: a server that rotates adds the next `refreshToken`. */
export const refreshReplySchema = z.looseObject({
  jwt: z.string().check(z.minLength(1)),
  refreshToken: z.optional(z.string()),
});

/** `POST /api/auth/change-password`: its reply is not specified; tokens are kept where it has them. */
export const changePasswordReplySchema = z.looseObject({
  jwt: z.optional(z.string()),
  refreshToken: z.optional(z.string()),
  user: z.optional(userSchema),
});

/** `POST /api/auth/local/register` where addresses must be confirmed first: nobody is signed in. */
export const unconfirmedReplySchema = z.looseObject({ user: userSchema });

/** `POST /api/auth/forgot-password`, `…/logout`, `POST /api/account/delete`. */
export const okReplySchema = z.looseObject({ ok: z.literal(true) });

/** `POST /api/auth/send-email-confirmation`: the same for every address. */
export const confirmationSentReplySchema = z.looseObject({ email: z.string(), sent: z.literal(true) });

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
export const sessionsReplySchema = z.looseObject({ data: z.array(sessionSchema) });

/** The body of every refused call. `data` is always null beside it. */
export const errorReplySchema = z.looseObject({
  error: z.looseObject({
    status: z.optional(z.number()),
    name: z.optional(z.string()),
    message: z.string(),
    details: z.optional(z.unknown()),
  }),
});

/** One site-wide content entry. `value` is any JSON. */
export const commonsEntrySchema = z.looseObject({ key: z.string(), value: z.unknown() });

/** `GET /api/commons`: `{data: […]}`, a bare list, or an object used as it is. */
export const commonsReplySchema = z.union([
  z.looseObject({ data: z.array(commonsEntrySchema) }),
  z.array(commonsEntrySchema),
  z.record(z.string(), z.unknown()),
]);

export type Role = z.infer<typeof roleSchema>;
export type User = z.infer<typeof userSchema>;
export type LoginReply = z.infer<typeof loginReplySchema>;
export type RefreshReply = z.infer<typeof refreshReplySchema>;
export type ChangePasswordReply = z.infer<typeof changePasswordReplySchema>;
export type Session = z.infer<typeof sessionSchema>;
export type ErrorReply = z.infer<typeof errorReplySchema>;
export type CommonsEntry = z.infer<typeof commonsEntrySchema>;

/** What `POST /api/auth/local` takes: `identifier` is an e-mail or a username. */
export interface LoginRequest {
  identifier: string;
  password: string;
  /** What the client calls itself, at most 255 characters: its sign-ins are then one device's. */
  deviceId?: string;
}

/** What `POST /api/auth/local/register` takes. */
export interface RegisterRequest {
  username: string;
  email: string;
  password: string;
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
  full_name?: string | null;
  company?: string | null;
  country?: string | null;
}

/** What `POST /api/auth/forgot-password` and `POST /api/auth/send-email-confirmation` take. */
export interface MailRequest {
  email: string;
}

/** What `POST /api/auth/reset-password` takes; `code` is that of the link in the mail. Replies as a log-in. */
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
}

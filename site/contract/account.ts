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
export type ErrorReply = z.infer<typeof errorReplySchema>;
export type CommonsEntry = z.infer<typeof commonsEntrySchema>;

/** What `POST /api/auth/local` takes: `identifier` is an e-mail or a username. */
export interface LoginRequest {
  identifier: string;
  password: string;
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

import type { ChangePasswordReply, LoginReply, RefreshReply, User } from '../../contract/account.ts';
import { isObject } from '../http/index.ts';

/**
 * The replies of the account API, checked by hand: the account area is on every page, and Zod's core would weigh more
 * than the whole adapter. A test holds each check against the schema of the same name in `site/contract/account.ts`.
 */

const isString = (value: unknown): value is string => typeof value === 'string';
const isOptional = (value: unknown): boolean => value === undefined || isString(value);
const isNullable = (value: unknown): boolean => value === null || isOptional(value);

/** The user (specification section 3). Fields that are not named here are kept, not checked. */
export function isUser(value: unknown): value is User {
  if (!isObject(value)) return false;
  const { id, email, username, role, paddle_customer_id, full_name, company, country } = value;
  return (
    (isString(id) || Number.isFinite(id)) &&
    isString(email) &&
    isOptional(username) &&
    (role === undefined || role === null || (isObject(role) && isString(role['name']))) &&
    [paddle_customer_id, full_name, company, country].every(isNullable)
  );
}

/** The reply to a refresh: a token, and the next refresh token where the server rotates. */
export function isRefreshReply(value: unknown): value is RefreshReply {
  return isObject(value) && isString(value['jwt']) && value['jwt'] !== '' && isOptional(value['refreshToken']);
}

/** The reply to a login or a registration: a token and a user must both be there (specification section 4). */
export function isLoginReply(value: unknown): value is LoginReply {
  return isRefreshReply(value) && isUser(value['user']);
}

/** The reply to a change of password: whatever it has of tokens and user must be right; it need not have any. */
export function isChangePasswordReply(value: unknown): value is ChangePasswordReply {
  if (!isObject(value)) return false;
  const { jwt, refreshToken, user } = value;
  return isOptional(jwt) && isOptional(refreshToken) && (user === undefined || isUser(user));
}

/** Whether a registration was answered with an account that is yet to be confirmed: the user, not confirmed, no token. */
export function asksForConfirmation(value: unknown): boolean {
  if (!isObject(value) || value['jwt'] !== undefined) return false;
  const { user } = value;
  return isUser(user) && user['confirmed'] === false;
}

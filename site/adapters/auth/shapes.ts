import { isObject } from '../http/schema.ts';
import { isId } from './user.ts';

/**
 * The responses of the account API, read by hand: the account area is on every page, and Zod's core would weigh more
 * than the whole adapter. Only what a call cannot do without is asked for; everything else may be null, missing or odd.
 */

/** The tokens a response has. */
export interface Tokens {
  jwt?: string | undefined;
  refreshToken?: string | undefined;
}

/** Whether a value can be sent as a bearer token: with anything else in its header no call would ever leave. */
export function isBearer(value: unknown): value is string {
  return typeof value === 'string' && /^[ -~]+$/.test(value);
}

/** The tokens of any response, whatever else is in it: each that can be sent. */
export function tokensOf(response: unknown): Tokens {
  if (!isObject(response)) return {};
  const { jwt, refreshToken } = response;
  return {
    jwt: isBearer(jwt) ? jwt : undefined,
    refreshToken: typeof refreshToken === 'string' && refreshToken !== '' ? refreshToken : undefined,
  };
}

/** The user of any response, where it has one. */
export function userOf(response: unknown): Record<string, unknown> | undefined {
  const user = isObject(response) ? response['user'] : undefined;
  return isObject(user) ? user : undefined;
}

/** The response to a refresh: a token, and perhaps the next refresh token. */
export function isRefreshed(response: unknown): response is Record<string, unknown> {
  return tokensOf(response).jwt !== undefined;
}

/** The response to the own-profile call: a user, who has an id. */
export function isProfile(response: unknown): response is Record<string, unknown> {
  return isObject(response) && isId(response['id']);
}

/** The response to a change of the profile: any of the user's fields, but no id and no address that are none. */
export function isProfileChange(response: unknown): response is Record<string, unknown> {
  if (!isObject(response)) return false;
  const { id, email } = response;
  return (id === undefined || isId(id)) && (email === undefined || email === null || typeof email === 'string');
}

/** Whether the response to a registration is an account that is yet to be confirmed: the user, not confirmed, no token. */
export function asksForConfirmation(response: unknown): boolean {
  const hasNoToken = isObject(response) && (response['jwt'] ?? null) === null;
  return hasNoToken && userOf(response)?.['confirmed'] === false;
}

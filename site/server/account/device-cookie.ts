import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { serialize } from 'hono/utils/cookie';
import { DAY } from '../process/clock.ts';

/*
 * A random text that a browser gets when somebody signs in with it, and sends along with the calls of the account API.
 * It tells the devices of an account from strangers', for counting failures and for the mail about a new sign-in. It
 * signs nobody in and no script can read it. A client that keeps no cookies is told by its address.
 */

const NAME = 'onset_device';

const LIFETIME_SECONDS = (400 * DAY) / 1000;

/** What a request says of its device, if it says anything that was given out here. */
export function deviceCookie(context: Context): string | undefined {
  const value = getCookie(context, NAME);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** What a device is to be known by from now on. */
export const newDevice = (): string => randomBytes(32).toString('base64url');

/** The header that gives a device what it is known by. It is sent to the account API of this site and to nobody else. */
export function deviceCookieHeader(device: string, isHttps: boolean): Readonly<Record<string, string>> {
  const options = { path: '/api', maxAge: LIFETIME_SECONDS, httpOnly: true, sameSite: 'Strict' } as const;
  return { 'Set-Cookie': serialize(NAME, device, { ...options, secure: isHttps }) };
}

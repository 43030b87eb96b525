import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { serialize } from 'hono/utils/cookie';
import { DAY } from '../process/clock.ts';
import type { KeyedHash } from '../process/keyed-hash.ts';

/*
 * A random text, signed, that a browser gets when somebody signs in with it, and sends along with the calls of the account API.
 * It tells the devices of an account from strangers', for counting failures and for the mail about a new sign-in. It
 * signs nobody in and no script can read it. A client that keeps no cookies is told by its address.
 */

const NAME = 'onset_device';

const LIFETIME_SECONDS = (400 * DAY) / 1000;

/** The purpose of the keyed hash that signs it. */
const PURPOSE = 'device cookie';

/**
 * The device that a request's cookie names, if this server issued it. Without the signature, someone who can set a
 * cookie in the owner's browser would know what the owner's device is known by from then on.
 */
export function deviceCookie(context: Context, hash: KeyedHash): string | undefined {
  const [, device = '', mac = ''] = /^([\w-]{43})\.([\w-]{43})$/.exec(getCookie(context, NAME) ?? '') ?? [];
  if (device === '') return undefined;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(hash(PURPOSE, device))) ? device : undefined;
}

/** What a device is to be known by from now on. */
export const newDevice = (): string => randomBytes(32).toString('base64url');

/** The header that gives a device what it is known by. It is sent to the account API of this site and to nobody else. */
export function deviceCookieHeader(
  device: string,
  { hash, isHttps }: { readonly hash: KeyedHash; readonly isHttps: boolean },
): Readonly<Record<string, string>> {
  const options = { path: '/api', maxAge: LIFETIME_SECONDS, httpOnly: true, sameSite: 'Strict' } as const;
  return { 'Set-Cookie': serialize(NAME, `${device}.${hash(PURPOSE, device)}`, { ...options, secure: isHttps }) };
}

import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { serialize } from 'hono/utils/cookie';
import { DEVICE_ID_MAX } from '../../contract/limits.ts';
import type { Database, DatabaseTransaction, KnownDevicesTable } from '../database/tables.ts';
import { hashToken } from '../database/ids.ts';
import { DAY, timestamp } from '../process/clock.ts';
import type { KeyedHash } from '../process/secrets.ts';
import { isStorable } from './fields.ts';
import type { AccountService } from './service.ts';

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/\bChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bLinux\b/, 'Linux'],
];

/** Name of a client without a `User-Agent`. */
export const UNKNOWN_CLIENT = 'Unknown client';

/** Returns the name of a session in lists, such as `Chrome on macOS`. Nothing else of the `User-Agent` is stored. */
function deviceLabel(userAgent: string | undefined): string {
  const first = (table: typeof BROWSERS): string | undefined =>
    table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  return [first(BROWSERS) ?? UNKNOWN_CLIENT, first(SYSTEMS)].filter((part) => part !== undefined).join(' on ');
}

/**
 * Cookie with a signed random ID, which a browser gets at a login and sends with calls of the account API. It
 * distinguishes the devices of an account from others, for the rate limits and for emails about new logins. It isn't a
 * credential, and scripts can't read it. Clients without cookies are recognized by their IP address.
 */
const NAME = 'onset_device';

const LIFETIME_SECONDS = (400 * DAY) / 1000;

/** Purpose of the keyed hash that signs the cookie. */
const PURPOSE = 'device cookie';

/**
 * Returns the device ID of a request's cookie if this server issued it. Without the signature, an attacker who can set
 * a cookie in the owner's browser would know the ID of the owner's device.
 */
function deviceCookie(context: Context, hash: KeyedHash): string | undefined {
  const [, device = '', mac = ''] = /^([\w-]{43})\.([\w-]{43})$/.exec(getCookie(context, NAME) ?? '') ?? [];
  if (device === '') return undefined;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(hash(PURPOSE, device))) ? device : undefined;
}

const newDevice = (): string => randomBytes(32).toString('base64url');

/** Returns the header that sets the cookie, which browsers send only to the account API of this site. */
export function deviceCookieHeader(
  device: string,
  { hash, isHttps }: { readonly hash: KeyedHash; readonly isHttps: boolean },
): Readonly<Record<string, string>> {
  const options = { path: '/api', maxAge: LIFETIME_SECONDS, httpOnly: true, sameSite: 'Strict' } as const;
  return { 'Set-Cookie': serialize(NAME, `${device}.${hash(PURPOSE, device)}`, { ...options, secure: isHttps }) };
}

/** Program and device of a request. */
export interface Client {
  /** Such as `Chrome on macOS`. */
  readonly label: string;
  /** Name that the client sent, if any. */
  readonly deviceId: string | null;
  /** Device ID from the cookie, or a new one. */
  readonly device: string;
  /** True for a browser that would have sent the cookie if it had one. */
  readonly keepsCookies: boolean;
  /** IP address, or its network for IPv6. */
  readonly address: string;
}

/** Returns the client of a request. `deviceId` is from its body, and ignored if it's too long. */
export function clientOf(
  context: Context,
  { addressOf, hash }: Pick<AccountService, 'addressOf' | 'hash'>,
  deviceId?: unknown,
): Client {
  const isId = typeof deviceId === 'string' && deviceId !== '' && isStorable(deviceId);
  return {
    label: deviceLabel(context.req.header('user-agent')),
    deviceId: isId && deviceId.length <= DEVICE_ID_MAX ? deviceId : null,
    device: deviceCookie(context, hash) ?? newDevice(),
    // Browsers send cookies automatically only to the origin of the page.
    keepsCookies: context.req.header('sec-fetch-site') === 'same-origin',
    address: addressOf(context),
  };
}

type Kind = KnownDevicesTable['kind'];

/** Time after the last login at which an identifier is deleted, in milliseconds. */
const LIFETIMES: Readonly<Record<Kind, number>> = { device: 400 * DAY, name: 400 * DAY, address: 90 * DAY };

/** Maximum number per kind and account. A program without cookies is a new device at each login. */
const MAX_DEVICES = 100;

/** User ID that no account has, so that the same query runs for unknown accounts. */
const NO_USER = 0;

/**
 * Returns the key of the known device or IP address of a request, or `undefined` if the account doesn't know it. Known
 * ones have their own rate limit, so that attackers can't use up the owner's attempts. The client's own name isn't
 * proof, because anyone can send the same.
 */
export async function knownDevice(
  { database, hash, now: clock }: Pick<AccountService, 'database' | 'hash' | 'now'>,
  client: Client,
  userId = NO_USER,
): Promise<string | undefined> {
  const now = clock();
  const keys = keysOf(hash, client, userId);
  const rows = await database
    .selectFrom('known_devices')
    .select(['key', 'kind', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('key', 'in', [keys.device, keys.address])
    .execute();
  const known = rows.filter((row) => row.last_seen_at > timestamp(now - LIFETIMES[row.kind]));
  return (known.find(({ kind }) => kind === 'device') ?? known[0])?.key;
}

/**
 * Stores the identifiers of a client at a login. Returns true if the owner should get an email, because the account
 * wasn't used on this device before. The first login of an account returns false.
 */
export async function rememberDevice(
  transaction: DatabaseTransaction,
  hash: KeyedHash,
  { client, userId }: { client: Client; userId: number },
  now: number,
): Promise<boolean> {
  const rows = await transaction
    .selectFrom('known_devices')
    .select(['key', 'kind', 'last_seen_at'])
    .where('user_id', '=', userId)
    .execute();
  const known = new Set(
    rows.filter((row) => row.last_seen_at > timestamp(now - LIFETIMES[row.kind])).map(({ key }) => key),
  );
  const keys = keysOf(hash, client, userId);
  const seen = { first_seen_at: timestamp(now), last_seen_at: timestamp(now) };
  for (const kind of ['device', 'name', 'address'] as const) {
    const key = keys[kind];
    if (key === undefined) continue;
    await transaction
      .insertInto('known_devices')
      .values({ user_id: userId, key, kind, ...seen })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet({ last_seen_at: seen.last_seen_at }))
      .execute();
    await deleteOldest(transaction, userId, kind);
  }
  return known.size > 0 && isNew(known, keys, client);
}

/** Deletes all devices and IP addresses of a user. */
export async function deleteDevices(transaction: DatabaseTransaction, userId: number): Promise<void> {
  await transaction.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

/** Deletes the oldest identifiers of one kind if a user has more than `MAX_DEVICES`. */
async function deleteOldest(transaction: DatabaseTransaction, userId: number, kind: Kind): Promise<void> {
  const rows = transaction.selectFrom('known_devices').where('user_id', '=', userId).where('kind', '=', kind);
  const kept = rows.select('key').orderBy('last_seen_at', 'desc').orderBy('key').limit(MAX_DEVICES);
  await transaction
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('key', 'not in', kept)
    .execute();
}

interface Keys {
  readonly device: string;
  readonly name: string | undefined;
  readonly address: string;
}

/** A client with a cookie or a name is recognized by it, any other by its IP address. */
function isNew(known: ReadonlySet<string>, { device, name, address }: Keys, { keepsCookies }: Client): boolean {
  if (known.has(device)) return false;
  if (name !== undefined) return !known.has(name);
  return keepsCookies || !known.has(address);
}

function keysOf(hash: KeyedHash, { device, deviceId, address }: Client, userId: number): Keys {
  return {
    device: hashToken(device),
    name: deviceId === null ? undefined : hash('device name', `${userId} ${deviceId}`),
    // Includes the user, so that the table doesn't reveal who shares an IP address.
    address: hash('known address', `${userId} ${address}`),
  };
}

/** Deletes identifiers without a login for a long time. */
export async function clearDevices(database: Database, now: number): Promise<void> {
  for (const [kind, lifetime] of Object.entries(LIFETIMES))
    await database
      .deleteFrom('known_devices')
      .where('kind', '=', kind as Kind)
      .where('last_seen_at', '<=', timestamp(now - lifetime))
      .execute();
}

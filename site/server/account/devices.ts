import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { serialize } from 'hono/utils/cookie';
import { DEVICE_ID_MAX } from '../../contract/limits.ts';
import type { Database, DatabaseTransaction, KnownDevicesTable } from '../database/tables.ts';
import { hashToken } from '../database/token-hash.ts';
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

/** What a client is called that says nothing of itself. */
export const UNKNOWN_CLIENT = 'Unknown client';

/**
 * What a session is called in a list: `Chrome on macOS`, or as much as the `User-Agent` tells. The rest of it is not
 * kept.
 */
function deviceLabel(userAgent: string | undefined): string {
  const first = (table: typeof BROWSERS): string | undefined =>
    table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  return [first(BROWSERS) ?? UNKNOWN_CLIENT, first(SYSTEMS)].filter((part) => part !== undefined).join(' on ');
}

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
function deviceCookie(context: Context, hash: KeyedHash): string | undefined {
  const [, device = '', mac = ''] = /^([\w-]{43})\.([\w-]{43})$/.exec(getCookie(context, NAME) ?? '') ?? [];
  if (device === '') return undefined;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(hash(PURPOSE, device))) ? device : undefined;
}

/** What a device is to be known by from now on. */
const newDevice = (): string => randomBytes(32).toString('base64url');

/** The header that gives a device what it is known by. It is sent to the account API of this site and to nobody else. */
export function deviceCookieHeader(
  device: string,
  { hash, isHttps }: { readonly hash: KeyedHash; readonly isHttps: boolean },
): Readonly<Record<string, string>> {
  const options = { path: '/api', maxAge: LIFETIME_SECONDS, httpOnly: true, sameSite: 'Strict' } as const;
  return { 'Set-Cookie': serialize(NAME, `${device}.${hash(PURPOSE, device)}`, { ...options, secure: isHttps }) };
}

/** What a request says of the program and the device it comes from. */
export interface Client {
  /** Such as `Chrome on macOS`. */
  readonly label: string;
  /** What the client calls itself, if it does. */
  readonly deviceId: string | null;
  /** What its device is known by: from its cookie, or made now. */
  readonly device: string;
  /** Whether it is a browser that would have sent the cookie if it had one. */
  readonly keepsCookies: boolean;
  /** The network address. */
  readonly address: string;
}

/** The client of a request; `deviceId` is the member of its body. A client that sends one that is too long has none. */
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
    // Browsers send cookies along unasked to the origin of the page alone.
    keepsCookies: context.req.header('sec-fetch-site') === 'same-origin',
    address: addressOf(context),
  };
}

type Kind = KnownDevicesTable['kind'];

/** How long after the last sign-in a device, what a client called itself, or an address is forgotten. */
const LIFETIMES: Readonly<Record<Kind, number>> = { device: 400 * DAY, name: 400 * DAY, address: 90 * DAY };

/** The most of one kind that an account knows: a program that keeps no cookie is a new device at each sign-in. */
const MOST = 100;

/** The user id of nobody, so that the same is asked of the database whether there is such an account or not. */
const NOBODY = 0;

/**
 * Which of the devices and addresses that signed in to an account before a request comes from; `undefined` for a
 * stranger's. A request from one is counted by itself, so that strangers cannot use up its tries. What a client calls
 * itself is no proof: anybody can call themselves the same.
 */
export async function knownDevice(
  { database, hash, now: clock }: Pick<AccountService, 'database' | 'hash' | 'now'>,
  client: Client,
  userId = NOBODY,
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
 * Notes that a user signed in from a client. Tells whether the owner should hear of it: it is a device the account was
 * not used on. The first sign-in of an account is no news.
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
    await forgetOldest(transaction, userId, kind);
  }
  return known.size > 0 && isNew(known, keys, client);
}

/** Forgets all devices and addresses of a user. */
export async function forgetDevices(transaction: DatabaseTransaction, userId: number): Promise<void> {
  await transaction.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

/** Forgets of one kind those of a user that were not seen for longest, where there are more than `MOST`. */
async function forgetOldest(transaction: DatabaseTransaction, userId: number, kind: Kind): Promise<void> {
  const rows = transaction.selectFrom('known_devices').where('user_id', '=', userId).where('kind', '=', kind);
  const kept = rows.select('key').orderBy('last_seen_at', 'desc').orderBy('key').limit(MOST);
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

/** A client that says who it is, by its cookie or by a name, is judged by that; only another by its address. */
function isNew(known: ReadonlySet<string>, { device, name, address }: Keys, { keepsCookies }: Client): boolean {
  if (known.has(device)) return false;
  if (name !== undefined) return !known.has(name);
  return keepsCookies || !known.has(address);
}

function keysOf(hash: KeyedHash, { device, deviceId, address }: Client, userId: number): Keys {
  return {
    device: hashToken(device),
    name: deviceId === null ? undefined : hash('device name', `${userId} ${deviceId}`),
    // With the user in it, so that the table does not tell who shares an address.
    address: hash('known address', `${userId} ${address}`),
  };
}

/** Forgets the devices and addresses that were not signed in from for a long time. */
export async function clearDevices(database: Database, now: number): Promise<void> {
  for (const [kind, lifetime] of Object.entries(LIFETIMES))
    await database
      .deleteFrom('known_devices')
      .where('kind', '=', kind as Kind)
      .where('last_seen_at', '<=', timestamp(now - lifetime))
      .execute();
}

import { hashToken } from '../database/token-hash.ts';
import type { Database, DatabaseTransaction, KnownDevicesTable } from '../database/tables.ts';
import { DAY, timestamp } from '../process/clock.ts';
import type { Client } from './client.ts';
import type { KeyedHash } from '../process/keyed-hash.ts';
import type { AccountService } from './service.ts';

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

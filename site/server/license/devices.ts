import { DEVICE_LIMIT } from '../../contract/billing.ts';
import type { LicenceDevice } from '../../contract/billing.ts';
import { lockUser } from '../account/email-change.ts';
import { endSessions } from '../account/session.ts';
import type { Bought } from '../billing/entitlement.ts';
import { documentId } from '../database/document-id.ts';
import type { Database, DatabaseTransaction, LicenceDeviceRow } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { unauthorizedError } from '../http/api-error.ts';
import { LICENCE_LIFETIME } from './keys.ts';
import { timestamp } from '../process/clock.ts';

/** A Mac that asks for a licence. */
export interface AskingDevice {
  readonly userId: number;
  /** The subscription or payment that the license is for. */
  readonly purchaseId: string;
  readonly sessionId: string;
  readonly device: string;
  /** What its owner calls it; `undefined` where the app does not say. */
  readonly name: string | undefined;
}

/** What a Mac is called whose name nobody said. */
const NAMELESS = 'Mac';

/** A device as the wire shows it. */
export const deviceJson = (row: LicenceDeviceRow): LicenceDevice => ({
  id: row.id,
  name: row.name,
  addedAt: row.added_at,
  lastSeenAt: row.last_seen_at,
});

/** The devices of a user, the first first. */
export function devicesOf(database: Database, userId: number): Promise<LicenceDeviceRow[]> {
  return database
    .selectFrom('licence_devices')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

/** Notes that a device asked again; `undefined` for one that is not among the user's. */
export function seeDevice(
  database: Database,
  { userId, purchaseId, sessionId, device, name }: AskingDevice,
  now: number,
): Promise<LicenceDeviceRow | undefined> {
  return database
    .updateTable('licence_devices')
    .set({
      purchase_id: purchaseId,
      session_id: sessionId,
      last_seen_at: timestamp(now),
      ...(name === undefined ? {} : { name }),
    })
    .where('user_id', '=', userId)
    .where('device', '=', device)
    .returningAll()
    .executeTakeFirst();
}

/** Adds a device, or notes that it asked again where it was added meanwhile. `'full'` where there are as many as
 * may be. Throws 401 for a user who is gone. */
export function addDevice(database: Database, asking: AskingDevice, now: number): Promise<LicenceDeviceRow | 'full'> {
  return inTransaction(database, async (transaction) => {
    // Of two at once the second counts the first.
    if ((await lockUser(transaction, asking.userId)) === undefined) throw unauthorizedError();
    const known = await seeDevice(transaction, asking, now);
    if (known !== undefined) return known;
    const { count } = await transaction
      .selectFrom('licence_devices')
      .select((row) => row.fn.countAll().as('count'))
      .where('user_id', '=', asking.userId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= DEVICE_LIMIT) return 'full';
    return transaction
      .insertInto('licence_devices')
      .values({
        id: documentId(),
        user_id: asking.userId,
        purchase_id: asking.purchaseId,
        device: asking.device,
        name: asking.name ?? NAMELESS,
        session_id: asking.sessionId,
        added_at: timestamp(now),
        last_seen_at: timestamp(now),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/**
 * Makes the Macs that a deleted account had licenses on those of the user who owns its purchases now, so that deleting an
 * account gives no one a new count. A Mac that the user has already stays as it is.
 */
export async function adoptDevices(
  database: Database,
  userId: number,
  { subscriptions, purchases }: Bought,
): Promise<void> {
  const purchaseIds = [...subscriptions, ...purchases].map(({ id }) => id);
  if (purchaseIds.length === 0) return;
  const left = database
    .selectFrom('licence_devices')
    .select(['id', 'device'])
    .where('user_id', 'is', null)
    .where('purchase_id', 'in', purchaseIds);
  if ((await left.executeTakeFirst()) === undefined) return;
  await inTransaction(database, async (transaction) => {
    if ((await lockUser(transaction, userId)) === undefined) throw unauthorizedError();
    const known = new Set((await devicesOf(transaction, userId)).map(({ device }) => device));
    const { rows } = await transaction.executeQuery(left);
    for (const { id, device } of rows) {
      if (known.has(device)) await transaction.deleteFrom('licence_devices').where('id', '=', id).execute();
      else await transaction.updateTable('licence_devices').set({ user_id: userId }).where('id', '=', id).execute();
      known.add(device);
    }
  });
}

/**
 * Forgets what a user called their Macs. Call it before the user is deleted: the Macs themselves are counted until their
 * licenses are over.
 */
export async function anonymizeDevices(transaction: DatabaseTransaction, userId: number): Promise<void> {
  await transaction
    .updateTable('licence_devices')
    .set({ name: NAMELESS, session_id: '' })
    .where('user_id', '=', userId)
    .execute();
}

/** Deletes the Macs of deleted accounts once no license of them can be good any more. */
export async function clearDevicesLeft(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('licence_devices')
    .where('user_id', 'is', null)
    .where('last_seen_at', '<=', timestamp(now - LICENCE_LIFETIME))
    .execute();
}

/**
 * Removes a device and ends the session it asked by, so that it does not come back by itself; not the one that removes it
 * (`bySession`). Tells whether there was such a device of the user.
 */
export function removeDevice(
  database: Database,
  { userId, id, bySession }: { readonly userId: number; readonly id: string; readonly bySession: string },
  now: number,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const removed = await transaction
      .deleteFrom('licence_devices')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning('session_id')
      .executeTakeFirst();
    if (removed === undefined) return false;
    const sessionId = removed.session_id;
    if (sessionId !== bySession) await endSessions(transaction, { userId, sessionId }, now);
    return true;
  });
}

import { DEVICE_LIMIT } from '../../contract/billing.ts';
import type { LicenseDevice } from '../../contract/billing.ts';
import { lockUser } from '../account/email-change.ts';
import { endSessions } from '../account/session.ts';
import type { Bought } from '../billing/entitlement.ts';
import { documentId } from '../database/ids.ts';
import type { Database, DatabaseTransaction, LicenseDeviceRow } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { unauthorizedError } from '../http/api-error.ts';
import { timestamp } from '../process/clock.ts';
import { LICENSE_LIFETIME } from './keys.ts';

/** Mac that requests a license. */
export interface DeviceRequest {
  readonly userId: number;
  /** Subscription or payment that the license is for. */
  readonly purchaseId: string;
  readonly sessionId: string;
  readonly device: string;
  /** Name from its owner; `undefined` if the app sends none. */
  readonly name: string | undefined;
}

/** Name of a Mac if the app sends none. */
const DEFAULT_NAME = 'Mac';

/** Device as in API responses. */
export const deviceJson = (row: LicenseDeviceRow): LicenseDevice => ({
  id: row.id,
  name: row.name,
  addedAt: row.added_at,
  lastSeenAt: row.last_seen_at,
});

/** Devices of a user, oldest first. */
export function devicesOf(database: Database, userId: number): Promise<LicenseDeviceRow[]> {
  return database
    .selectFrom('licence_devices')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

/** Returns the devices of a user for the export of the account's data. */
export function exportDevices(database: Database, userId: number) {
  return database
    .selectFrom('licence_devices')
    .select(['device', 'name', 'added_at as addedAt', 'last_seen_at as lastSeenAt'])
    .where('user_id', '=', userId)
    .execute();
}

/** Stores the renewal of a device's license. Returns `undefined` if the user has no such device. */
export function updateDevice(
  database: Database,
  { userId, purchaseId, sessionId, device, name }: DeviceRequest,
  now: number,
): Promise<LicenseDeviceRow | undefined> {
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

/**
 * Adds a device, or records a renewal if it was added meanwhile. Returns `'full'` at the limit.
 * Throws 401 if the user was deleted.
 */
export function addDevice(database: Database, asking: DeviceRequest, now: number): Promise<LicenseDeviceRow | 'full'> {
  return inTransaction(database, async (transaction) => {
    // Serializes requests, to keep the limit.
    if ((await lockUser(transaction, asking.userId)) === undefined) throw unauthorizedError();
    const known = await updateDevice(transaction, asking, now);
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
        name: asking.name ?? DEFAULT_NAME,
        session_id: asking.sessionId,
        added_at: timestamp(now),
        last_seen_at: timestamp(now),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/**
 * Transfers the Macs of a deleted account to the user who owns its purchases now, so that deleting an account doesn't
 * reset the device count. A Mac that the user already has stays unchanged.
 */
export async function reassignDevices(
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
 * Removes the names of a user's Macs. Call it before the user is deleted: the Macs count towards the limit until their
 * licenses expire. Those without a purchase, which are from before the Macs of an account had one, get `purchaseId`.
 */
export async function anonymizeDevices(
  transaction: DatabaseTransaction,
  userId: number,
  purchaseId: string | null,
): Promise<void> {
  await transaction
    .updateTable('licence_devices')
    .set((row) => ({
      name: DEFAULT_NAME,
      session_id: '',
      purchase_id: row.fn.coalesce('purchase_id', row.val(purchaseId)),
    }))
    .where('user_id', '=', userId)
    .execute();
}

/** Deletes the Macs of deleted accounts once all their licenses have expired. */
export async function clearUnownedDevices(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('licence_devices')
    .where('user_id', 'is', null)
    .where('last_seen_at', '<=', timestamp(now - LICENSE_LIFETIME))
    .execute();
}

/**
 * Removes a device, and ends the session that it used, unless that is `bySession`. Otherwise the app would add the
 * device again. Returns false if the user has no such device.
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
    const { session_id: sessionId } = removed;
    if (sessionId !== bySession) await endSessions(transaction, { user_id: userId, id: sessionId }, now);
    return true;
  });
}

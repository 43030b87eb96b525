import { DEVICE_LIMIT } from '../../contract/billing.ts';
import type { LicenceDevice } from '../../contract/billing.ts';
import { lockUser } from '../account/email-change.ts';
import { endSessions } from '../account/session.ts';
import { documentId } from '../database/document-id.ts';
import type { Database, LicenceDeviceRow } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { unauthorizedError } from '../http/api-error.ts';
import { timestamp } from '../process/clock.ts';

/** A Mac that asks for a licence. */
export interface AskingDevice {
  readonly userId: number;
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
  { userId, sessionId, device, name }: AskingDevice,
  now: number,
): Promise<LicenceDeviceRow | undefined> {
  return database
    .updateTable('licence_devices')
    .set({ session_id: sessionId, last_seen_at: timestamp(now), ...(name === undefined ? {} : { name }) })
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

import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { timestamp } from '../clock.ts';
import type { DatabaseTransaction } from '../database/tables.ts';
import { deviceLabel } from './device.ts';
import { isStorable } from './fields.ts';

/** What a request says of the program and the device it comes from. */
export interface Client {
  /** Such as `Chrome on macOS`. */
  readonly label: string;
  /** What the client calls itself, if it does. */
  readonly deviceId: string | null;
}

/** Longest `deviceId` that is taken, in characters. A client that sends a longer one has none. */
const LONGEST_ID = 255;

/** The client of a request; `deviceId` is the member of its body. */
export function clientOf(context: Context, deviceId?: unknown): Client {
  const isId = typeof deviceId === 'string' && deviceId !== '' && isStorable(deviceId);
  return {
    label: deviceLabel(context.req.header('user-agent')),
    deviceId: isId && deviceId.length <= LONGEST_ID ? deviceId : null,
  };
}

/**
 * Notes that a user signed in from a client. Tells whether it is a new one to an account that knows others; the first
 * of an account is no news.
 */
export async function noteDevice(
  transaction: DatabaseTransaction,
  userId: number,
  client: Client,
  now: number,
): Promise<boolean> {
  const device = client.deviceId === null ? client.label : createHash('sha256').update(client.deviceId).digest('hex');
  const seen = await transaction.selectFrom('devices').select('device').where('user_id', '=', userId).execute();
  await transaction
    .insertInto('devices')
    .values({ user_id: userId, device, first_seen_at: timestamp(now), last_seen_at: timestamp(now) })
    .onConflict((conflict) => conflict.columns(['user_id', 'device']).doUpdateSet({ last_seen_at: timestamp(now) }))
    .execute();
  return seen.length > 0 && !seen.some((row) => row.device === device);
}

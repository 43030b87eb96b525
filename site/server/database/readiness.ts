import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { SECOND } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import type { Database, Tables } from './tables.ts';

/** Migration 0006: one row to write to, so that it shows whether the database can be written. */
export async function createReadinessProbe(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('readiness')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('written_at', 'double precision', (column) => column.notNull())
    .execute();
  await database.insertInto('readiness').values({ id: 1, written_at: 0 }).execute();
}

/**
 * Tells whether a database can be read and written now: resolves with what it failed with, else with `undefined`.
 * `mustWrite` writes however soon after the last time.
 */
export type ReadinessProbe = (mustWrite?: boolean) => Promise<unknown>;

/** A write waits for the disk, and anybody may ask as often as they like: there is one in this time. */
const WRITE_EVERY = SECOND;

/** Makes the probe of a database. It writes the same row each time, so nothing grows. */
export function readinessProbe(database: Database, now: Clock): ReadinessProbe {
  let writtenAt = Number.NEGATIVE_INFINITY;
  let probing: Promise<unknown> | undefined;
  const probe = async (mustWrite: boolean): Promise<unknown> => {
    try {
      const time = now();
      if (!mustWrite && Math.abs(time - writtenAt) < WRITE_EVERY) await sql`select 1`.execute(database);
      else {
        await database.updateTable('readiness').set({ written_at: time }).where('id', '=', 1).execute();
        writtenAt = time;
      }
      return undefined;
    } catch (error) {
      writtenAt = Number.NEGATIVE_INFINITY;
      return error;
    } finally {
      probing = undefined;
    }
  };
  return (mustWrite = false) => (probing ??= probe(mustWrite));
}

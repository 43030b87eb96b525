import { sql } from 'kysely';
import { SECOND } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import type { Database } from './tables.ts';

/** Resolves with the error of a database that can't be read and written, otherwise with `undefined`. */
export type ReadinessProbe = () => Promise<unknown>;

/** Milliseconds between writes, because a write waits for the disk, and anyone can request `/readyz`. */
const WRITE_EVERY = SECOND;

/** Creates the probe of a database. It always writes the same row. */
export function readinessProbe(database: Database, now: Clock): ReadinessProbe {
  let writtenAt = Number.NEGATIVE_INFINITY;
  let probing: Promise<unknown> | undefined;
  const probe = async (): Promise<unknown> => {
    try {
      const time = now();
      if (Math.abs(time - writtenAt) < WRITE_EVERY) await sql`select 1`.execute(database);
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
  return () => (probing ??= probe());
}

import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { SECOND } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import { jsonResponse } from './api-error.ts';

interface HealthParts {
  readonly database: Database;
  /** Returns true if a path has a file that may be served now. */
  readonly hasFile: (path: string) => boolean;
  readonly now: Clock;
  readonly log: Pick<Log, 'error'>;
  /** Returns true once the server is stopping. */
  readonly isStopping: () => boolean;
}

const HEALTH_PATHS: ReadonlySet<string> = new Set(['/healthz', '/_health']);

/**
 * Health checks of load balancers: `/healthz` (`/_health` in the contract) while the process runs, `/readyz` while it
 * also accepts requests and its database can be written, and `OPTIONS` of any page, for which nothing is rendered.
 */
export function healthRoutes({ database, hasFile, now, log, isStopping }: HealthParts): Hono {
  const probe = readinessProbe(database, now);
  const status = (code: number, text: string): Response => jsonResponse<{ status: string }>(code, { status: text });
  return new Hono()
    .get('/healthz', () => status(200, 'ok'))
    .get('/_health', () => new Response(null, { status: 204 }))
    .on(['GET', 'OPTIONS'], '/readyz', async () => {
      if (isStopping()) return status(503, 'stopping');
      const error = await probe();
      if (error === undefined) return status(200, 'ready');
      log.error(undefined, error);
      return status(503, 'database does not respond');
    })
    .options('*', (context, next) => {
      const { path } = context.req;
      if (!HEALTH_PATHS.has(path) && !hasFile(path)) return next();
      return Promise.resolve(new Response(null, { status: 204, headers: { Allow: 'GET, HEAD, OPTIONS' } }));
    });
}

/** Milliseconds between writes, because a write waits for the disk, and anyone can request `/readyz`. */
const WRITE_EVERY = SECOND;

/**
 * Creates a function that resolves with the error of a database that can't be read and written, otherwise with
 * `undefined`. It always writes the same row.
 */
function readinessProbe(database: Database, now: Clock): () => Promise<unknown> {
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

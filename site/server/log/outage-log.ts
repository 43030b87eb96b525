import type { ReadinessProbe } from '../database/readiness.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { SECOND } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import type { Log } from './log.ts';

/** How often it is looked whether the database is back. */
const LOOK_EVERY = SECOND;

/** A log that tells of an outage of the database once, and once of its end. */
export interface OutageLog extends Log {
  /** Looks for the end of an outage no longer. */
  readonly stop: () => void;
}

/**
 * Wraps a log: while the database cannot be used every call fails of it, and a line each would bury the first, which
 * says why. An error that looks like it is an outage when `probe` fails too, and the outage is over when it does not.
 */
export function outageLog(log: Log, probe: ReadinessProbe, now: Clock): OutageLog {
  let outage: Outage | undefined;
  const end = (): void => {
    clearInterval(outage?.timer);
    outage = undefined;
  };
  const begin = async (id: string | undefined, error: unknown): Promise<void> => {
    const started: Outage = { since: now(), unlogged: 0, timer: undefined };
    outage = started;
    if ((await probe(true)) === undefined) {
      end();
      return log.error(id, error);
    }
    log.error(
      id,
      `The database is unavailable: ${describe(error)}. Account calls get 503 until it is available again.`,
    );
    if (outage === started) started.timer = setInterval(() => void look(), LOOK_EVERY).unref();
  };
  const look = async (): Promise<void> => {
    if ((await probe(true)) !== undefined || outage === undefined) return;
    const seconds = Math.round((now() - outage.since) / SECOND);
    log.warning(
      `The database is available again after ${seconds} s. ${outage.unlogged} further errors were not logged.`,
    );
    end();
  };
  return {
    ...log,
    error(id, error) {
      if (!isUnavailable(error)) log.error(id, error);
      else if (outage === undefined) void begin(id, error);
      else outage.unlogged += 1;
    },
    stop: end,
  };
}

interface Outage {
  readonly since: number;
  /** Errors since then that got no line. */
  unlogged: number;
  timer: NodeJS.Timeout | undefined;
}

/** What an error says, with its code. One of several addresses that all failed has nothing but a code. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : error.name;
  return error.message === '' ? code : `${error.message} (${code})`;
}

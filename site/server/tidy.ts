import { clearAttempts } from './account/attempts.ts';
import { clearCodes } from './account/codes.ts';
import { clearSessions } from './account/session.ts';
import { DAY, MINUTE, timestamp } from './clock.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/tables.ts';
import type { Log } from './log.ts';

/** How often what is over is cleared away. */
const TIDY_EVERY = 10 * MINUTE;

/** A device not signed in from for this long is forgotten. */
const DEVICE_LIFE = 400 * DAY;

/** A mail that was given up is kept this long, for whoever looks into why. */
const FAILED_MAIL_LIFE = 30 * DAY;

/** Clears away what is over: sessions, codes, counts, devices and mails given up. */
export async function tidy(database: Database, now: number): Promise<void> {
  await clearSessions(database, now);
  await clearCodes(database, now);
  await clearAttempts(database, now);
  await database
    .deleteFrom('devices')
    .where('last_seen_at', '<=', timestamp(now - DEVICE_LIFE))
    .execute();
  await database
    .deleteFrom('mails')
    .where('failed_at', '<=', timestamp(now - FAILED_MAIL_LIFE))
    .execute();
}

/** Tidies now and then until what it returns is called, which waits for a round under way. */
export function keepTidy(database: Database, now: Clock, log: Log): () => Promise<void> {
  let round = Promise.resolve();
  const begin = (): void => {
    round = tidy(database, now()).catch((error: unknown) => log.error(undefined, error));
  };
  const timer = setInterval(begin, TIDY_EVERY).unref();
  begin();
  return () => {
    clearInterval(timer);
    return round;
  };
}

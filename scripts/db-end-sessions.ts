import { readConfig } from '../site/server/process/config.ts';
import { endAllSessions } from '../site/server/database/end-all-sessions.ts';
import { openDatabase } from '../site/server/database/open.ts';
import { StartError } from '../site/server/process/start-error.ts';

/**
 * `npm run db:end-sessions`: ends every session, for after `pg_restore`, or when tokens may have been stolen. Servers may
 * run meanwhile.
 */
try {
  const { dataDir, databaseUrl } = readConfig(process.env);
  const onError = (error: Error): void => console.error(error.message);
  const database = await openDatabase({ dataDir, databaseUrl, onError });
  const ended = await endAllSessions(database, Date.now());
  await database.destroy();
  console.log(`${ended} sessions are ended: everybody has to log in again`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

import { withExistingDatabase } from '../site/server/database/connect.ts';
import { forgetKeys } from '../site/server/database/key-fingerprints.ts';
import { readConfig } from '../site/server/process/config.ts';
import { StartError } from '../site/server/process/start-error.ts';

/**
 * `npm run db:forget-keys`: lets the next server that starts on a PostgreSQL bring another `JWT_SECRET` or `LICENCE_KEY`.
 * For after all servers were stopped.
 */
try {
  const known = await withExistingDatabase(readConfig(process.env), 'key_fingerprints', forgetKeys);
  console.log(
    known === 0
      ? 'No keys were known: those of the next server that starts count'
      : `${known} keys are forgotten: those of the next server that starts count`,
  );
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

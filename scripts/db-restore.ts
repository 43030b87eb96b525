import { readConfig } from '../site/server/process/config.ts';
import { prepareDataDir } from '../site/server/process/data-dir.ts';
import { restore } from '../site/server/database/backup.ts';
import { StartError } from '../site/server/process/start-error.ts';

/**
 * `npm run db:restore <file>`: puts a backup in the place of the embedded database, with every session in it ended. The
 * server must be stopped.
 */
const [file] = process.argv.slice(2);
try {
  if (file === undefined) throw new StartError('Say where from: npm run db:restore <file>');
  const config = readConfig(process.env);
  prepareDataDir(config.dataDir);
  const kept = await restore(config, file, Date.now());
  console.log(
    `The database is restored from ${file}, and every session in it is ended: everybody has to log in again` +
      (kept === undefined ? '' : `; the one before is kept as ${kept}`),
  );
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

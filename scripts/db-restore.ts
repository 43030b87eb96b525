import { readConfig } from '../site/server/config.ts';
import { prepareDataDir } from '../site/server/data-dir.ts';
import { restore } from '../site/server/database/backup.ts';
import { StartError } from '../site/server/start-error.ts';

/** `npm run db:restore <file>`: puts a backup in the place of the embedded database. The server must be stopped. */
const [file] = process.argv.slice(2);
try {
  if (file === undefined) throw new StartError('Say where from: npm run db:restore <file>');
  const config = readConfig(process.env);
  prepareDataDir(config.dataDir);
  const kept = restore(config, file, Date.now());
  console.log(
    `The database is restored from ${file}${kept === undefined ? '' : `; the one before is kept as ${kept}`}`,
  );
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

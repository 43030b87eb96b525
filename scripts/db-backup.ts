import { readConfig } from '../site/server/process/config.ts';
import { backUp } from '../site/server/database/backup.ts';
import { StartError } from '../site/server/process/start-error.ts';

/** `npm run db:backup <file>`: copies the embedded database to a new file, while the server runs or not. */
const [file] = process.argv.slice(2);
try {
  if (file === undefined) throw new StartError('Say where to: npm run db:backup <file>');
  await backUp(readConfig(process.env), file);
  console.log(`The database is backed up to ${file}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

import { backUp, restore, endAllSessions } from '../../site/server/database/backup.ts';
import { withExistingDatabase, openDatabase, checkDirectoryIsFree } from '../../site/server/database/open.ts';
import { deleteKeyFingerprints } from '../../site/server/database/key-fingerprints.ts';
import { upgradeDatabase } from '../../site/server/database/upgrade.ts';
import { prepareDataDir } from '../../site/server/process/data-dir.ts';
import type { CommandContext } from './command.ts';

export async function createBackup({ config, stdout }: CommandContext, file: string): Promise<void> {
  await backUp(config, file);
  stdout.write(`Backed up the database to ${file}.\n`);
}

export async function restoreBackup({ config, stdout }: CommandContext, file: string): Promise<void> {
  prepareDataDir(config.dataDir);
  const previous = await restore(config, file, Date.now());
  stdout.write(`Restored the database from ${file} and ended all its sessions. Everyone has to log in again.\n`);
  if (previous !== undefined) stdout.write(`The previous database was kept as ${previous}.\n`);
}

export async function endSessions({ config, stdout, stderr }: CommandContext): Promise<void> {
  const onError = (error: Error): unknown => stderr.write(`${error.message}\n`);
  // Opened like at server startup: a database restored by pg_restore may need migrations first.
  const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, onError });
  try {
    const count = await endAllSessions(database, Date.now());
    stdout.write(`Sessions ended: ${count}. Everyone has to log in again.\n`);
  } finally {
    await database.destroy();
  }
}

export async function removeKeyFingerprints({ config, stdout }: CommandContext): Promise<void> {
  const count = await withExistingDatabase(config, 'key_fingerprints', deleteKeyFingerprints);
  stdout.write(`Key fingerprints removed: ${count}. The keys of the next server that starts will be recorded.\n`);
}

export async function upgrade({ config, stdout }: CommandContext): Promise<void> {
  checkDirectoryIsFree(config);
  const isUpgraded = await withExistingDatabase(config, 'users', (database) => upgradeDatabase(database, Date.now()));
  stdout.write(isUpgraded ? 'Upgraded the database.\n' : 'The database is up to date already.\n');
}

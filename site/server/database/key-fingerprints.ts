import { createHmac } from 'node:crypto';
import type { Config } from '../process/config.ts';
import { StartError } from '../process/start-error.ts';
import type { Database } from './tables.ts';

/**
 * Compares the keys of this server with those recorded by the first server of the database, or records them if it is
 * the first. Throws a `StartError` that names each variable whose key differs, because the other servers would reject
 * what this one signs.
 */
export async function requireSharedKeys(
  database: Database,
  { jwtSecret, licenseKey }: Pick<Config, 'jwtSecret' | 'licenseKey'>,
  { secret, licenseKeyId }: { readonly secret: string; readonly licenseKeyId: string },
): Promise<void> {
  // A fingerprint helps to guess the secret no more than a token of the site does.
  const fingerprint = createHmac('sha256', secret).update('fingerprint of JWT_SECRET').digest('base64url');
  const keys = [
    { name: 'JWT_SECRET', isSet: jwtSecret !== undefined, fingerprint },
    { name: 'LICENCE_KEY', isSet: licenseKey !== undefined, fingerprint: licenseKeyId },
  ];
  await database
    .insertInto('key_fingerprints')
    .values(keys.map(({ name, fingerprint }) => ({ name, fingerprint })))
    // If several servers start at once, the first one's keys are recorded.
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const rows = await database.selectFrom('key_fingerprints').select(['name', 'fingerprint']).execute();
  const known = new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]));
  const others = keys.filter(({ name, fingerprint }) => known.get(name) !== fingerprint);
  if (others.length === 0) return;
  const lines = others.map(({ name, isSet }) =>
    isSet
      ? `${name} differs from the key that the other servers on this database use`
      : `${name} is not set, and the key in DATA_DIR differs from the one that the other servers on this database use`,
  );
  throw new StartError(
    `${lines.join('; ')}. All servers must have the same keys. To change a key, stop all servers and run "npm run admin -- forget-keys".`,
  );
}

/** Deletes the recorded keys, so that those of the next server to start are recorded. Returns how many there were. */
export async function deleteKeyFingerprints(database: Database): Promise<number> {
  return Number((await database.deleteFrom('key_fingerprints').executeTakeFirstOrThrow()).numDeletedRows);
}

import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { StartError } from '../process/start-error.ts';
import type { Database, Tables } from './tables.ts';

/** Migration 0012: which keys the servers of this database have, as fingerprints. */
export async function createKeyFingerprints(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('key_fingerprints')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .execute();
}

/** A key that all servers of a database must have in common. */
export interface SharedKey {
  /** The variable it is set by. */
  readonly name: 'JWT_SECRET' | 'LICENCE_KEY';
  /** Whether it is set; otherwise it is the one kept in `DATA_DIR`. */
  readonly isSet: boolean;
  /** Says which key it is, and nothing more of it. */
  readonly fingerprint: string;
}

/** The fingerprint of a secret text. It proves no guess that a token of the site would not prove as well. */
export const secretFingerprint = (secret: string): string =>
  createHmac('sha256', secret).update('fingerprint of JWT_SECRET').digest('base64url');

/**
 * Compares the keys of this server with those that the first server of the database had, and keeps them where it is the
 * first. Throws a `StartError` that names each variable whose key is another: what this server signs would be nothing to
 * the others.
 */
export async function requireSharedKeys(database: Database, keys: readonly SharedKey[]): Promise<void> {
  await database
    .insertInto('key_fingerprints')
    .values(keys.map(({ name, fingerprint }) => ({ name, fingerprint })))
    // Of several servers that start at once, the first says which key it is.
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const rows = await database.selectFrom('key_fingerprints').select(['name', 'fingerprint']).execute();
  const known = new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]));
  const others = keys.filter(({ name, fingerprint }) => known.get(name) !== fingerprint);
  if (others.length === 0) return;
  const lines = others.map(({ name, isSet }) =>
    isSet
      ? `${name} holds another key than the servers of this database have`
      : `${name} is not set, and the key kept in DATA_DIR is another than the servers of this database have`,
  );
  throw new StartError(
    `${lines.join('; ')}, expected the same on all; to change it on all, stop them and run npm run db:forget-keys`,
  );
}

/** Forgets which keys the servers have: those of the next one that starts count. Tells how many were known. */
export async function forgetKeys(database: Database): Promise<number> {
  return Number((await database.deleteFrom('key_fingerprints').executeTakeFirstOrThrow()).numDeletedRows);
}

import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Migration 0011: what the demo checkout keeps of Paddle's side; see `demo/store.ts`. Empty where there is no demo. */
export async function createDemoPaddle(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('demo_paddle')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text')
    .addColumn('due_at', 'text')
    .addColumn('data', 'text', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('demo_paddle_key').on('demo_paddle').columns(['kind', 'key', 'id']).execute();
}

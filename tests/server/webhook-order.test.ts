import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keyedHash } from '../../site/server/process/keyed-hash.ts';
import { billingState, requireMailsOnce, requireSame } from '../prove/billing-state.ts';
import { accountsOf, livesOf } from '../prove/lives.ts';
import { randomOf } from '../prove/random.ts';
import { JWT_SECRET, addAccounts, deliveriesOf, runWebhooks, shopBuild, withDatabaseOf } from '../prove/webhook-run.ts';
import type { Place } from '../prove/webhook-run.ts';
import { newPostgresDatabase, onPostgres } from './database.ts';
import { temporaryDir } from './site.ts';

const CUSTOMERS = 16;

test(
  'events shuffled, repeated, forged and cut off by kill -9 leave what one ordered delivery leaves',
  { timeout: 120_000 },
  async () => {
    // `npm run prove:webhooks` does the same with 500 customers.
    const dir = temporaryDir();
    const buildDir = shopBuild(join(dir, 'build'));
    const place = async (name: string): Promise<Place> => {
      const made = { dataDir: join(dir, name), databaseUrl: onPostgres() ? await newPostgresDatabase() : undefined };
      mkdirSync(made.dataDir);
      await addAccounts(made, accountsOf(CUSTOMERS));
      return made;
    };
    const events = livesOf({ customers: CUSTOMERS, seed: 7, until: Date.now(), hash: keyedHash(JWT_SECRET) });
    const [ordered, shuffled] = [await place('ordered'), await place('shuffled')];
    const alone = events.map((event) => ({ event, isForged: false }));
    await runWebhooks({ ...ordered, buildDir }, alone, { atOnce: 1, kills: 0 });
    const figures = await runWebhooks({ ...shuffled, buildDir }, deliveriesOf(events, randomOf(8)), {
      atOnce: 8,
      kills: 1,
    });
    const expected = await withDatabaseOf(ordered, billingState);
    const actual = await withDatabaseOf(shuffled, billingState);
    requireSame(expected, actual);
    expect(actual).toEqual(expected);
    expect(expected['events']).toHaveLength(events.length);
    expect(expected['notices']).not.toEqual([]);
    expect(figures.rejected).toBeGreaterThan(10);
    await withDatabaseOf(shuffled, requireMailsOnce);
  },
);

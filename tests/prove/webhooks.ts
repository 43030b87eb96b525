import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyedHash } from '../../site/server/process/keyed-hash.ts';
import { startPostgres, withClient, withDatabase } from '../setup/postgres-server.ts';
import { billingState, requireMailsOnce, requireSame } from './billing-state.ts';
import { accountsOf, livesOf } from './lives.ts';
import { randomOf } from './random.ts';
import { JWT_SECRET, addAccounts, deliveriesOf, runWebhooks, shopBuild, withDatabaseOf } from './webhook-run.ts';
import type { Place } from './webhook-run.ts';
import { countWord } from './count-word.ts';

/*
 * `npm run prove:webhooks [seed]`: what 500 customers did, some 10,000 deliveries, shuffled, each event one to five times, one in
 * twenty forged, with the server killed three times by `kill -9`; on both databases. Ends with an error when what is
 * stored then differs from what one ordered delivery of each event leaves, or when anything forged was taken.
 */

const CUSTOMERS = 500;
const seed = countWord('seed', process.argv[2], 1, 0);
const dir = mkdtempSync(join(tmpdir(), 'onset-webhooks-'));
const buildDir = shopBuild(join(dir, 'build'));
const until = Date.now();

try {
  await prove('SQLite', () => Promise.resolve(undefined));
  const postgres = await startPostgres({ isSafe: true });
  try {
    await prove('PostgreSQL', async (name) => {
      const database = `onset_webhooks_${name}_${process.pid}`;
      await withClient(postgres.url, (client) => client.query(`create database ${database}`));
      return withDatabase(postgres.url, database);
    });
  } finally {
    await postgres.stop();
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}

async function prove(title: string, newDatabase: (name: string) => Promise<string | undefined>): Promise<void> {
  const events = livesOf({ customers: CUSTOMERS, seed, until, hash: keyedHash(JWT_SECRET) });
  const shuffled = deliveriesOf(events, randomOf(seed + 1));
  const place = async (name: string): Promise<Place> => {
    const made = { dataDir: join(dir, title, name), databaseUrl: await newDatabase(name) };
    await addAccountsOf(made);
    return made;
  };
  const one = await place('ordered');
  const alone = events.map((event) => ({ event, isForged: false }));
  await runWebhooks({ ...one, buildDir }, alone, { atOnce: 1, kills: 0 });
  const many = await place('shuffled');
  const { sent, rejected, unanswered, seconds } = await runWebhooks({ ...many, buildDir }, shuffled, {
    atOnce: 16,
    kills: 3,
  });
  const expected = await withDatabaseOf(one, billingState);
  requireSame(expected, await withDatabaseOf(many, billingState));
  const mails = await withDatabaseOf(many, requireMailsOnce);
  console.log(
    `${title}: ${sent} deliveries of ${events.length} events, ${rejected} forged and rejected, ${unanswered} unanswered and sent again; ` +
      `the same as in order, ${expected['notices']?.length} things told once (${mails} mails wait); ${Math.round(sent / seconds)} a second`,
  );
}

async function addAccountsOf(place: Place): Promise<void> {
  mkdirSync(place.dataDir, { recursive: true });
  await addAccounts(place, accountsOf(CUSTOMERS));
}

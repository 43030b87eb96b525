import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { keyedHash } from '../../site/server/process/keyed-hash.ts';
import { newLicenceKey } from '../server/shared-keys.ts';
import { WEBHOOK_SECRET } from '../setup/paddle-events.ts';
import { startPostgres, withClient, withDatabase } from '../setup/postgres-server.ts';
import { listenForMail } from '../setup/smtp-server.ts';
import { billingState, requireSame } from './billing-state.ts';
import { accountsOf, livesOf } from './lives.ts';
import { auditMails, auditPeople, mailKey, readMails, untilMailsAreOut } from './machines/audit.ts';
import { Caller } from './machines/caller.ts';
import { openDoor } from './machines/door.ts';
import { Fleet } from './machines/fleet.ts';
import { Ledger } from './machines/ledger.ts';
import { deliverAll } from './machines/payments.ts';
import { report } from './machines/report.ts';
import { Visitor } from './machines/visitor.ts';
import type { Person } from './machines/visitor.ts';
import { randomOf } from './random.ts';
import { JWT_SECRET, addAccounts, deliveriesOf, runWebhooks, shopBuild, withDatabaseOf } from './webhook-run.ts';
import type { Place } from './webhook-run.ts';

/*
 * `npm run prove:machines -- [--minutes 10] [--seed 1] [--processes 3] [--visitors 6]
 * [--proxy nginx|own]`: several server processes on one
 * PostgreSQL behind a proxy, ended at random (half of them by `kill -9`) and started again, while people sign up, refresh,
 * change what is theirs, and the payment provider delivers. Ends with an error when anything was lost, was done twice, or
 * was answered with an error that the proxy could have spared the client.
 */

const number = (most: number) => z.coerce.number().positive().max(most);
const options = z
  .strictObject({
    minutes: z.prefault(number(1_440), '10'),
    seed: z.prefault(z.coerce.number().int().min(0), '1'),
    processes: z.prefault(number(16).int().min(2), '3'),
    visitors: z.prefault(number(200).int(), '6'),
    proxy: z.enum(['nginx', 'own']).optional(),
  })
  .parse(
    parseArgs({
      options: {
        minutes: { type: 'string' },
        seed: { type: 'string' },
        processes: { type: 'string' },
        visitors: { type: 'string' },
        proxy: { type: 'string' },
      },
    }).values,
  );

const duration = options.minutes * 60_000;
const customers = Math.max(4, Math.round(options.minutes * 20));
const dir = mkdtempSync(join(tmpdir(), 'onset-machines-'));
const buildDir = shopBuild(join(dir, 'build'));
const postgres = await startPostgres({ isSafe: true });
const mailServer = await listenForMail();
const ledger = new Ledger();

try {
  const events = livesOf({ customers, seed: options.seed, until: Date.now(), hash: keyedHash(JWT_SECRET) });
  // What the events come to when nothing happens to them.
  const calm = await place('calm');
  const inOrder = events.map((event) => ({ event, isForged: false }));
  await runWebhooks({ ...calm, buildDir }, inOrder, { atOnce: 1, kills: 0 });
  const { state, ofBuyers } = await withDatabaseOf(calm, async (database) => {
    const notices = await database.selectFrom('billing_notices').select(['event', 'recipient']).execute();
    const keys = Map.groupBy(notices, ({ event, recipient }) => mailKey(recipient ?? 'nobody', event));
    return {
      state: await billingState(database),
      ofBuyers: new Map([...keys].map(([key, { length }]) => [key, length])),
    };
  });

  const busy = await place('busy');
  const fleet = await Fleet.start(options.processes, {
    DATA_DIR: busy.dataDir,
    DATABASE_URL: busy.databaseUrl ?? '',
    TEST_BUILD_DIR: buildDir,
    JWT_SECRET,
    LICENCE_KEY: newLicenceKey(),
    PADDLE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SMTP_URL: mailServer.url,
    // The proxy, and the client: each names an address of its own.
    TRUST_PROXY: '2',
  });
  const door = await openDoor(fleet.ports, join(dir, 'proxy'), options.proxy);
  try {
    const end = Date.now() + duration;
    const isOver = (): boolean => Date.now() >= end;
    const people: Person[] = [];
    const unknown = new Set<string>();
    const visit = async (index: number): Promise<void> => {
      for (let life = 0; !isOver(); life += 1) {
        const name = `visitor-${index}-${life}`;
        const caller = new Caller(door.origin, ledger, index * 1_000 + life);
        try {
          people.push(
            await new Visitor(caller, ledger, randomOf(options.seed + index * 7_919 + life)).live(name, isOver),
          );
        } catch (error) {
          unknown.add(`${name}@example.test`);
          ledger.blame(`${name}: ${error instanceof Error ? error.message : String(error)}`);
        } finally {
          caller.close();
        }
      }
    };
    const provider = new Caller(door.origin, ledger, 65_000);
    await Promise.all([
      fleet.disturb(randomOf(options.seed + 1), isOver),
      ...Array.from({ length: options.visitors }, (_, index) => visit(index)),
      deliverAll(provider, ledger, {
        deliveries: deliveriesOf(events, randomOf(options.seed + 2)),
        atOnce: 4,
        during: duration,
      }),
    ]);
    const mailsLate = await withDatabaseOf(busy, async (database) => {
      const seconds = await untilMailsAreOut(database, ledger);
      await auditPeople(database, people, { caller: provider, ledger, unknown });
      try {
        const { users = [], ...rest } = await billingState(database);
        requireSame(state, { ...rest, users: users.filter((user) => JSON.stringify(user).includes('"doc0')) });
      } catch (error) {
        ledger.blame(error instanceof Error ? error.message : String(error));
      }
      return seconds;
    });
    provider.close();
    const mails = readMails(mailServer.taken);
    const again = auditMails(mails, people, { ledger, ofBuyers });
    report({ options, ledger, fleet, door, people: people.length, events: events.length, mails, again, mailsLate });
  } finally {
    await door.stop();
    await fleet.stop();
  }
} finally {
  mailServer.stop();
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}
process.exitCode = ledger.violations.length === 0 ? 0 : 1;

async function place(name: string): Promise<Place> {
  const database = `onset_machines_${name}_${process.pid}`;
  await withClient(postgres.url, (client) => client.query(`create database ${database}`));
  const made = { dataDir: join(dir, name), databaseUrl: withDatabase(postgres.url, database) };
  mkdirSync(made.dataDir, { recursive: true });
  await addAccounts(made, accountsOf(customers));
  return made;
}

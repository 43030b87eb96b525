import { createHmac } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../site/server/database/open.ts';
import type { Database } from '../../site/server/database/tables.ts';
import { send } from '../server/http.ts';
import { PRICE_IDS, WEBHOOK_SECRET, signatureOf } from '../setup/paddle-events.ts';
import type { PaddleEvent } from '../setup/paddle-events.ts';
import { smallBuild } from '../setup/build.ts';
import { TEST_ENTRY, spawnProcess, untilReady } from '../setup/server-process.ts';
import type { Account } from './lives.ts';
import type { Random } from './random.ts';

/** The key of the servers, so that checkouts can be signed here. */
export const JWT_SECRET = 'the key of the servers that are proved by webhooks';

/** Where a run is made. */
export interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** Something sent to the endpoint. */
export interface Delivery {
  readonly event: PaddleEvent;
  /** Signed with another secret, and with another content. */
  readonly isForged: boolean;
}

/** Every event one to five times, one in twenty deliveries forged beside them, in any order. */
export function deliveriesOf(events: readonly PaddleEvent[], random: Random): Delivery[] {
  const genuine = events.flatMap((event) =>
    Array.from({ length: random.whole(1, 5) }, () => ({ event, isForged: false })),
  );
  const forged = random
    .shuffle(events)
    .slice(0, Math.round(genuine.length / 19))
    .map((event) => ({ event: { ...event, event_id: `${event.event_id}_forged` }, isForged: true }));
  return random.shuffle([...genuine, ...forged]);
}

/** A build that sells the plans of the tests. */
export function shopBuild(dir: string): string {
  smallBuild(dir);
  writeFileSync(join(dir, 'public-config.json'), JSON.stringify({ priceIds: PRICE_IDS }));
  return dir;
}

/** Makes the accounts there are before anything is bought. */
export async function addAccounts(place: Place, accounts: readonly Account[]): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z';
  await withDatabaseOf(place, async (database) => {
    for (const { username, email, documentId, isProved } of accounts)
      await database
        .insertInto('users')
        .values({
          document_id: documentId,
          username,
          email,
          password_hash: 'nobody’s',
          role: 'authenticated',
          provider: 'local',
          confirmed: 1,
          blocked: 0,
          email_proved: isProved ? 1 : 0,
          created_at: at,
          updated_at: at,
        })
        .execute();
  });
}

/** Does something with the database of a run, while no server needs it. */
export async function withDatabaseOf<Result>(
  place: Place,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ ...place, onError: () => {} });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

/** What a run saw. */
export interface RunFigures {
  readonly sent: number;
  readonly rejected: number;
  /** Deliveries that got no answer, and were sent again. */
  readonly unanswered: number;
  readonly seconds: number;
}

/** How a run is made. */
export interface RunOptions {
  /** How many deliveries are under way at once. */
  readonly atOnce: number;
  /** How often the server is killed with `kill -9`, at even distances. */
  readonly kills: number;
}

/**
 * Delivers to a real server in a process of its own. What gets no answer is sent again, as the provider does. Throws an
 * `Error` for an answer there should not be.
 */
export async function runWebhooks(
  place: Place & { readonly buildDir: string },
  deliveries: readonly Delivery[],
  { atOnce, kills }: RunOptions,
): Promise<RunFigures> {
  const env = {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: place.dataDir,
    TEST_BUILD_DIR: place.buildDir,
    JWT_SECRET,
    PADDLE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    // Nobody listens there: the mails stay in the queue.
    SMTP_URL: 'smtp://127.0.0.1:1',
    ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
  };
  let server = spawnProcess(TEST_ENTRY, env);
  let port = await untilReady(server);
  const queue = deliveries.toReversed();
  const killAt = Array.from({ length: kills }, (_, index) =>
    Math.floor((deliveries.length * (index + 1)) / (kills + 1)),
  );
  let [answered, rejected, unanswered] = [0, 0, 0];
  const work = async (): Promise<void> => {
    for (let delivery = queue.pop(); delivery !== undefined; delivery = queue.pop()) {
      const status = await deliver(port, delivery).catch(() => undefined);
      if (status === undefined) {
        unanswered += 1;
        queue.push(delivery);
        return;
      }
      const expected = delivery.isForged ? 401 : 200;
      if (status !== expected) throw new Error(`${delivery.event.event_id} got ${status}, expected ${expected}`);
      answered += 1;
      if (delivery.isForged) rejected += 1;
      if (answered === killAt[0]) {
        killAt.shift();
        server.child.kill('SIGKILL');
      }
    }
  };
  const started = performance.now();
  try {
    while (queue.length > 0) {
      await Promise.all(Array.from({ length: atOnce }, work));
      if (queue.length === 0) break;
      await server.ended;
      server = spawnProcess(TEST_ENTRY, env);
      port = await untilReady(server);
    }
  } finally {
    server.child.kill('SIGKILL');
    await server.ended;
  }
  const seconds = (performance.now() - started) / 1000;
  return { sent: answered, rejected, unanswered, seconds };
}

async function deliver(port: number, { event, isForged }: Delivery): Promise<number> {
  const body = JSON.stringify(event);
  const signature = isForged ? forgedSignature(body) : signatureOf(body, Date.now());
  const headers = { 'content-type': 'application/json', 'paddle-signature': signature };
  return (await send(port, '/webhooks/paddle', { method: 'POST', body, headers })).status;
}

function forgedSignature(body: string): string {
  const ts = Math.floor(Date.now() / 1000);
  return `ts=${ts};h1=${createHmac('sha256', 'a guess').update(`${ts}:${body}`).digest('hex')}`;
}

import fc from 'fast-check';
import type { Database } from '../../site/server/database/tables.ts';
import { send } from '../server/http.ts';
import { signatureOf } from '../setup/paddle-events.ts';
import type { PaddleEvent } from '../setup/paddle-events.ts';
import { readBillingState } from './billing-state.ts';
import { accountOf, generateEvents } from './customers.ts';
import { generate, runOnBothDatabases, startServer, withStoppedDatabase } from './shared.ts';
import type { Installation, StressOptions } from './shared.ts';

const [CUSTOMERS, WORKERS, KILLS] = [80, 16, 3];
/** Suffix of the ids of events that are signed with another secret. */
const FORGED = '_forged';

/**
 * Delivers events shuffled, repeated, partly forged and several at once while the server is killed, and redelivers those
 * that were not answered. The billing state must be that of one ordered delivery, with no email queued twice.
 */
export function stressWebhooks({ rounds, seed }: StressOptions): Promise<void> {
  return runOnBothDatabases(async (install) => {
    let [sent, redelivered, emails] = [0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const [ordered, shuffled] = [await install(), await install()];
      for (const shop of [ordered, shuffled]) await withStoppedDatabase(shop, insertAccounts);
      const events = generateEvents(CUSTOMERS, seed + round, Date.now());
      await deliverAll(ordered, events, 1, 0);
      const deliveries = shuffleDeliveries(events, seed + round);
      redelivered += await deliverAll(shuffled, deliveries, WORKERS, KILLS);
      const expected = await withStoppedDatabase(ordered, readBillingState);
      const actual = await withStoppedDatabase(shuffled, readBillingState);
      const different = actual.find((row) => !expected.includes(row)) ?? expected.find((row) => !actual.includes(row));
      if (different !== undefined) throw new Error(`The state differs from that of an ordered delivery: ${different}`);
      emails += await withStoppedDatabase(shuffled, countUniqueEmails);
      sent += deliveries.length;
    }
    const kills = `${rounds * KILLS} times kill -9, ${redelivered} redelivered`;
    return `${sent} deliveries, ${kills}; same state as in order, ${emails} emails queued once`;
  });
}

async function insertAccounts(database: Database): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z';
  const common = { role: 'authenticated', provider: 'local', confirmed: 1, blocked: 0, created_at: at, updated_at: at };
  for (let index = 0; index < CUSTOMERS; index += 1) {
    const values = { username: `buyer-${index}`, password_hash: 'unused', ...accountOf(index), ...common };
    await database.insertInto('users').values(values).execute();
  }
}

/** Returns every event one to four times, and a forged copy of one in ten, in random order. */
function shuffleDeliveries(events: readonly PaddleEvent[], seed: number): PaddleEvent[] {
  const repeats = generate(fc.integer({ min: 1, max: 4 }), seed, events.length);
  const deliveries = events.flatMap((event, index) => [
    ...Array.from({ length: repeats[index] ?? 1 }, () => event),
    ...(index % 10 === 0 ? [{ ...event, event_id: event.event_id + FORGED }] : []),
  ]);
  return generate(fc.shuffledSubarray(deliveries, { minLength: deliveries.length }), seed, 1).flat();
}

/** Delivers everything, killing the server at even intervals. Returns how many deliveries had to be repeated. */
async function deliverAll(shop: Installation, deliveries: readonly PaddleEvent[], workers: number, kills: number) {
  const queue = deliveries.toReversed();
  const interval = Math.ceil(deliveries.length / (kills + 1));
  let [answered, unanswered] = [0, 0];
  let server = await startServer(shop);
  const deliverUntilKilled = async (): Promise<void> => {
    for (let delivery = queue.pop(); delivery !== undefined; delivery = queue.pop()) {
      const isForged = delivery.event_id.endsWith(FORGED);
      const status = await deliver(server.port, delivery, isForged).catch(() => undefined);
      if (status === undefined) {
        unanswered += 1;
        return void queue.push(delivery);
      }
      const expected = isForged ? 401 : 200;
      if (status !== expected) throw new Error(`${delivery.event_id} got status ${status}, expected ${expected}`);
      answered += 1;
      if (answered % interval === 0 && answered < deliveries.length) void server.kill();
    }
  };
  try {
    while (queue.length > 0) {
      await Promise.all(Array.from({ length: workers }, deliverUntilKilled));
      if (queue.length === 0) break;
      await server.kill();
      server = await startServer(shop);
    }
  } finally {
    await server.kill();
  }
  return unanswered;
}

async function deliver(port: number, event: PaddleEvent, isForged: boolean): Promise<number> {
  const body = JSON.stringify(event);
  const headers = { 'paddle-signature': signatureOf(body, Date.now(), isForged ? 'another secret' : undefined) };
  return (await send(port, '/webhooks/paddle', { method: 'POST', body, headers })).status;
}

/** Returns how many emails are queued. Throws an `Error` if two of them are the same. */
async function countUniqueEmails(database: Database): Promise<number> {
  const rows = database.selectFrom('mails').select(['event', 'recipient', 'data']);
  const emails = (await rows.execute()).map((row) => JSON.stringify(row));
  const duplicate = emails.find((email, index) => emails.indexOf(email) !== index);
  if (duplicate !== undefined) throw new Error(`This email was queued twice: ${duplicate}`);
  return emails.length;
}

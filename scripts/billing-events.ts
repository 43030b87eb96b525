import { deadLetters } from '../site/server/billing/ledger.ts';
import { ReplayError, keptEvent, replayEvent } from '../site/server/billing/replay.ts';
import { withExistingDatabase } from '../site/server/database/connect.ts';
import type { Database } from '../site/server/database/tables.ts';
import { readConfig } from '../site/server/process/config.ts';
import { StartError } from '../site/server/process/start-error.ts';
import { billingService } from './billing/service.ts';

/** `npm run billing:events`: the payment provider's events that were not applied, while the server runs or not. */
const USAGE = `npm run billing:events                     every event that was given up, or waits
npm run billing:events -- show <id>        what one holds, and why it was not applied
npm run billing:events -- replay <id>      applies it now
npm run billing:events -- replay --all     applies all of them, the oldest first`;

/** A call there is not; the message shows how to ask. */
class UsageError extends Error {}

try {
  const work = workOf(process.argv.slice(2));
  await withExistingDatabase(readConfig(process.env), 'billing_events', work);
} catch (error) {
  if (!(error instanceof StartError || error instanceof UsageError || error instanceof ReplayError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** What the parameters ask for. Throws a `UsageError`. */
function workOf(parameters: readonly string[]): (database: Database) => Promise<void> {
  const [command = 'list', id = '', ...more] = parameters;
  if (command === 'list' && parameters.length < 2) return list;
  if (command === 'show' && id !== '' && more.length === 0) return (database) => show(database, id);
  if (command === 'replay' && id !== '' && more.length === 0) return (database) => replay(database, id);
  throw new UsageError(`“${parameters.join(' ').slice(0, 80)}” is no such call, expected one of:\n${USAGE}`);
}

async function list(database: Database): Promise<void> {
  const rows = await deadLetters(database);
  for (const { event_id, type, occurred_at, state, tries, error } of rows)
    console.log([event_id, type, occurred_at, said(state), `${tries} tries`, error ?? 'not tried yet'].join('  '));
  if (rows.length === 0) console.log('Every event is applied.');
}

function said(state: string): string {
  return state === 'failed' ? 'given up' : 'waits';
}

async function show(database: Database, id: string): Promise<void> {
  const { body, ...row } = await keptEvent(database, id);
  console.log(JSON.stringify({ ...row, body: JSON.parse(body) as unknown }, null, 2));
}

async function replay(database: Database, which: string): Promise<void> {
  const service = billingService(database);
  const ids = which === '--all' ? (await deadLetters(database)).map(({ event_id }) => event_id) : [which];
  let failed = 0;
  for (const id of ids) {
    const why = await replayEvent(service, id);
    if (why !== undefined) failed += 1;
    console.log(why === undefined ? `${id} is applied` : `${id} failed again: ${why}`);
  }
  if (ids.length === 0) console.log('Every event is applied.');
  if (failed > 0) process.exitCode = 1;
}

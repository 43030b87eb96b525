import { join } from 'node:path';
import { createCatalog } from '../../site/server/billing/catalog.ts';
import { acceptEvent, ReplayError, getEvent, replayEvent } from '../../site/server/billing/accept.ts';
import { deadLetters } from '../../site/server/billing/ledger.ts';
import type { BillingService } from '../../site/server/billing/accept.ts';
import { withExistingDatabase } from '../../site/server/database/open.ts';
import type { Database } from '../../site/server/database/tables.ts';
import { createPaddleApi, paddleEndpoint } from '../../site/server/billing/paddle-api.ts';
import { reconcile } from '../../site/server/billing/reconcile.ts';
import { existingSecret } from '../../site/server/process/data-dir.ts';
import { keyedHash } from '../../site/server/process/secrets.ts';
import { readPublicSettings } from '../../site/server/process/build-file.ts';
import { StartError } from '../../site/server/process/start-error.ts';
import { UsageError } from './command.ts';
import type { CommandContext } from './command.ts';

export function listEvents({ config, stdout }: CommandContext): Promise<void> {
  return withExistingDatabase(config, 'billing_events', async (database) => {
    const rows = await deadLetters(database);
    for (const { event_id, type, occurred_at, state, tries, error } of rows) {
      const status = state === 'failed' ? 'failed permanently' : 'pending';
      const columns = [event_id, type, occurred_at, status, `attempts: ${tries}`, error ?? 'not attempted yet'];
      stdout.write(`${columns.join('  ')}\n`);
    }
    if (rows.length === 0) stdout.write('All events have been applied.\n');
  });
}

export function showEvent({ config, stdout }: CommandContext, id: string): Promise<void> {
  return withExistingDatabase(config, 'billing_events', async (database) => {
    const { body, ...row } = await getEvent(database, id);
    stdout.write(`${JSON.stringify({ ...row, body: JSON.parse(body) as unknown }, null, 2)}\n`);
  });
}

/** Applies one event, or `--all` that were not applied. Throws a `ReplayError` that lists the events that failed again. */
export function replayEvents(context: CommandContext, id: string): Promise<void> {
  return withExistingDatabase(context.config, 'billing_events', async (database) => {
    const service = billingService(database, context);
    const ids = id === '--all' ? (await deadLetters(database)).map(({ event_id }) => event_id) : [id];
    const failures: string[] = [];
    for (const each of ids) {
      const reason = await replayEvent(service, each);
      if (reason === undefined) context.stdout.write(`Applied ${each}.\n`);
      else failures.push(`${each} failed again: ${reason}`);
    }
    if (ids.length === 0) context.stdout.write('All events have been applied.\n');
    if (failures.length > 0) throw new ReplayError(failures.join('\n'));
  });
}

/** Fetches and applies the events that never arrived. Throws a `ReplayError` that lists those that failed. */
export async function reconcileEvents(context: CommandContext, date?: string): Promise<void> {
  const since = date === undefined ? undefined : parseDate(date);
  await withExistingDatabase(context.config, 'billing_events', async (database) => {
    const place = paddleEndpoint(context.config, publicSettings(context));
    if (place === undefined)
      throw new StartError('PADDLE_API_KEY is not set. Set it to the API key that the server uses.');
    const service = billingService(database, context);
    const failures: string[] = [];
    const { seen, missed, failed } = await reconcile(
      {
        api: createPaddleApi(place),
        accept: (body) => acceptEvent(service, body),
        onFailure: ({ event_id: id }, error) =>
          failures.push(`${id} could not be applied: ${error instanceof Error ? error.message : String(error)}`),
      },
      since,
    );
    context.stdout.write(`Events at Paddle: ${seen}, missing here: ${missed}, not applied: ${failed}\n`);
    if (failures.length > 0) throw new ReplayError(failures.join('\n'));
  });
}

/** Returns a date or UTC time in milliseconds since 1970. Throws a `UsageError` for any other text. */
function parseDate(text: string): number {
  const time = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(time)) return time;
  throw new UsageError(
    `${JSON.stringify(text.slice(0, 80))} is not a date. Use a date such as 2026-11-01 or a UTC time such as 2026-11-01T12:00:00Z.`,
  );
}

/** Public settings of the build that the server runs. */
function publicSettings({ env }: CommandContext) {
  const build = env['TEST_BUILD_DIR'] ?? join(import.meta.dirname, '../../site/build');
  return readPublicSettings(join(build, 'public-config.json'));
}

/** Billing service with the server's key and prices. The server sends the emails that it queues. */
function billingService(database: Database, context: CommandContext): BillingService {
  const hash = keyedHash(existingSecret(context.config));
  return {
    database,
    now: Date.now,
    hash,
    countKey: (what) => hash('rate limit', what),
    catalog: createCatalog(publicSettings(context)),
    log: { warning: (text) => context.stderr.write(`${text}\n`) },
    mailsQueued: () => {},
    onPurchase: () => {},
  };
}

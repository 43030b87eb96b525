import { acceptEvent } from '../site/server/billing/accept.ts';
import { withExistingDatabase } from '../site/server/database/connect.ts';
import type { Database } from '../site/server/database/tables.ts';
import { createPaddleApi } from '../site/server/paddle/paddle-api.ts';
import { PaddleApiError } from '../site/server/paddle/paddle-api-error.ts';
import { paddlePlace } from '../site/server/paddle/place.ts';
import { reconcile } from '../site/server/paddle/reconcile.ts';
import { readConfig } from '../site/server/process/config.ts';
import { StartError } from '../site/server/process/start-error.ts';
import { billingService, publicSettings } from './billing/service.ts';

/** `npm run billing:reconcile`: takes the payment provider's events that never arrived, while the server runs or not. */
const USAGE = `npm run billing:reconcile                        all events of the last 90 days
npm run billing:reconcile -- --since 2026-11-01  those since a day or a time`;

/** A call there is not; the message shows how to ask. */
class UsageError extends Error {}

try {
  const since = sinceOf(process.argv.slice(2));
  await withExistingDatabase(readConfig(process.env), 'billing_events', (database) => look(database, since));
} catch (error) {
  const isExpected = error instanceof StartError || error instanceof UsageError || error instanceof PaddleApiError;
  if (!isExpected) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Since when, in milliseconds since 1970; `undefined` for all there are. Throws a `UsageError`. */
function sinceOf([option, value = '', ...more]: readonly string[]): number | undefined {
  if (option === undefined) return undefined;
  const time = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/.test(value) ? Date.parse(value) : Number.NaN;
  if (option === '--since' && !Number.isNaN(time) && more.length === 0) return time;
  const said = process.argv.slice(2).join(' ').slice(0, 80);
  throw new UsageError(`“${said}” is no such call, expected one of:\n${USAGE}`);
}

async function look(database: Database, since: number | undefined): Promise<void> {
  const place = paddlePlace(readConfig(process.env), publicSettings());
  if (place === undefined) throw new StartError('PADDLE_API_KEY is not set, expected the key the server has');
  const service = billingService(database);
  const { seen, missed, failed } = await reconcile(
    {
      api: createPaddleApi(place),
      accept: (body) => acceptEvent(service, body),
      onFailure: ({ event_id: id }, error) =>
        console.error(`${id} could not be applied: ${error instanceof Error ? error.message : String(error)}`),
    },
    since,
  );
  console.log(`${seen} events at Paddle, ${missed} had not arrived, ${failed} could not be applied`);
  if (failed > 0) process.exitCode = 1;
}

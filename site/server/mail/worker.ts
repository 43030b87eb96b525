import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { HOUR, MINUTE, SECOND, timestamp } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import type { Config } from '../process/config.ts';
import type { Log } from '../process/log.ts';
import { startQueueWorker } from '../process/queue-worker.ts';
import type { QueueWorker } from '../process/queue-worker.ts';
import { composeMail } from './compose.ts';
import type { Composing, MailRow } from './compose.ts';
import { createSender, smtpProblem } from './senders.ts';
import type { Sender } from './senders.ts';

/** Polling interval in milliseconds, for retries and for emails queued by other processes. */
const POLL_INTERVAL = 5 * SECOND;

/** Time that a process has to send an email, in milliseconds. Then another one can, for example after a crash. */
const CLAIM_DURATION = 2 * MINUTE;

/** Maximum clock difference of processes. */
const MAX_CLOCK_DIFFERENCE = MINUTE;

/** Delay after the first failure. It doubles with each further one. */
const FIRST_DELAY = 30 * SECOND;
const MAX_DELAY = 6 * HOUR;

/** Attempts until an email fails permanently, after two days. */
const MAX_TRIES = 18;

/** Dependencies of the worker. */
interface MailParts extends Composing {
  readonly database: Database;
  readonly sender: Sender;
  readonly log: Log;
  readonly now: Clock;
}

/** Starts the worker that sends queued emails, one at a time. Logs a warning if the mail server can't be used. */
export function startMailWorker(
  config: Parameters<typeof createSender>[0] & Pick<Config, 'apiUrl'>,
  dependencies: Omit<MailParts, 'sender' | 'apiUrl'>,
): QueueWorker {
  const { siteUrl, log } = dependencies;
  const sender = createSender(config);
  const parts = { ...dependencies, apiUrl: () => config.apiUrl ?? siteUrl(), sender };
  let isStopping = false;
  sender.verify().catch((error: unknown) => {
    if (isStopping) return;
    log.warning(`${smtpProblem(config.smtpUrl ?? '', error)}. Emails stay in the queue for two days`);
  });
  const worker = startQueueWorker({
    next: () => sendNext(parts),
    pollInterval: POLL_INTERVAL,
    onError: (error) => log.error(undefined, error),
  });
  return {
    ...worker,
    async stop() {
      isStopping = true;
      await worker.stop();
      sender.close();
    },
  };
}

/** Sends the next due email. Returns false if there is none. */
async function sendNext(parts: MailParts): Promise<boolean> {
  const { database, sender, log, now } = parts;
  const row = await claimNext(database, now());
  if (row === undefined) return false;
  try {
    const mail = await inTransaction(database, (transaction) => composeMail(transaction, row, parts, now()));
    const file = mail === undefined ? undefined : await sender.send(mail);
    await database.deleteFrom('mails').where('id', '=', row.id).execute();
    if (mail !== undefined) log.mail({ event: row.event, mail: row.id, ...(file === undefined ? {} : { file }) });
  } catch (error) {
    await postpone(database, row, now());
    log.mail({ event: row.event, mail: row.id, tries: row.tries, failed: codeOf(error) });
  }
  return true;
}

/** Reserves the next due email for this process. */
async function claimNext(database: Database, now: number): Promise<MailRow | undefined> {
  const free = database
    .selectFrom('mails')
    .select('id')
    .where((is) => is.or([is('tries', '=', 0), isOver('due_at', MAX_DELAY, now)(is)]))
    .where('failed_at', 'is', null)
    .where((is) => is.or([is('claimed_until', 'is', null), isOver('claimed_until', CLAIM_DURATION, now)(is)]))
    .orderBy('priority')
    .orderBy('turn')
    .orderBy('due_at')
    .orderBy('id');
  for (;;) {
    const candidate = await free.limit(1).executeTakeFirst();
    if (candidate === undefined) return undefined;
    // If several processes find the same email, the first to write gets it.
    const claimed = await database
      .updateTable('mails')
      .set((row) => ({ claimed_until: timestamp(now + CLAIM_DURATION), tries: row('tries', '+', 1) }))
      .where('id', '=', candidate.id)
      .where((is) => is.or([is('claimed_until', 'is', null), isOver('claimed_until', CLAIM_DURATION, now)(is)]))
      .returningAll()
      .executeTakeFirst();
    if (claimed !== undefined) return claimed;
  }
}

/** Matches past times, and times too far ahead, which were stored before a clock was set back. */
function isOver(column: 'due_at' | 'claimed_until', longest: number, now: number) {
  return (is: ExpressionBuilder<Tables, 'mails'>) =>
    is.or([is(column, '<=', timestamp(now)), is(column, '>', timestamp(now + longest + MAX_CLOCK_DIFFERENCE))]);
}

async function postpone(database: Database, { id, tries }: MailRow, now: number): Promise<void> {
  const wait = Math.min(MAX_DELAY, FIRST_DELAY * 2 ** (tries - 1));
  await database
    .updateTable('mails')
    .set({ claimed_until: null, due_at: timestamp(now + wait), failed_at: tries >= MAX_TRIES ? timestamp(now) : null })
    .where('id', '=', id)
    .execute();
}

/** Codes of an error. Messages aren't logged: they contain the email address. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error && typeof error.responseCode === 'number' ? `${code} ${error.responseCode}` : code;
}

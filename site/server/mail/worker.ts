import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Log } from '../log.ts';
import { HOUR, MINUTE, SECOND, timestamp } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import { startQueueWorker } from '../process/queue-worker.ts';
import type { QueueWorker } from '../process/queue-worker.ts';
import { composeMail } from './compose.ts';
import type { Composing, MailRow } from './compose.ts';
import type { Sender } from './senders.ts';

/**
 * How often the queue is looked at where nobody says that something is in it: mails of other processes, and retries.
 */
const LOOK_EVERY = 5 * SECOND;

/**
 * How long a mail is one process's to send. Longer than sending can take; if the process died, another sends it then.
 */
const CLAIM = 2 * MINUTE;

/** The clocks of two processes differ by less. */
const CLOCKS_DIFFER = MINUTE;

/** The first wait after a failure; it doubles with each further one. */
const FIRST_WAIT = 30 * SECOND;
const LONGEST_WAIT = 6 * HOUR;

/** Tries before a mail is given up, about two days after the first. */
const TRIES = 18;

/** What the worker works with. */
export interface MailParts extends Composing {
  readonly database: Database;
  readonly sender: Sender;
  readonly log: Log;
  readonly now: Clock;
}

/** Sends the mails of the queue, one at a time. */
export type MailWorker = QueueWorker;

/** Starts the worker. */
export function startMailWorker(parts: MailParts): MailWorker {
  const worker = startQueueWorker({
    next: () => sendNext(parts),
    lookEvery: LOOK_EVERY,
    onError: (error) => parts.log.error(undefined, error),
  });
  return {
    ...worker,
    async stop() {
      await worker.stop();
      parts.sender.close();
    },
  };
}

/** Sends the mail whose turn it is; tells whether there was one. */
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
    await putOff(database, row, now());
    log.mail({ event: row.event, mail: row.id, tries: row.tries, failed: codeOf(error) });
  }
  return true;
}

/** Takes a mail in hand, for this process alone. */
async function claimNext(database: Database, now: number): Promise<MailRow | undefined> {
  const free = database
    .selectFrom('mails')
    .select('id')
    .where((is) => is.or([is('tries', '=', 0), isOver('due_at', LONGEST_WAIT, now)(is)]))
    .where('failed_at', 'is', null)
    .where((is) => is.or([is('claimed_until', 'is', null), isOver('claimed_until', CLAIM, now)(is)]))
    .orderBy('priority')
    .orderBy('turn')
    .orderBy('due_at')
    .orderBy('id');
  for (;;) {
    const candidate = await free.limit(1).executeTakeFirst();
    if (candidate === undefined) return undefined;
    // Of several processes that found the same one, the first to write has it.
    const claimed = await database
      .updateTable('mails')
      .set((row) => ({ claimed_until: timestamp(now + CLAIM), tries: row('tries', '+', 1) }))
      .where('id', '=', candidate.id)
      .where((is) => is.or([is('claimed_until', 'is', null), isOver('claimed_until', CLAIM, now)(is)]))
      .returningAll()
      .executeTakeFirst();
    if (claimed !== undefined) return claimed;
  }
}

/** Whether a time has come. One further ahead than any is set was set before the clock was set back. */
function isOver(column: 'due_at' | 'claimed_until', longest: number, now: number) {
  return (is: ExpressionBuilder<Tables, 'mails'>) =>
    is.or([is(column, '<=', timestamp(now)), is(column, '>', timestamp(now + longest + CLOCKS_DIFFER))]);
}

async function putOff(database: Database, { id, tries }: MailRow, now: number): Promise<void> {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1));
  await database
    .updateTable('mails')
    .set({ claimed_until: null, due_at: timestamp(now + wait), failed_at: tries >= TRIES ? timestamp(now) : null })
    .where('id', '=', id)
    .execute();
}

/** What may be logged of a failure: its codes. A mail server's words name the address. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error && typeof error.responseCode === 'number' ? `${code} ${error.responseCode}` : code;
}

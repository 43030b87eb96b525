import { timestamp } from '../clock.ts';
import type { Database } from '../database/tables.ts';
import type { MailEvent } from './events.ts';

/** A mail to be sent. */
export interface QueuedMail {
  readonly event: MailEvent;
  /** `null` where nobody has looked yet whether there is such a user; then `recipient` says who. */
  readonly userId: number | null;
  readonly recipient: string;
  /** What is known only now, such as the device of a sign-in. */
  readonly data?: Readonly<Record<string, string>>;
}

/**
 * Queues a mail. In the transaction of what it tells of, it is sent if and only if that is stored. Codes are not part of
 * it: they are made when the mail is, so that none lies in the queue.
 */
export async function queueMail(
  database: Database,
  { event, userId, recipient, data = {} }: QueuedMail,
  now: number,
): Promise<void> {
  await database
    .insertInto('mails')
    .values({
      event,
      user_id: userId,
      recipient,
      data: JSON.stringify(data),
      created_at: timestamp(now),
      due_at: timestamp(now),
      tries: 0,
    })
    .execute();
}

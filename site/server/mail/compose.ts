import type { Selectable } from 'kysely';
import { addCode } from '../account/codes.ts';
import { DAY, HOUR, timestamp } from '../clock.ts';
import type { DatabaseTransaction, MailsTable, UserRow } from '../database/tables.ts';
import { isMailEvent } from './events.ts';
import type { Mail } from './senders.ts';
import { fillTemplate } from './templates.ts';
import type { Templates } from './templates.ts';

export type MailRow = Selectable<MailsTable>;

/** What mails are made with. */
export interface Composing {
  readonly templates: Templates;
  readonly siteUrl: () => string;
  /** The origin of the links the server itself answers. */
  readonly apiUrl: () => string;
}

/** How long a code is good. */
const RESET_LIFE = HOUR;
const CONFIRM_LIFE = DAY;

/**
 * Makes a mail of a row of the queue, and the code in it if it has one. `undefined` when there is nobody to send it to:
 * whoever asks for a new password for an address we do not know is answered like everybody, and no mail goes out.
 */
export async function composeMail(
  transaction: DatabaseTransaction,
  row: MailRow,
  { templates, siteUrl, apiUrl }: Composing,
  now: number,
): Promise<Mail | undefined> {
  if (!isMailEvent(row.event)) throw new Error(`The queue holds a mail of the unknown event ${row.event}`);
  const user = await findUser(transaction, row);
  if (user === undefined || !isWanted(row, user)) return undefined;
  const data = JSON.parse(row.data) as Readonly<Record<string, string>>;
  const values: Record<string, string> = {
    ...data,
    brand: 'Onset',
    siteUrl: siteUrl(),
    username: user.username,
    supportEmail: await supportAddress(transaction),
  };
  if (row.event === 'reset-password') {
    const code = await addCode(
      transaction,
      { userId: user.id, purpose: 'reset', email: user.email },
      now + RESET_LIFE,
      now,
    );
    values['url'] = `${siteUrl()}/reset-password?code=${code}`;
    values['validFor'] = 'one hour';
  }
  if (row.event === 'confirm-email') {
    const target = { userId: user.id, purpose: 'confirm', email: row.recipient } as const;
    const code = await addCode(transaction, target, now + CONFIRM_LIFE, now);
    values['url'] = `${apiUrl()}/api/auth/email-confirmation?confirmation=${code}`;
    values['validFor'] = 'one day';
  }
  const name = `${row.created_at.replace(/\D/g, '')}-${row.id}-${row.event}`;
  return { ...fillTemplate(templates[row.event], values), to: row.recipient, id: name };
}

/** The user a mail is for: the one it names, or else the one whose address it is, or is to be. */
async function findUser(transaction: DatabaseTransaction, row: MailRow): Promise<UserRow | undefined> {
  const users = transaction.selectFrom('users').selectAll();
  if (row.user_id !== null) return users.where('id', '=', row.user_id).executeTakeFirst();
  const owner = await users.where('email', '=', row.recipient).executeTakeFirst();
  if (owner !== undefined || row.event !== 'confirm-email') return owner;
  return users.where('pending_email', '=', row.recipient).orderBy('updated_at', 'desc').executeTakeFirst();
}

/** Whether a mail still makes sense when it is sent: addresses change, and accounts are blocked, after it was queued. */
function isWanted(row: MailRow, user: UserRow): boolean {
  if (row.event === 'reset-password') return user.blocked === 0 && user.email === row.recipient;
  if (row.event === 'confirm-email')
    return user.pending_email === row.recipient || (user.email === row.recipient && user.confirmed === 0);
  return true;
}

/** Where to write to, as the site-wide content says. */
async function supportAddress(transaction: DatabaseTransaction): Promise<string> {
  const row = await transaction
    .selectFrom('commons')
    .select('value')
    .where('key', '=', 'support_email')
    .executeTakeFirst();
  const value: unknown = row === undefined ? undefined : JSON.parse(row.value);
  return typeof value === 'string' ? value : 'us';
}

/** A time as mails tell it. */
export function timeInWords(now: number): string {
  return `${timestamp(now).slice(0, 16).replace('T', ' at ')} UTC`;
}

import type { Selectable } from 'kysely';
import { CONFIRMATION_LIFETIME, EMAIL_UNDO_LIFETIME, PASSWORD_RESET_LIFETIME } from '../../contract/limits.ts';
import type { DatabaseTransaction, EmailChangeRow, MailsTable, UserRow } from '../database/tables.ts';
import { addCode } from '../database/codes.ts';
import { composeBillingMail, isBillingEvent } from './compose-billing.ts';
import { composeListMail, isListEvent } from './compose-list.ts';
import type { ListComposing } from './compose-list.ts';
import { isMailEvent } from './events.ts';
import { greetingOf, lifetimeInWords, mailName, supportAddress, timeInWords } from './mail-words.ts';
import type { Mail } from './senders.ts';
import { fillTemplate } from './templates.ts';

export type MailRow = Selectable<MailsTable>;

/** What mails are made with. */
export type Composing = ListComposing;

/**
 * Makes a mail of a row of the queue, and the code in it if it has one. `undefined` when there is nobody to send it to:
 * whoever asks for a new password for an unknown address gets the usual response, and no mail goes out.
 */
export async function composeMail(
  transaction: DatabaseTransaction,
  row: MailRow,
  composing: Composing,
  now: number,
): Promise<Mail | undefined> {
  if (!isMailEvent(row.event)) throw new Error(`The queue contains an email for the unknown event ${row.event}`);
  if (isListEvent(row.event)) return composeListMail(transaction, { ...row, event: row.event }, composing, now);
  if (isBillingEvent(row.event)) return composeBillingMail(transaction, { ...row, event: row.event }, composing);
  const { templates, siteUrl, apiUrl } = composing;
  const user = await findUser(transaction, row);
  if (user === undefined || !isWanted(row, user)) return undefined;
  const data = JSON.parse(row.data) as Readonly<Record<string, string>>;
  const change = await findChange(transaction, row, data['change']);
  if (ABOUT_A_CHANGE.has(row.event) && (change === undefined || !isChangeWanted(row, user, change))) return undefined;
  const values: Record<string, string> = {
    ...data,
    siteUrl: siteUrl(),
    greeting: greetingOf(user, row.recipient),
    when: timeInWords(row.created_at),
    supportEmail: await supportAddress(transaction),
  };
  const owner = { user_id: user.id };
  if (row.event === 'reset-password') {
    const expiresAt = now + PASSWORD_RESET_LIFETIME;
    const code = await addCode(transaction, owner, { purpose: 'reset', email: user.email, expiresAt }, now);
    // Password managers save the new password with the email address. Browsers send no fragment to a server.
    const fragment = new URLSearchParams({ email: row.recipient }).toString();
    values['url'] = `${siteUrl()}/reset-password?code=${code}#${fragment}`;
    values['validFor'] = lifetimeInWords(PASSWORD_RESET_LIFETIME);
  }
  if (row.event === 'confirm-email') {
    const expiresAt = now + CONFIRMATION_LIFETIME;
    const code = await addCode(transaction, owner, { purpose: 'confirm', email: row.recipient, expiresAt }, now);
    values['url'] = `${apiUrl()}/api/auth/email-confirmation?confirmation=${code}`;
    values['validFor'] = lifetimeInWords(CONFIRMATION_LIFETIME);
  }
  if (row.event === 'confirm-new-email' && change !== undefined) {
    const confirmation = {
      purpose: 'confirm-change',
      email: row.recipient,
      expiresAt: now + CONFIRMATION_LIFETIME,
    } as const;
    const code = await addCode(transaction, { change_id: change.id }, confirmation, now);
    values['url'] = `${apiUrl()}/confirm-email?code=${code}`;
    values['validFor'] = lifetimeInWords(CONFIRMATION_LIFETIME);
  }
  if ((row.event === 'email-change-started' || row.event === 'email-changed') && change !== undefined) {
    const undo = { purpose: 'undo-change', email: row.recipient } as const;
    values['url'] =
      `${apiUrl()}/undo-email-change?code=${await addCode(transaction, { change_id: change.id }, undo, now)}`;
    values['validFor'] = lifetimeInWords(EMAIL_UNDO_LIFETIME);
  }
  return { ...fillTemplate(templates[row.event], values), to: row.recipient, id: mailName(row, row.event) };
}

/**
 * The user a mail is for: the one it names, or else the one whose address it is. Not one whose address it is to be: an
 * address that waits is written to only when the signed-in owner asks.
 */
function findUser(transaction: DatabaseTransaction, row: MailRow): Promise<UserRow | undefined> {
  const users = transaction.selectFrom('users').selectAll();
  return (
    row.user_id === null ? users.where('email', '=', row.recipient) : users.where('id', '=', row.user_id)
  ).executeTakeFirst();
}

/** The mails that tell of a change of address, or ask for its confirmation. */
const ABOUT_A_CHANGE: ReadonlySet<string> = new Set(['confirm-new-email', 'email-change-started', 'email-changed']);

/** The change of address a mail is about, if it is still known. */
async function findChange(
  transaction: DatabaseTransaction,
  { user_id }: MailRow,
  id: string | undefined,
): Promise<EmailChangeRow | undefined> {
  if (id === undefined || user_id === null) return undefined;
  return transaction
    .selectFrom('email_changes')
    .selectAll()
    .where('id', '=', Number(id))
    .where('user_id', '=', user_id)
    .executeTakeFirst();
}

/** Whether a mail about a change still makes sense: it may have been undone, dropped or confirmed by now. */
function isChangeWanted(row: MailRow, user: UserRow, { undone_at, confirmed_at }: EmailChangeRow): boolean {
  if (undone_at !== null) return false;
  return row.event !== 'confirm-new-email' || (confirmed_at === null && user.pending_email === row.recipient);
}

/**
 * Whether a mail still makes sense when it is sent: addresses change, and accounts are blocked, after it was queued.
 */
function isWanted(row: MailRow, user: UserRow): boolean {
  if (row.event === 'reset-password') return user.blocked === 0 && user.email === row.recipient;
  if (row.event === 'confirm-email') return user.email === row.recipient && user.email_proved === 0;
  return true;
}

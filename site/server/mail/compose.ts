import type { Selectable } from 'kysely';
import { formatMoney } from '@onset/design-system/content/money';
import { CONFIRMATION_LIFETIME, EMAIL_UNDO_LIFETIME, PASSWORD_RESET_LIFETIME } from '../../contract/limits.ts';
import type {
  DatabaseTransaction,
  EmailChangeRow,
  MailsTable,
  UserRow,
  SubscriptionRow,
  TransactionRow,
} from '../database/tables.ts';
import { addCode } from '../database/codes.ts';
import { composeListMail, isListEvent } from './compose-list.ts';
import type { ListComposing } from './compose-list.ts';
import {
  isMailEvent,
  greetingOf,
  lifetimeInWords,
  mailName,
  supportAddress,
  timeInWords,
  fillTemplate,
  dateInWords,
} from './templates.ts';
import type { Mail } from './senders.ts';

export type MailRow = Selectable<MailsTable>;

/** Dependencies of emails. */
export interface Composing extends ListComposing {
  /** True if an email address must be confirmed before its account can be used. */
  readonly emailConfirmation: boolean;
}

/**
 * Composes a queued email, and creates its code if it has one. Returns `undefined` if there is no recipient: a password
 * reset for an unknown email address gets the usual response, but no email is sent.
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
  if (CHANGE_EVENTS.has(row.event) && (change === undefined || !isChangeWanted(row, user, change))) return undefined;
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
    // Password managers save the email address too. Browsers don't send fragments to servers.
    const fragment = new URLSearchParams({ email: row.recipient }).toString();
    values['url'] = `${siteUrl()}/reset-password?code=${code}#${fragment}`;
    values['validFor'] = lifetimeInWords(PASSWORD_RESET_LIFETIME);
  }
  if (row.event === 'confirm-email') {
    const expiresAt = now + CONFIRMATION_LIFETIME;
    const code = await addCode(transaction, owner, { purpose: 'confirm', email: row.recipient, expiresAt }, now);
    values['url'] = `${apiUrl()}/api/auth/email-confirmation?confirmation=${code}`;
    values['validFor'] = lifetimeInWords(CONFIRMATION_LIFETIME);
    values['unconfirmed'] = composing.emailConfirmation
      ? 'Without confirmation, no one can use the account.'
      : 'Without confirmation, the account can’t see what was bought with this address.';
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
 * User of an email: the one with its `user_id`, or otherwise with its email address. Pending email addresses don't
 * count: emails are sent there only if the signed-in owner requests them.
 */
function findUser(transaction: DatabaseTransaction, row: MailRow): Promise<UserRow | undefined> {
  const users = transaction.selectFrom('users').selectAll();
  return (
    row.user_id === null ? users.where('email', '=', row.recipient) : users.where('id', '=', row.user_id)
  ).executeTakeFirst();
}

/** Emails about a change of the email address. */
const CHANGE_EVENTS: ReadonlySet<string> = new Set(['confirm-new-email', 'email-change-started', 'email-changed']);

/** Change of the email address that an email is about. */
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

/** False if the email is obsolete, because the change was undone, discarded or confirmed since. */
function isChangeWanted(row: MailRow, user: UserRow, { undone_at, confirmed_at }: EmailChangeRow): boolean {
  if (undone_at !== null) return false;
  return row.event !== 'confirm-new-email' || (confirmed_at === null && user.pending_email === row.recipient);
}

/** False if the email became obsolete in the queue, for example because the account was blocked. */
function isWanted(row: MailRow, user: UserRow): boolean {
  if (row.event === 'reset-password') return user.blocked === 0 && user.email === row.recipient;
  if (row.event === 'confirm-email') return user.email === row.recipient && user.email_proved === 0;
  return true;
}

const BILLING_EVENTS = ['purchase-welcome', 'payment-failed', 'plan-ending', 'plan-ended'] as const;

type BillingEvent = (typeof BILLING_EVENTS)[number];

export const isBillingEvent = (event: string): event is BillingEvent => BILLING_EVENTS.some((one) => one === event);

/** Data of a queued billing email: its subscription or payment, and the time until which it matters. */
export interface NoticeValues {
  readonly subscription?: string;
  readonly transaction?: string;
  readonly until?: string;
}

/**
 * Composes a billing email. Returns `undefined` if it became obsolete in the queue: the payment was made, or the
 * subscription no longer ends.
 */
async function composeBillingMail(
  transaction: DatabaseTransaction,
  row: MailRow & { readonly event: BillingEvent },
  { templates, siteUrl }: Composing,
): Promise<Mail | undefined> {
  const subject = JSON.parse(row.data) as NoticeValues;
  const bought =
    subject.subscription === undefined
      ? await ofTransaction(transaction, row.event, subject)
      : await ofSubscription(transaction, row.event, subject);
  if (bought === undefined) return undefined;
  const user = row.user_id === null ? undefined : await findUser(transaction, row);
  const account = user === undefined ? '/register' : '/customer-portal';
  const values = {
    plan: bought.name,
    amount: formatMoney({ lowest: bought.amount ?? 0, currency: bought.currency }, 'en-US'),
    until: subject.until === undefined ? '' : dateInWords(subject.until),
    url: `${siteUrl()}${row.event === 'plan-ended' ? '/pricing' : account}`,
    downloadUrl: `${siteUrl()}/download`,
    siteUrl: siteUrl(),
    greeting: user === undefined ? 'Hello,' : greetingOf(user, row.recipient),
    supportEmail: await supportAddress(transaction),
  };
  return { ...fillTemplate(templates[row.event], values), to: row.recipient, id: mailName(row, row.event) };
}

/** Payment of an email; `undefined` if the email is obsolete. */
async function ofTransaction(
  transaction: DatabaseTransaction,
  event: BillingEvent,
  subject: NoticeValues,
): Promise<TransactionRow | undefined> {
  const row = await transaction
    .selectFrom('billing_transactions')
    .selectAll()
    .where('id', '=', subject.transaction ?? '')
    .executeTakeFirst();
  return event === 'payment-failed' && row?.status !== 'past_due' ? undefined : row;
}

/** Subscription of an email; `undefined` if obsolete. */
async function ofSubscription(
  transaction: DatabaseTransaction,
  event: BillingEvent,
  subject: NoticeValues,
): Promise<SubscriptionRow | undefined> {
  const row = await transaction
    .selectFrom('billing_subscriptions')
    .selectAll()
    .where('id', '=', subject.subscription ?? '')
    .executeTakeFirst();
  const isCurrent =
    event === 'plan-ended'
      ? row?.status === 'canceled'
      : row?.scheduled_action === 'cancel' && row.scheduled_at === subject.until;
  return isCurrent ? row : undefined;
}

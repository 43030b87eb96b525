import { formatMoney } from '@onset/design-system/content/money';
import type { DatabaseTransaction, SubscriptionRow, TransactionRow, UserRow } from '../database/tables.ts';
import type { Composing, MailRow } from './compose.ts';
import { dateInWords, greetingOf, mailName, supportAddress, fillTemplate } from './templates.ts';
import type { Mail } from './senders.ts';

const EVENTS = ['purchase-welcome', 'payment-failed', 'plan-ending', 'plan-ended'] as const;

type BillingEvent = (typeof EVENTS)[number];

export const isBillingEvent = (event: string): event is BillingEvent => EVENTS.some((one) => one === event);

/** Data of a queued billing email; see `billing/notices.ts`. */
interface NoticeSubject {
  readonly subscription?: string;
  readonly transaction?: string;
  readonly until?: string;
}

/**
 * Composes a billing email. Returns `undefined` if it became obsolete in the queue: the payment was made, or the
 * subscription no longer ends.
 */
export async function composeBillingMail(
  transaction: DatabaseTransaction,
  row: MailRow & { readonly event: BillingEvent },
  { templates, siteUrl }: Composing,
): Promise<Mail | undefined> {
  const subject = JSON.parse(row.data) as NoticeSubject;
  const bought =
    subject.subscription === undefined
      ? await ofTransaction(transaction, row.event, subject)
      : await ofSubscription(transaction, row.event, subject);
  if (bought === undefined) return undefined;
  const user = row.user_id === null ? undefined : await findUser(transaction, row.user_id);
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

function findUser(transaction: DatabaseTransaction, id: number): Promise<UserRow | undefined> {
  return transaction.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Payment of an email; `undefined` if the email is obsolete. */
async function ofTransaction(
  transaction: DatabaseTransaction,
  event: BillingEvent,
  subject: NoticeSubject,
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
  subject: NoticeSubject,
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

import type { Selectable } from 'kysely';
import { isEmail, withAsciiDomain } from '../../contract/email.ts';
import { SIGNUP_LIFETIME } from '../../contract/limits.ts';
import { ONE_CLICK_PATH } from '../../contract/signup.ts';
import type { SignupPurpose } from '../../contract/signup.ts';
import { addCode, unsubscribeCode } from '../database/codes.ts';
import type { Database, DatabaseTransaction, MailsTable, SubscriberRow } from '../database/tables.ts';
import { locking } from '../database/transaction.ts';
import { timestamp } from '../process/clock.ts';
import type { KeyedHash } from '../process/secrets.ts';
import type { Mail } from './senders.ts';
import { lifetimeInWords, mailName, supportAddress, fillTemplate } from './templates.ts';
import type { Templates } from './templates.ts';

/** Dependencies of emails. */
export interface ListComposing {
  readonly templates: Templates;
  readonly siteUrl: () => string;
  /** Origin of links to the API. */
  readonly apiUrl: () => string;
  readonly hash: KeyedHash;
}

type ListEvent = `confirm-${SignupPurpose}` | `${SignupPurpose}-confirmed`;
type ListMailRow = Selectable<MailsTable> & { readonly event: ListEvent };

const LISTS: Readonly<Record<ListEvent, SignupPurpose>> = {
  'confirm-newsletter': 'newsletter',
  'confirm-waitlist': 'waitlist',
  'newsletter-confirmed': 'newsletter',
  'waitlist-confirmed': 'waitlist',
};

export const isListEvent = (event: string): event is ListEvent => Object.hasOwn(LISTS, event);

/**
 * Composes an email of a list. The state of the email address is looked up only here, after the response, so that only
 * its owner learns which email was sent. Returns `undefined` if there is nothing to send.
 */
export async function composeListMail(
  transaction: DatabaseTransaction,
  row: ListMailRow,
  composing: ListComposing,
  now: number,
): Promise<Mail | undefined> {
  const found = await findSubscription(transaction, row, composing, now);
  if (found === undefined) return undefined;
  const { event, subscriber } = found;
  const { templates, siteUrl, apiUrl, hash } = composing;
  const code = await unsubscribeCode(transaction, subscriber, hash, now);
  const supportEmail = await supportAddress(transaction);
  const values: Record<string, string> = {
    siteUrl: siteUrl(),
    greeting: 'Hello,',
    supportEmail,
    unsubscribeUrl: `${apiUrl()}/unsubscribe?code=${code}`,
  };
  if (event.startsWith('confirm-')) {
    const confirmation = { purpose: 'confirm-list', email: row.recipient, expiresAt: now + SIGNUP_LIFETIME } as const;
    const confirm = await addCode(transaction, { subscriber_id: subscriber.id }, confirmation, now);
    values['url'] = `${apiUrl()}/newsletter?code=${confirm}`;
    values['validFor'] = lifetimeInWords(SIGNUP_LIFETIME);
  }
  return {
    ...fillTemplate(templates[event], values),
    to: row.recipient,
    id: mailName(row, event),
    unsubscribe: {
      oneClickUrl: `${apiUrl()}${ONE_CLICK_PATH}?token=${code}`,
      // Operators can set any text, but the header must contain an email address.
      mailto: isEmail(supportEmail)
        ? `mailto:${withAsciiDomain(supportEmail)}?subject=unsubscribe%20${subscriber.list}`
        : undefined,
    },
  };
}

/** Subscriber and event of an email. */
async function findSubscription(
  transaction: DatabaseTransaction,
  row: ListMailRow,
  { hash }: ListComposing,
  now: number,
): Promise<{ event: ListEvent; subscriber: SubscriberRow } | undefined> {
  const list = LISTS[row.event];
  if (row.event === `${list}-confirmed`) {
    const subscriber = await findSubscriber(transaction, list, row.recipient);
    return subscriber === undefined || subscriber.confirmed_at === null ? undefined : { event: row.event, subscriber };
  }
  const { source = null } = JSON.parse(row.data) as { readonly source?: string };
  const subscriber = await findOrCreateSubscriber(transaction, { list, email: row.recipient, source }, hash, now);
  if (subscriber.confirmed_at !== null) return { event: `${list}-confirmed`, subscriber };
  // Unsubscribed recipients get one confirmation email per link lifetime, in case they changed their mind. Retries are
  // exempt, because the first attempt already created the link.
  const isLimited = row.tries === 1 && subscriber.unsubscribed_at !== null;
  if (isLimited && (await hasConfirmCode(transaction, subscriber, now))) return undefined;
  return { event: row.event, subscriber };
}

/** True if an unexpired code confirms the subscription. */
async function hasConfirmCode(
  transaction: DatabaseTransaction,
  { id }: Pick<SubscriberRow, 'id'>,
  now: number,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('codes')
    .select('hash')
    .where('subscriber_id', '=', id)
    .where('purpose', '=', 'confirm-list')
    .where('expires_at', '>', timestamp(now))
    .executeTakeFirst();
  return row !== undefined;
}

/** Row of an email address that signed up: the existing one or a new, unconfirmed one. */
async function findOrCreateSubscriber(
  transaction: DatabaseTransaction,
  { list, email, source }: { list: SignupPurpose; email: string; source: string | null },
  hash: KeyedHash,
  now: number,
): Promise<SubscriberRow> {
  const left = await transaction
    .selectFrom('subscribers')
    .selectAll()
    .where('email_hash', '=', unsubscribedHash(hash, list, email))
    .where('list', '=', list)
    .$call(locking(transaction, 'subscribers'))
    .executeTakeFirst();
  if (left !== undefined) return left;
  return transaction
    .insertInto('subscribers')
    .values({ list, email, source, asked_at: timestamp(now) })
    .onConflict((conflict) => conflict.columns(['email', 'list']).doUpdateSet({ asked_at: timestamp(now) }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Row of an email address on a list, confirmed or not; `undefined` if it isn't on it or unsubscribed. */
export function findSubscriber(
  database: Database,
  list: SignupPurpose,
  email: string,
): Promise<SubscriberRow | undefined> {
  return database
    .selectFrom('subscribers')
    .selectAll()
    .where('email', '=', email)
    .where('list', '=', list)
    .executeTakeFirst();
}

/** Returns the hash of an email address, which replaces it in its row after an unsubscribe. */
export function unsubscribedHash(hash: KeyedHash, list: SignupPurpose, email: string): string {
  return hash(`left ${list}`, email);
}

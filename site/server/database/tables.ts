import type { Generated, Kysely, Selectable, Transaction } from 'kysely';
import type { SubscriptionStatus } from '../../contract/billing.ts';
import type { SignupPurpose } from '../../contract/signup.ts';

/**
 * The tables. Types are chosen to mean the same in SQLite and PostgreSQL: times are ISO 8601 texts in UTC with
 * milliseconds, which sort as they are; truths are 0 or 1; JSON is text.
 */
export interface Tables {
  users: UsersTable;
  login_names: LoginNamesTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  commons: CommonsTable;
  known_devices: KnownDevicesTable;
  codes: CodesTable;
  reset_codes: ResetCodesTable;
  mails: MailsTable;
  attempts: RateLimitsTable;
  email_changes: EmailChangesTable;
  email_change_codes: EmailChangeCodesTable;
  readiness: ReadinessTable;
  subscribers: SubscribersTable;
  subscriber_codes: SubscriberCodesTable;
  billing_events: BillingEventsTable;
  billing_customers: BillingCustomersTable;
  billing_subscriptions: BillingSubscriptionsTable;
  billing_transactions: BillingTransactionsTable;
  billing_adjustments: BillingAdjustmentsTable;
  billing_notices: BillingNoticesTable;
  licence_devices: LicenceDevicesTable;
  reconciliation: ReconciliationTable;
  measured_purchases: MeasuredPurchasesTable;
  key_fingerprints: KeyFingerprintsTable;
}

/** One row an account. */
export interface UsersTable {
  id: Generated<number>;
  document_id: string;
  /** As typed; unique, case-sensitive. */
  username: string;
  /** In lower case, its domain as A-labels; unique. */
  email: string;
  /** A PHC string. */
  password_hash: string;
  role: string;
  provider: string;
  confirmed: number;
  blocked: number;
  paddle_customer_id: string | null;
  full_name: string | null;
  company: string | null;
  country: string | null;
  /** The email address that replaces `email` once its owner has confirmed it, written the same way. See `EmailChangesTable`. */
  pending_email: string | null;
  /** Whether somebody has used a link that was sent to `email`, so that it is known to be theirs. */
  email_proved: Generated<number>;
  /** The version of the terms and the privacy policy that was agreed to at the registration, as the client named it. */
  consent_version: string | null;
  consented_at: string | null;
  created_at: string;
  updated_at: string;
}

/**
 * Every name in lower case that may log in as an e-mail address, each with one owner: all addresses, and the usernames
 * that look like one. Its primary key is what stops a username from taking over another account's address, also when
 * both are claimed at the same moment by two processes.
 */
export interface LoginNamesTable {
  name: string;
  user_id: number;
}

/** One row a log-in. */
export interface SessionsTable {
  id: string;
  user_id: number;
  /** Browser and system, such as `Chrome on macOS`. */
  device: string;
  /** What the client called itself at the log-in, if it did. */
  device_id: string | null;
  /** Counts the refreshes; see `account/refresh.ts`. */
  generation: number;
  /** Number of generations directly before the current one whose tokens no one used. */
  skipped_generations: Generated<number>;
  /** The latest generation whose access token was used: its response has arrived. */
  received_generation: Generated<number>;
  created_at: string;
  last_active_at: string;
  /** The end of the session however active it is. */
  expires_at: string;
  ended_at: string | null;
  /** When it may be refreshed as often as at first, in milliseconds since 1970; see `limits/token-bucket.ts`. */
  refresh_full_at: Generated<number>;
}

/**
 * Refresh tokens given out before tokens carried their session and generation. None is added; each goes when it runs
 * out.
 */
export interface RefreshTokensTable {
  /** SHA-256 of the token, in hexadecimal. */
  hash: string;
  session_id: string;
  generation: number;
  created_at: string;
  /** The end of the token if it is not used. */
  expires_at: string;
}

/** Site-wide content: a key and any JSON. */
export interface CommonsTable {
  id: Generated<number>;
  document_id: string;
  key: string;
  value: string;
  created_at: string;
  updated_at: string;
}

/** The devices and addresses an account was signed in from; see `account/known-devices.ts`. */
export interface KnownDevicesTable {
  user_id: number;
  /** A hash of what it is known by. */
  key: string;
  /** Known by a cookie, by what the client calls itself, or by the network address. */
  kind: 'device' | 'name' | 'address';
  first_seen_at: string;
  last_seen_at: string;
}

/**
 * Codes sent by mail that are still good: one of a purpose for each user, so that a new one takes the old one's place.
 */
export interface CodesTable {
  /** SHA-256 of the code, in hexadecimal. */
  hash: string;
  user_id: number;
  purpose: 'confirm';
  /** The address it was sent to, which is what it proves. */
  email: string;
  created_at: string;
  expires_at: string;
}

/** Codes that let their holder set a new password. Any number of a user's are good side by side. */
export interface ResetCodesTable {
  /** SHA-256 of the code, in hexadecimal. */
  hash: string;
  user_id: number;
  /** The address it was sent to, which is what it proves. */
  email: string;
  created_at: string;
  expires_at: string;
}

/** Mails to be sent. A row goes when its mail has gone. */
export interface MailsTable {
  id: Generated<number>;
  /** See `mail/events.ts`. */
  event: string;
  /** `null` where it is only known when the mail is made. */
  user_id: number | null;
  recipient: string;
  /** JSON: the values of the event. */
  data: string;
  created_at: string;
  /** Not to be sent before. */
  due_at: string;
  /** How often sending it was begun. */
  tries: number;
  /** Until then the mail is in the hands of one process. */
  claimed_until: string | null;
  /** When it was given up. */
  failed_at: string | null;
  /** 0 goes before 1. */
  priority: Generated<number>;
  /** Whose doing it is, as a keyed hash. */
  cause: Generated<string>;
  /** How many mails of the same recipient or cause waited before it. */
  turn: Generated<number>;
}

/**
 * The rate limits: how often something was asked for, by a keyed hash of what and by whom; see `account/rate-limit.ts`.
 */
export interface RateLimitsTable {
  key: string;
  count: number;
  /** The end of the pause, in milliseconds since 1970. */
  open_at: number;
}

/**
 * Changes of a user's address. The newest of a user waits while it is not confirmed and the user has a `pending_email`.
 * Each can be undone until `expires_at`, also one that was dropped or followed by another, and until it is undone or
 * that time is over its `old_email` is nobody else's.
 */
export interface EmailChangesTable {
  id: Generated<number>;
  user_id: number;
  old_email: string;
  new_email: string;
  started_at: string;
  confirmed_at: string | null;
  undone_at: string | null;
  expires_at: string;
}

/** The codes of the links in mails about a change of address. */
export interface EmailChangeCodesTable {
  /** SHA-256 of the code, in hexadecimal. */
  hash: string;
  change_id: number;
  purpose: 'confirm' | 'undo';
  /** `null` where the code is good as long as the change can be undone. */
  expires_at: string | null;
}

/** The one row that is written to find out whether the database can be. */
export interface ReadinessTable {
  id: number;
  /** In milliseconds since 1970. */
  written_at: number;
}

/**
 * One row an address on a list. It waits until `confirmed_at` is set; once `unsubscribed_at` is, the address is gone and
 * its hash alone is kept. A row has one of `email` and `email_hash`, never both.
 */
export interface SubscribersTable {
  id: Generated<number>;
  list: SignupPurpose;
  /** In lower case, its domain as A-labels. */
  email: string | null;
  /** A keyed hash, by which an address that left is known again. */
  email_hash: string | null;
  /** Where on the site it was given, as the form said. */
  source: string | null;
  /** When it was last asked for. */
  asked_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
}

/** The codes of the links in mails to a list. */
export interface SubscriberCodesTable {
  /** SHA-256 of the code, in hexadecimal. */
  hash: string;
  subscriber_id: number;
  purpose: 'confirm' | 'unsubscribe';
  /** The address a code that confirms was sent to, which is what it proves. */
  email: string | null;
  /** `null` for a code that unsubscribes: it is good for ever. */
  expires_at: string | null;
}

/*
 * What was bought, as the payment provider's events tell it (`billing/`). Each of these rows says which event it is of, and
 * only a later one changes it. None refers to another, because events come in any order.
 */

/** The event a row is of: by these two a later event is known from an earlier one. */
interface OfEvent {
  /** As the provider says it: UTC with microseconds, `2026-11-22T10:00:00.000000Z`. */
  occurred_at: string;
  event_id: string;
}

/** Every event that came, whatever came of it. */
export interface BillingEventsTable {
  event_id: string;
  type: string;
  /** UTC with microseconds. */
  occurred_at: string;
  received_at: string;
  /** The JSON that was received. */
  body: string;
  /** Waiting to be applied, applied, of a type that nothing is done with, or given up. */
  state: 'new' | 'applied' | 'ignored' | 'failed';
  /** How often applying it failed. */
  tries: Generated<number>;
  /** Why it failed last. */
  error: string | null;
  applied_at: string | null;
}

/** The provider's customers: an address that something was bought with. */
export interface BillingCustomersTable extends OfEvent {
  /** `ctm_…` */
  id: string;
  /** In lower case, its domain as A-labels. */
  email: string;
  /** Whose unsigned purchases are: who has proved the address first. */
  user_id: number | null;
  /** When that was, as `occurred_at`. */
  owned_at: string | null;
}

/** What is paid for again and again. */
export interface BillingSubscriptionsTable extends OfEvent {
  /** `sub_…` */
  id: string;
  customer_id: string;
  /** Who was signed in when it was bought. */
  user_id: number | null;
  status: SubscriptionStatus;
  price_id: string;
  /** The plan of the catalog the price had when this was applied. */
  plan: string | null;
  /** What the provider calls what is sold. */
  name: string;
  /** What a period costs before tax and discounts, in the lowest unit of `currency`. */
  amount: number | null;
  currency: string;
  interval: string | null;
  created_at: string;
  started_at: string | null;
  trial_ends_at: string | null;
  period_starts_at: string | null;
  period_ends_at: string | null;
  next_payment_at: string | null;
  scheduled_action: string | null;
  scheduled_at: string | null;
  paused_at: string | null;
  ended_at: string | null;
}

/** A payment that was asked for: of a subscription, or of something paid once. */
export interface BillingTransactionsTable extends OfEvent {
  /** `txn_…` */
  id: string;
  customer_id: string | null;
  /** Who was signed in when it was made. */
  user_id: number | null;
  subscription_id: string | null;
  status: string;
  /** What made it: `web`, `subscription_recurring`, … */
  origin: string;
  /** The price that matters most of those in it. */
  price_id: string | null;
  /** The plan of the catalog the price had when this was applied. */
  plan: string | null;
  /** Whether that price is paid once: 0 or 1. */
  is_once: number;
  name: string;
  /** What that price is before tax and discounts, in the lowest unit of `currency`. */
  unit_amount: number | null;
  /** What is to be paid altogether. */
  amount: number;
  currency: string;
  invoice_number: string | null;
  created_at: string;
  billed_at: string | null;
  period_starts_at: string | null;
}

/** What came back of a payment. */
export interface BillingAdjustmentsTable extends OfEvent {
  /** `adj_…` */
  id: string;
  transaction_id: string;
  customer_id: string;
  /** `refund`, `chargeback`, `chargeback_reverse`, `credit`, … */
  action: string;
  /** Whether it is all of the payment: 0 or 1. */
  is_full: number;
  status: string;
  /** In the lowest unit of `currency`. */
  amount: number;
  currency: string;
  created_at: string;
}

/** What a customer is told by mail, once each, and not before it is known at what address. */
export interface BillingNoticesTable {
  /** Names the change: `plan-ended sub_…`. */
  key: string;
  /** See `mail/events.ts`. */
  event: string;
  customer_id: string;
  /** JSON: the values of the mail. */
  data: string;
  /** When what it tells of happened, in UTC with microseconds. */
  occurred_at: string;
  /** The address it went to; `null` while that is not known. */
  recipient: string | null;
}

/** One row a Mac that has licences. */
export interface LicenceDevicesTable {
  /** Its public id. */
  id: string;
  /** `null` once the account was deleted, until another one owns the purchase. */
  user_id: number | null;
  /** The subscription or payment that the last license was for; `null` where it was asked for by an earlier version. */
  purchase_id: string | null;
  /** What the app calls the Mac; unique within an account. */
  device: string;
  /** The name its owner gave it, in NFC. */
  name: string;
  /** The session its last licence was asked for by. It ends with the device. */
  session_id: string;
  added_at: string;
  last_seen_at: string;
}

/** The one row that says how far Paddle's events were looked through for those that never arrived. */
export interface ReconciliationTable {
  id: number;
  /** Every event that occurred before is known; `null` where nobody has looked yet. */
  looked_until: string | null;
  /** Until then it is one process's work. */
  claimed_until: string | null;
}

/** Purchases that analytics is told of by one process, or was. */
export interface MeasuredPurchasesTable {
  transaction_id: string;
  measured_at: string;
}

/** Which keys the servers of a PostgreSQL have in common. */
export interface KeyFingerprintsTable {
  /** The variable a key is set by. */
  name: string;
  fingerprint: string;
}

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;
export type UserRow = Selectable<UsersTable>;
export type CommonsRow = Selectable<CommonsTable>;
export type EmailChangeRow = Selectable<EmailChangesTable>;
export type LicenceDeviceRow = Selectable<LicenceDevicesTable>;
export type SubscriberRow = Selectable<SubscribersTable>;
export type BillingEventRow = Selectable<BillingEventsTable>;
export type CustomerRow = Selectable<BillingCustomersTable>;
export type SubscriptionRow = Selectable<BillingSubscriptionsTable>;
export type TransactionRow = Selectable<BillingTransactionsTable>;
export type AdjustmentRow = Selectable<BillingAdjustmentsTable>;
export type NoticeRow = Selectable<BillingNoticesTable>;

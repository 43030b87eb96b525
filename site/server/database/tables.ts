import type { Generated, Kysely, Selectable, Transaction } from 'kysely';
import type { SubscriptionStatus } from '../../contract/billing.ts';
import type { SignupPurpose } from '../../contract/signup.ts';

/**
 * The tables. Types have the same meaning in SQLite and PostgreSQL: times are ISO 8601 text in UTC with milliseconds,
 * which can be sorted as text; booleans are 0 or 1; JSON is text.
 */
export interface Tables {
  users: UsersTable;
  login_names: LoginNamesTable;
  sessions: SessionsTable;
  commons: CommonsTable;
  known_devices: KnownDevicesTable;
  codes: CodesTable;
  mails: MailsTable;
  attempts: RateLimitsTable;
  email_changes: EmailChangesTable;
  readiness: ReadinessTable;
  subscribers: SubscribersTable;
  billing_events: BillingEventsTable;
  billing_customers: BillingCustomersTable;
  billing_subscriptions: BillingSubscriptionsTable;
  billing_transactions: BillingTransactionsTable;
  billing_adjustments: BillingAdjustmentsTable;
  billing_notices: BillingNoticesTable;
  licence_devices: LicenseDevicesTable;
  reconciliation: ReconciliationTable;
  measured_purchases: MeasuredPurchasesTable;
  key_fingerprints: KeyFingerprintsTable;
}

/** Accounts. */
interface UsersTable {
  id: Generated<number>;
  document_id: string;
  /** As typed. Unique and case-sensitive. */
  username: string;
  /** In lower case, with an ASCII domain. Unique. */
  email: string;
  /** In the PHC string format. */
  password_hash: string;
  role: string;
  provider: string;
  confirmed: number;
  blocked: number;
  paddle_customer_id: string | null;
  full_name: string | null;
  company: string | null;
  country: string | null;
  /** Email address that replaces `email` once it is confirmed, in the same format. See `EmailChangesTable`. */
  pending_email: string | null;
  /** 1 if someone has used a link that was sent to `email`, so that it is confirmed. */
  email_proved: Generated<number>;
  /** Version of the terms and the privacy policy that the user agreed to, as the client sent it. */
  consent_version: string | null;
  consented_at: string | null;
  created_at: string;
  updated_at: string;
}

/**
 * All names, in lower case, that can be used as an email address to log in: email addresses, and usernames in that
 * format. The primary key keeps a username from taking over the email address of another account, also if two processes
 * store both at the same time.
 */
interface LoginNamesTable {
  name: string;
  user_id: number;
}

/** Sessions: one row per login. */
interface SessionsTable {
  id: string;
  user_id: number;
  /** Browser and system, such as `Chrome on macOS`. */
  device: string;
  /** Name that the client sent at the login. */
  device_id: string | null;
  /** Number of refreshes; see `account/session-routes.ts`. */
  generation: number;
  /** Number of generations directly before the current one whose tokens no one used. */
  skipped_generations: Generated<number>;
  /** Latest generation whose access token was used, which means that its response has arrived. */
  received_generation: Generated<number>;
  created_at: string;
  last_active_at: string;
  /** End of the session, even if it is used. */
  expires_at: string;
  ended_at: string | null;
  /** Time at which its rate limit is full again, in milliseconds since 1970; see `database/request-counts.ts`. */
  refresh_full_at: Generated<number>;
}

/** Site settings: keys with any JSON. */
export interface CommonsTable {
  id: Generated<number>;
  document_id: string;
  key: string;
  value: string;
  created_at: string;
  updated_at: string;
}

/** Devices and IP addresses with logins to an account; see `account/devices.ts`. */
export interface KnownDevicesTable {
  user_id: number;
  /** Hash of the identifier. */
  key: string;
  /** Kind of the identifier: a cookie, the client's own name or the IP address. */
  kind: 'device' | 'name' | 'address';
  first_seen_at: string;
  last_seen_at: string;
}

/** Valid codes of links in emails. Each has one owner: a user, a change of the email address or a subscriber. */
export interface CodesTable {
  /** SHA-256 hash of the code, in hexadecimal. */
  hash: string;
  purpose: 'confirm' | 'reset' | 'confirm-change' | 'undo-change' | 'confirm-list' | 'unsubscribe';
  user_id: number | null;
  change_id: number | null;
  subscriber_id: number | null;
  /** Email address to which it was sent, which it confirms. Null for `unsubscribe`. */
  email: string | null;
  created_at: string;
  /** Null if it is valid as long as its owner exists. */
  expires_at: string | null;
}

/** Queue of emails. A row is deleted when its email is sent. */
export interface MailsTable {
  id: Generated<number>;
  /** See `mail/templates.ts`. */
  event: string;
  /** Null if it is determined when the email is composed. */
  user_id: number | null;
  recipient: string;
  /** Values of the event, as JSON. */
  data: string;
  created_at: string;
  /** Earliest time to send it. */
  due_at: string;
  /** Number of attempts. */
  tries: number;
  /** Time until which one process has reserved it. */
  claimed_until: string | null;
  /** Time at which it failed permanently. */
  failed_at: string | null;
  /** 0 is sent before 1. */
  priority: Generated<number>;
  /** Keyed hash of the originator. */
  cause: Generated<string>;
  /** Number of earlier emails in the queue with the same recipient or originator. */
  turn: Generated<number>;
}

/** Counts of the rate limiter, by keyed hashes; see `account/rate-limit.ts`. */
interface RateLimitsTable {
  key: string;
  count: number;
  /** End of the pause, in milliseconds since 1970. */
  open_at: number;
}

/**
 * Changes of users' email addresses. The newest one of a user is pending while it isn't confirmed and the user has a
 * `pending_email`. Each change can be undone until `expires_at`, also if it was discarded or followed by another. Until
 * then, no one else can use its `old_email`.
 */
interface EmailChangesTable {
  id: Generated<number>;
  user_id: number;
  old_email: string;
  new_email: string;
  started_at: string;
  confirmed_at: string | null;
  undone_at: string | null;
  expires_at: string;
}

/** Table with one row, which health checks update to test whether the database is writable. */
interface ReadinessTable {
  id: number;
  /** In milliseconds since 1970. */
  written_at: number;
}

/**
 * Email addresses on lists. A row is pending until `confirmed_at` is set. From `unsubscribed_at` on, only the hash of
 * the email address is stored. Each row has either `email` or `email_hash`.
 */
interface SubscribersTable {
  id: Generated<number>;
  list: SignupPurpose;
  /** In lower case, with an ASCII domain. */
  email: string | null;
  /** Keyed hash by which an unsubscribed email address is recognized. */
  email_hash: string | null;
  /** Place on the site, as the form sent it. */
  source: string | null;
  /** Time of the last request. */
  asked_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
}

/*
 * Purchases from the payment provider's events (`billing/`). Each row has the event it comes from, and only a later event
 * changes it. There are no foreign keys, because events arrive in any order.
 */

/** Event of a row. These columns determine which of two events is later. */
interface EventColumns {
  /** In the provider's format: UTC with microseconds, such as `2026-11-22T10:00:00.000000Z`. */
  occurred_at: string;
  event_id: string;
}

/** All received events. */
interface BillingEventsTable {
  event_id: string;
  type: string;
  /** UTC with microseconds. */
  occurred_at: string;
  received_at: string;
  /** The received JSON. */
  body: string;
  /** Pending, applied, of an ignored type, or failed permanently. */
  state: 'new' | 'applied' | 'ignored' | 'failed';
  /** Number of failed attempts to apply it. */
  tries: Generated<number>;
  /** Error of the last attempt. */
  error: string | null;
  applied_at: string | null;
}

/** Customers of the payment provider. Each has the email address of a purchase. */
interface BillingCustomersTable extends EventColumns {
  /** `ctm_…` */
  id: string;
  /** In lower case, with an ASCII domain. */
  email: string;
  /** User who confirmed the email address first and owns the guest purchases. */
  user_id: number | null;
  /** Time of that, in the format of `occurred_at`. */
  owned_at: string | null;
}

/** Subscriptions. */
interface BillingSubscriptionsTable extends EventColumns {
  /** `sub_…` */
  id: string;
  customer_id: string;
  /** User who was logged in at the purchase, or has claimed it. */
  user_id: number | null;
  /** 1 if the user has claimed it with the ID of its transaction. */
  is_claimed: Generated<number>;
  status: SubscriptionStatus;
  price_id: string;
  /** Plan of the price in the catalog at the time when the event was applied. */
  plan: string | null;
  /** Name of the product and the price at the provider. */
  name: string;
  /** Price of a period before tax and discounts, in the lowest unit of `currency`. */
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

/** Requested payments, for subscriptions and one-time purchases. */
interface BillingTransactionsTable extends EventColumns {
  /** `txn_…` */
  id: string;
  customer_id: string | null;
  /** User who was logged in at the payment. */
  user_id: number | null;
  subscription_id: string | null;
  status: string;
  /** Origin, such as `web` or `subscription_recurring`. */
  origin: string;
  /** The most important of its prices; see `transactionRow`. */
  price_id: string | null;
  /** Plan of the price in the catalog at the time when the event was applied. */
  plan: string | null;
  /** 1 if that price is paid once. */
  is_once: number;
  name: string;
  /** That price before tax and discounts, in the lowest unit of `currency`. */
  unit_amount: number | null;
  /** Total in the lowest unit of `currency`. */
  amount: number;
  currency: string;
  invoice_number: string | null;
  created_at: string;
  billed_at: string | null;
  period_starts_at: string | null;
}

/** Refunds and other adjustments of payments. */
interface BillingAdjustmentsTable extends EventColumns {
  /** `adj_…` */
  id: string;
  transaction_id: string;
  customer_id: string;
  /** Such as `refund`, `chargeback`, `chargeback_reverse` or `credit`. */
  action: string;
  /** 1 if it is for the whole payment. */
  is_full: number;
  status: string;
  /** In the lowest unit of `currency`. */
  amount: number;
  currency: string;
  created_at: string;
}

/** Emails to customers. Each is sent once, as soon as the email address is known. */
interface BillingNoticesTable {
  /** Name of the change, such as `plan-ended sub_…`. */
  key: string;
  /** See `mail/templates.ts`. */
  event: string;
  customer_id: string;
  /** Values of the email, as JSON. */
  data: string;
  /** Time of the change, in UTC with microseconds. */
  occurred_at: string;
  /** Email address to which it was sent; null until that is known. */
  recipient: string | null;
}

/** Macs with licenses. */
interface LicenseDevicesTable {
  /** Public ID. */
  id: string;
  /** Null after the account was deleted, until another one owns the purchase. */
  user_id: number | null;
  /** Subscription or payment of the last license; null if an earlier version of the server issued it. */
  purchase_id: string | null;
  /** ID of the Mac in the app, unique within an account. */
  device: string;
  /** Name from its owner, in NFC. */
  name: string;
  /** Session that requested the last license. It ends when the Mac is removed. */
  session_id: string;
  added_at: string;
  last_seen_at: string;
}

/** Table with one row: the progress of the search for missing events at Paddle. */
interface ReconciliationTable {
  id: number;
  /** All events before this time are known; null before the first search. */
  looked_until: string | null;
  /** Time until which one process has reserved it. */
  claimed_until: string | null;
}

/** Purchases that a process reports, or has reported, to analytics. */
interface MeasuredPurchasesTable {
  transaction_id: string;
  measured_at: string;
}

/** Keys that all servers with the same PostgreSQL database share. */
interface KeyFingerprintsTable {
  /** Environment variable of the key. */
  name: string;
  fingerprint: string;
}

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;
export type UserRow = Selectable<UsersTable>;
export type CommonsRow = Selectable<CommonsTable>;
export type EmailChangeRow = Selectable<EmailChangesTable>;
export type LicenseDeviceRow = Selectable<LicenseDevicesTable>;
export type SubscriberRow = Selectable<SubscribersTable>;
export type BillingEventRow = Selectable<BillingEventsTable>;
export type CustomerRow = Selectable<BillingCustomersTable>;
export type SubscriptionRow = Selectable<BillingSubscriptionsTable>;
export type TransactionRow = Selectable<BillingTransactionsTable>;
export type AdjustmentRow = Selectable<BillingAdjustmentsTable>;
export type NoticeRow = Selectable<BillingNoticesTable>;

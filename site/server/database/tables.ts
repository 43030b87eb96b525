import type { Generated, Kysely, Selectable, Transaction } from 'kysely';

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
  devices: DevicesTable;
  codes: CodesTable;
  mails: MailsTable;
  attempts: AttemptsTable;
}

/** One row an account. */
export interface UsersTable {
  id: Generated<number>;
  document_id: string;
  /** As typed; unique, case-sensitive. */
  username: string;
  /** In lower case; unique. */
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
  /** In lower case; the address that takes the place of `email` once its owner has followed the link sent there. */
  pending_email: string | null;
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
  created_at: string;
  last_active_at: string;
  /** The end of the session however active it is. */
  expires_at: string;
  ended_at: string | null;
}

/** The refresh tokens of a session; a token itself is never stored. */
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

/** The devices an account was signed in from: one row each, so that a sign-in from another is told by mail. */
export interface DevicesTable {
  user_id: number;
  /** The browser and system, or the hash of what the client called itself. */
  device: string;
  first_seen_at: string;
  last_seen_at: string;
}

/** Codes sent by mail that are still good: one of a purpose for each user, so that a new one takes the old one's place. */
export interface CodesTable {
  /** SHA-256 of the code, in hexadecimal. */
  hash: string;
  user_id: number;
  purpose: 'reset' | 'confirm';
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
}

/** How often something was tried, by a keyed hash of what and by whom; see `account/attempts.ts`. */
export interface AttemptsTable {
  key: string;
  count: number;
  /** Not to be tried before, in milliseconds since 1970. */
  open_at: number;
}

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;
export type UserRow = Selectable<UsersTable>;
export type CommonsRow = Selectable<CommonsTable>;

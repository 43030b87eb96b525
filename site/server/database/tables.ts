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

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;
export type UserRow = Selectable<UsersTable>;
export type CommonsRow = Selectable<CommonsTable>;

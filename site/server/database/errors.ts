import { primaryCode } from './transaction.ts';

/** Part of the error message for a moved file, by which `isUnavailable` recognizes it. */
export const NOT_IN_PLACE = 'was moved, replaced or deleted while it was open';

/** SQLite: busy, locked, out of memory, read-only, I/O error, corrupt, disk full, can't open, not a database. */
const SQLITE = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26]);

/**
 * PostgreSQL, by SQLSTATE prefix: connection error, not authorized, unknown database, rolled back because of a
 * conflict, out of resources (also disk full), not accepting connections, canceled or shutting down, system error,
 * read-only.
 */
const SQLSTATE = ['08', '28', '3D', '40', '53', '55', '57', '58', '25006'];

/** Network errors of PostgreSQL connections, and lack of resources for a connection. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ECONNABORTED',
  'EADDRNOTAVAIL',
  'EMFILE',
  'ENFILE',
  'ENOBUFS',
]);

/** Messages of driver errors without a code: the connection broke, timed out or was closed. */
const MESSAGES = [
  NOT_IN_PLACE,
  'database is not open',
  'statement has been finalized',
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
  'driver has already been destroyed',
];

/**
 * True if an error means that the database can't be used now, by any query; false for a rejected query. Pass only
 * errors of the database.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE.has(primaryCode(error.errcode));
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code !== undefined && CODES.has(code)) return true;
  if (code !== undefined && /^[0-9A-Z]{5}$/.test(code)) return SQLSTATE.some((prefix) => code.startsWith(prefix));
  return MESSAGES.some((message) => error.message.includes(message)) || isUnavailable(error.cause);
}

/** True if a file is damaged or not an SQLite database. */
export function isDamaged(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && [11, 26].includes(primaryCode(Number(error.errcode)));
}

/** True if a write violated a unique constraint (SQLite or PostgreSQL). */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return error.errcode === 2067 || error.errcode === 1555;
  return 'code' in error && error.code === '23505';
}

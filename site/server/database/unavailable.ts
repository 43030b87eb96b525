import { NOT_IN_PLACE } from './sqlite-files.ts';

/** SQLite: busy, locked, out of memory, read-only, input or output failed, damaged, disk full, cannot open, no database. */
const SQLITE = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26]);

/**
 * PostgreSQL, by the first characters of SQLSTATE: no connection, not let in, no such database, given up for others,
 * out of resources (also: disk full), not taking connections, cancelled or shutting down, failure of the system; and
 * one that can only be read.
 */
const SQLSTATE = ['08', '28', '3D', '40', '53', '55', '57', '58', '25006'];

/** The network, on the way to a PostgreSQL, and a machine that has nothing left to make a connection of. */
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

/** Errors of the drivers that have no code of their own: of what broke, was not there in time, or was closed. */
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
 * Whether an error says that the database cannot be used now, whatever is asked of it; false for a query it rejected.
 * Only errors of the database are to be asked about.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE.has(primary(error.errcode));
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code !== undefined && CODES.has(code)) return true;
  if (code !== undefined && /^[0-9A-Z]{5}$/.test(code)) return SQLSTATE.some((prefix) => code.startsWith(prefix));
  return MESSAGES.some((message) => error.message.includes(message)) || isUnavailable(error.cause);
}

/** Whether SQLite said that another process is writing. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && primary(Number(error.errcode)) === 5;
}

/** Whether SQLite said that a file is damaged, or is no database at all. */
export function isDamaged(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && [11, 26].includes(primary(Number(error.errcode)));
}

/** The lowest byte of a result code; those above it tell more of the same. */
const primary = (code: number): number => code & 0xff;

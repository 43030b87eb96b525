/**
 * Startup error that the operator can fix. `main.ts` prints its one line and exits with code 1. Any other error is a
 * bug and keeps its stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Code that all SQLite errors have. */
const NO_CODE = 'ERR_SQLITE_ERROR';

/** Returns the system's error code, such as `EACCES`, or otherwise the message. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' && error.code !== NO_CODE ? error.code : error.message;
}

/**
 * A reason not to start that its reader can act on: one line for stderr, no stack. `main.ts` prints `message` and ends
 * with exit code 1; any other error there is a bug and keeps its stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The code every error of SQLite has, whatever happened. */
const NO_CODE = 'ERR_SQLITE_ERROR';

/** The system's code of an error (`EACCES`), or its text where it has none that says anything. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' && error.code !== NO_CODE ? error.code : error.message;
}

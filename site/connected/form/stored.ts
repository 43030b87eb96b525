import { hasStoredSession } from '../../adapters/auth/stored-session.ts';

/**
 * Throws, for the form to say, where the browser keeps nothing for this site: the session then lasts as long as this
 * page, and leading the visitor on would end it without a word.
 */
export function requireStoredSession(): void {
  if (hasStoredSession()) return;
  throw new Error(
    'You’re logged in on this page only, because your browser blocks storage for this site. Allow it, then log in again.',
  );
}

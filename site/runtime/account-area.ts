import type { Auth } from '../adapters/auth/index.ts';
import { displayName, forgetStoredSession, hasStoredSession, storedName, TOKEN_KEY } from './stored-session.ts';

/**
 * Keeps the account area of the header true: which of its two variants shows (`data-signed-in` on the root), the user's
 * name, and the log-out button. The auth adapter is fetched only for a visitor who has a session, or where the page
 * needs it anyway (`eager`).
 */
export function startAccountArea({ eager }: { eager: boolean }): void {
  let following: Promise<Auth> | undefined;

  const follow = (): Promise<Auth> =>
    (following ??= import('./session.ts').then(({ session }) => {
      const auth = session();
      auth.subscribe(() => show(auth));
      void auth.restore();
      return auth;
    }));
  const tryToFollow = (): void => {
    // Without the adapter the area keeps what the storage says.
    follow().catch(() => {
      following = undefined;
    });
  };

  showName(storedName());
  if (eager || hasStoredSession()) tryToFollow();

  addEventListener('storage', ({ key, newValue }) => {
    if (!following && key === TOKEN_KEY && newValue !== null) tryToFollow();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // The page slept in the back/forward cache, and was told nothing.
    if (following) void following.then((auth) => auth.sync());
    else if (hasStoredSession()) tryToFollow();
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-log-out]') : null;
    if (!button) return;
    button.closest<HTMLElement>('[popover]')?.hidePopover();
    follow()
      .then((auth) => auth.logout())
      .catch(() => {
        forgetStoredSession();
        setSignedIn(false);
      })
      .finally(focusLogIn);
  });
}

function show(auth: Auth): void {
  const { status, user } = auth.getState();
  if (status === 'unknown') return;
  setSignedIn(status === 'signed-in');
  showName(user ? displayName(user) : undefined);
}

function setSignedIn(signedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', signedIn);
}

function showName(name: string | undefined): void {
  if (name === undefined) return;
  for (const element of document.querySelectorAll('[data-account-name]')) element.textContent = name;
}

/** The button that had the focus is gone: the next thing to do takes it, unless something else has it already. */
function focusLogIn(): void {
  if (document.activeElement !== document.body && document.activeElement?.checkVisibility()) return;
  const links = document.querySelectorAll<HTMLElement>('header a[href="/login"]');
  [...links].find((link) => link.checkVisibility())?.focus();
}

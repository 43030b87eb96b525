import type { Auth } from '../adapters/auth/auth.ts';
import { TOKEN } from '../adapters/auth/state.ts';
import {
  displayName,
  forgetStoredSession,
  hasStoredSession,
  hasStoredValues,
  storedName,
} from '../connected/session/session.ts';
import { loadSession, subscribeToSession } from '../connected/session/session.ts';
import { followNotices } from './session-notices.ts';

/**
 * Keeps the account area of the header true: which of its two variants shows (`data-signed-in` on the root), the user's
 * name, and the log-out button; and has the visitor told what happens to the session. The session's adapter is fetched
 * only for a visitor who has one. `onUnanswered` is called where it cannot be had and something of the page waits for it.
 */
export function startAccountArea({ onUnanswered }: { readonly onUnanswered: (failing: 'unloaded') => void }): void {
  let following: Promise<Auth> | undefined;

  const follow = (): Promise<Auth> =>
    (following ??= loadSession().then((auth) => {
      auth.subscribe(() => show(auth));
      show(auth);
      followNotices(auth);
      return auth;
    }));
  const tryToFollow = (): void => {
    // Without the adapter the area keeps what the storage says.
    follow().catch(() => {
      following = undefined;
      if (document.querySelector('[data-island] [aria-busy=true]')) onUnanswered('unloaded');
    });
  };

  showName(storedName());
  if (hasStoredValues()) tryToFollow();
  // An island may be the first to need the session, of a visitor who logs in here.
  subscribeToSession(() => {
    if (!following) tryToFollow();
  });

  addEventListener('storage', ({ key, newValue }) => {
    if (!following && key === TOKEN && newValue !== null) tryToFollow();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // The page slept in the back/forward cache, and was told nothing.
    if (following) void following.then((auth) => auth.sync());
    else if (hasStoredSession()) tryToFollow();
    else setSignedIn(false);
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

/** Moves the focus of the removed button to the login link, or to the content of a page without one. */
function focusLogIn(): void {
  const { activeElement, body } = document;
  if (activeElement !== body && activeElement?.checkVisibility()) return;
  const next = document.querySelectorAll<HTMLElement>('header a[href="/login"], #main');
  [...next].find((element) => element.checkVisibility())?.focus();
}

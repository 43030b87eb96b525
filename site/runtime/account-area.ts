import type { Auth } from '../adapters/auth/auth.ts';
import { TOKEN } from '../adapters/auth/state.ts';
import {
  displayName,
  forgetStoredSession,
  hasStoredSession,
  hasStoredValues,
  loadSession,
  storedName,
  subscribeToSession,
} from '../connected/session/session.ts';
import { showSessionNotices } from './session-notices.ts';

/**
 * Keeps the account area of the header up to date: its variant (`data-signed-in` on the root), the user’s name and the
 * logout button. Also shows notices about the session. Loads the session’s adapter only for visitors who have a
 * session. Calls `onUnanswered` if it can’t be loaded and an island is waiting for it.
 */
export function startAccountArea({ onUnanswered }: { readonly onUnanswered: (failing: 'unloaded') => void }): void {
  let connected: Promise<Auth> | undefined;

  const connect = (): Promise<Auth> =>
    (connected ??= loadSession().then((auth) => {
      auth.subscribe(() => show(auth));
      show(auth);
      showSessionNotices(auth);
      return auth;
    }));
  const tryToConnect = (): void => {
    // Without the adapter, the area shows what is stored.
    connect().catch(() => {
      connected = undefined;
      if (document.querySelector('[data-island] [aria-busy=true]')) onUnanswered('unloaded');
    });
  };

  showName(storedName());
  if (hasStoredValues()) tryToConnect();
  // An island may start the session first, for example after a login on this page.
  subscribeToSession(() => {
    if (!connected) tryToConnect();
  });

  addEventListener('storage', ({ key, newValue }) => {
    if (!connected && key === TOKEN && newValue !== null) tryToConnect();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // The page received no updates while it was in the back/forward cache.
    if (connected) void connected.then((auth) => auth.sync());
    else if (hasStoredSession()) tryToConnect();
    else setSignedIn(false);
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-log-out]') : null;
    if (!button) return;
    button.closest<HTMLElement>('[popover]')?.hidePopover();
    connect()
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

/** Moves the focus from the removed button to the login link, or to the content of a page without one. */
function focusLogIn(): void {
  const { activeElement, body } = document;
  if (activeElement !== body && activeElement?.checkVisibility()) return;
  const next = document.querySelectorAll<HTMLElement>('header a[href="/login"], #main');
  [...next].find((element) => element.checkVisibility())?.focus();
}

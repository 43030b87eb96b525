import { createAuth } from '../../adapters/auth/auth.ts';
import type { Auth, AuthOptions } from '../../adapters/auth/auth.ts';
import { createHttp } from '../../adapters/http.ts';
import { publicConfig } from '../../config/public-config.ts';
import { OWNER } from '../../adapters/auth/state.ts';

/**
 * Creates the session of this page, restores and checks the stored one, and prepares the links of its user. Call it once
 * per page.
 */
export function startPageSession(): Auth {
  const auth = createAuth({ http: createHttp({ baseUrl: publicConfig.apiBaseUrl }), ...browserSession() });
  void auth.restore();
  followOwner(auth);
  startOpeningApp();
  return auth;
}

/**
 * Returns the parts of a browser for `createAuth`. `localStorage` is looked up at each use, because if storage is blocked
 * the name itself throws. `navigator.locks` is missing on insecure pages.
 */
export function browserSession(): Omit<AuthOptions, 'http'> {
  return {
    storage: {
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, value) => localStorage.setItem(key, value),
      removeItem: (key) => localStorage.removeItem(key),
    },
    locks: 'locks' in navigator ? navigator.locks : undefined,
    onStorageEvent: (listener) => addEventListener('storage', listener),
  };
}

/** Keeps `data-owner` of the root element and its stored value in step with the session. */
function followOwner(auth: Auth): void {
  const follow = (): void => {
    const { status, user } = auth.getState();
    if (status === 'unknown') return;
    try {
      if (status === 'signed-out') localStorage.removeItem(OWNER);
      const isOwner = user !== null && localStorage.getItem(OWNER) === String(user.id);
      document.documentElement.toggleAttribute('data-owner', isOwner);
    } catch {
      // Storage is blocked. The header shows the link on pages that load the purchases.
    }
  };
  auth.subscribe(follow);
  follow();
}

/** Time after which a page that still has focus means that no app has opened, in milliseconds. */
const APP_OPENS_MS = 4000;

/** Makes links with `data-app-url` open the app on a Mac. Without the app, and elsewhere, they lead to their `href`. */
function startOpeningApp(): void {
  // An iPad that requests desktop pages has touch points.
  if (!navigator.userAgent.includes('Macintosh') || navigator.maxTouchPoints > 0) return;
  let timer: ReturnType<typeof setTimeout>;
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-app-url]') : null;
    const appUrl = link?.dataset['appUrl'];
    if (!link || !appUrl || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    location.href = appUrl;
    clearTimeout(timer);
    timer = setTimeout(() => (location.href = link.href), APP_OPENS_MS);
  });
  // The browser asks whether to open the app, or the app has opened.
  for (const type of ['blur', 'pagehide']) addEventListener(type, () => clearTimeout(timer));
}

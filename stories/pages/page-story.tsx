import { useEffect, useRef, useState } from 'react';
import { createAuth } from '../../site/adapters/auth/auth.ts';
import type { Auth } from '../../site/adapters/auth/auth.ts';
import { displayName } from '../../site/connected/session/session.ts';
import { createHttp } from '../../site/adapters/http.ts';
import { DefaultLayout } from '../../site/app/default-layout.tsx';
import type { PageDocument } from '../../site/compositor/page-document.ts';
import { PageView } from '../../site/compositor/page-view.tsx';
import { parsePage } from '../../site/compositor/parse-page.ts';
import { AuthContext } from '../../site/connected/form/use-auth.ts';
import { PaymentsContext } from '../../site/connected/checkout/selling/use-payments.ts';
import type { Payments } from '../../site/adapters/payments/payments.ts';
import { noPurchases, macs } from './purchase-fixtures.ts';
import { storyPayments } from './story-payments.ts';

/**
 * Renders a page in the site's default layout with a simulated session. The effect inserts the user's name and shows
 * the controls that need a script, as the site's runtime does.
 */
export function PageStory({ document, file, auth = signedOut(), payments }: PageStoryProps) {
  const [shownPayments] = useState(() => payments ?? storyPayments());
  const page = parsePage(file, document);
  const { status, user } = auth.getState();
  const layout = useRef<HTMLDivElement>(null);
  const name = user ? displayName(user) : '';
  useEffect(() => {
    for (const nameElement of layout.current?.querySelectorAll('[data-account-name]') ?? [])
      nameElement.textContent = name ?? '';
    for (const control of layout.current?.querySelectorAll('[data-theme-control], [data-announcement-close]') ?? [])
      control.removeAttribute('hidden');
  }, [name]);
  return (
    <AuthContext value={auth}>
      <PaymentsContext value={shownPayments}>
        <div ref={layout} className="contents" data-signed-in={status === 'signed-in' ? '' : undefined}>
          <DefaultLayout overlay={page.overlay} navigation={page.navigation}>
            <PageView page={page} />
          </DefaultLayout>
        </div>
      </PaymentsContext>
    </AuthContext>
  );
}

export interface PageStoryProps {
  /** Content of the page. */
  document: PageDocument;
  /** Path of the page's file, relative to `site/pages`. */
  file: string;
  /** Session of the visitor. By default, the visitor is logged out. */
  auth?: Auth;
  /** `Payments` adapter. By default, it uses the Paddle simulator. */
  payments?: Payments;
}

/** Returns a cleanup function that removes the URL's fragment, for stories that select a tab. */
export const withoutFragment = () => () => history.replaceState(null, '', location.pathname + location.search);

/** Fictional user of stories that show a page. */
export const ada = {
  id: 1,
  username: 'ada',
  email: 'ada@example.com',
  role: { name: 'Authenticated' },
  full_name: 'Ada Sample',
  company: null,
  country: 'United Kingdom',
};

/** Returns the session of a logged-out visitor. */
export function signedOut(): Auth {
  const auth = createSession(noPurchases, new Map());
  auth.sync();
  return auth;
}

/**
 * Returns the session of the logged-in user `ada` with the given purchases. Its simulated server accepts every request.
 */
export function signedIn(purchases: object = noPurchases): Auth {
  const auth = createSession(purchases, new Map(Object.entries(STORED)));
  auth.sync();
  return auth;
}

/**
 * Returns a session of `ada` that doesn't share its storage with other stories. `store` logs `ada` in. `lose` clears
 * the storage without a storage event, so the page doesn't notice it.
 */
export function lostSession(): { auth: Auth; store: () => void; lose: () => void } {
  const storage = new Map<string, string>();
  const auth = createSession(noPurchases, storage);
  const store = (): void => {
    for (const [key, value] of Object.entries(STORED)) storage.set(key, value);
    auth.sync();
  };
  return { auth, store, lose: () => storage.clear() };
}

const STORED = { auth_token: 'a token', auth_user: JSON.stringify(ada), auth_refresh_token: 'another' };

function createSession(purchases: object, storage: Map<string, string>): Auth {
  return createAuth({
    http: createHttp({
      baseUrl: '',
      fetch: (input) => Promise.resolve(Response.json(createResponseBody(input, purchases))),
    }),
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
  });
}

/**
 * Returns the body of the simulated server's response to a request: purchases, Macs or sessions. For any other URL, it
 * returns the user.
 */
function createResponseBody(input: RequestInfo | URL, purchases: object): unknown {
  const url = input instanceof Request ? input.url : input.toString();
  if (url.startsWith('/api/subscription')) return { data: purchases };
  if (url.endsWith('/api/licence/devices')) return macs();
  if (!url.endsWith('/api/auth/sessions')) return ada;
  const now = Date.now();
  const session = (id: string, deviceName: string, current: boolean, hours: number) => ({
    id,
    deviceName,
    current,
    loginAt: new Date(now - 30 * hours * HOUR).toISOString(),
    lastActiveAt: new Date(now - hours * HOUR).toISOString(),
  });
  return { data: [session('a', 'Safari on macOS', true, 0), session('b', 'Firefox on Windows', false, 3)] };
}

const HOUR = 3_600_000;

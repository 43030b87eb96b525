import type { BrowserContext, Page, Request } from 'playwright';
import { NO_MODULE } from '../engines/said.ts';
import type { Failure } from './failures.ts';
import { letTimePass, tryEverything } from './look.ts';

/** A page as it is seen when something fails. */
export interface Seen {
  readonly page: Page;
  /** What still says that it is loading when nothing can come any more. */
  readonly endless: readonly string[];
  /** What no code of the site has caught. */
  readonly thrown: readonly string[];
}

/** Somebody's session, as the browser keeps it. */
export type Session = Readonly<Record<'auth_token' | 'auth_user' | 'auth_refresh_token', string>>;

/** Makes an account at a site, and gives back its session. Throws where the site does not make one. */
export async function newSession(origin: string, name: string): Promise<Session> {
  const response = await fetch(`${origin}/api/auth/local/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: name, email: `${name}@example.com`, password: 'correct horse battery' }),
  });
  if (!response.ok) throw new Error(`No account: ${response.status} ${await response.text()}`);
  const { jwt, user, refreshToken } = (await response.json()) as { jwt: string; user: unknown; refreshToken: string };
  return { auth_token: jwt, auth_user: JSON.stringify(user), auth_refresh_token: refreshToken };
}

/** How many requests of a page wait for an answer, of those that get one. */
function unansweredRequests(page: Page, never: RegExp | undefined): () => number {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (never?.test(request.url()) !== true) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** Opens a page while something fails, uses everything in it, and lets time pass until nothing more can come. */
export async function openFailing(
  context: BrowserContext,
  path: string,
  failure: Failure,
  session?: Session,
): Promise<Seen> {
  const page = await context.newPage();
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!NO_MODULE.test(message)) thrown.push(message);
  });
  await page.clock.install();
  const asked = unansweredRequests(page, failure.unanswered);
  if (session)
    await page.addInitScript((values) => {
      // A page that is still empty has no storage of its own.
      if (globalThis.origin === 'null') return;
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, session);
  await failure.begin?.(context);
  await page.goto(path, { waitUntil: 'load' });
  await failure.afterwards?.(page);
  await tryEverything(page);
  const endless = await letTimePass(page, asked);
  return { page, endless, thrown };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAccount } from '../../../site/adapters/account/account.ts';
import type { Account } from '../../../site/adapters/account/account.ts';
import { createAuth } from '../../../site/adapters/auth/auth.ts';
import type { Auth } from '../../../site/adapters/auth/auth.ts';
import { createCommons } from '../../../site/adapters/commons/commons.ts';
import type { Commons } from '../../../site/adapters/commons/commons.ts';
import { createHttp } from '../../../site/adapters/http/index.ts';
import { recorded } from '../../contract/recording.ts';
import type { Recorded } from '../../contract/recording.ts';
import { FakeBrowser } from '../fake-browser.ts';

/** Responses of a Strapi 5.54 beyond those the server's tests replay: its lists after a change, what it does not have, legacy mode. */
const more = JSON.parse(readFileSync(join(import.meta.dirname, 'recorded-more.json'), 'utf8')) as readonly Recorded[];
const byName = new Map([...recorded, ...more].map((each) => [each.name, each]));

function find(name: string): Recorded {
  const found = byName.get(name);
  if (!found) throw new Error(`Nothing is recorded as ${name}`);
  return found;
}

/** A recorded request. */
export const requestOf = (name: string): Recorded['request'] => find(name).request;

/** The site's adapters in one tab, against a server that gives recorded responses. */
export interface Replay {
  readonly auth: Auth;
  readonly account: Account;
  readonly commons: Commons;
  /** The three stored values. */
  readonly stored: () => (string | null)[];
  /** The calls that were made, in order. */
  readonly asked: readonly string[];
  /** Those that nothing was named for. */
  readonly unanswered: readonly string[];
}

/**
 * Opens a tab whose server gives the named responses, each to the call it was recorded for, the first one first; the last
 * of a call's own is given for ever. `ada` puts a session of the user with id 1 into the storage beforehand, with or
 * without a refresh token.
 */
export function replay(names: readonly string[], session?: { refreshToken: boolean }): Replay {
  const browser = new FakeBrowser();
  if (session) {
    browser.values.set('auth_user', JSON.stringify({ id: 1, email: 'grace@example.test', username: 'grace' }));
    if (session.refreshToken) browser.values.set('auth_refresh_token', 'stored refresh token');
    browser.values.set('auth_token', 'stored token');
  }
  const waiting = new Map<string, Recorded[]>();
  for (const name of names) {
    const found = find(name);
    const call = callOf(found.request.method, found.request.path);
    waiting.set(call, [...(waiting.get(call) ?? []), found]);
  }
  const asked: string[] = [];
  const unanswered: string[] = [];
  const http = createHttp({
    baseUrl: 'https://strapi.example',
    fetch: (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const call = callOf(init?.method ?? 'GET', url.pathname + url.search);
      asked.push(call);
      // Where one page of a list is all that is named, every page of it is that one.
      const queue = waiting.get(call) ?? waiting.get(call.replace(/ pagination.*/, ''));
      const next = queue && queue.length > 1 ? queue.shift() : queue?.[0];
      if (!next) unanswered.push(call);
      return Promise.resolve(next ? toResponse(next) : new Response('', { status: 599 }));
    },
  });
  const auth = createAuth({ http, ...browser.tab() });
  if (session) auth.sync();
  return {
    auth,
    account: createAccount({ http: auth.http }),
    commons: createCommons({ http }),
    stored: () => browser.stored(),
    asked,
    unanswered,
  };
}

/** Which call it is: ids, codes and the parameter for the role make no difference, the page of a list does. */
function callOf(method: string, path: string): string {
  const page = /pagination\[page\]=\d+/.exec(decodeURIComponent(path))?.[0] ?? '';
  const plain = path.replace(/\?.*/, '').replace(/\/users\/\d+$/, '/users/{id}');
  return [method, plain, page].filter(Boolean).join(' ');
}

function toResponse({ response: { status, body } }: Recorded): Response {
  // A redirect that is not followed is to a script like a response that never was.
  if (status === 302) return Response.error();
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(status === 204 ? null : text, { status });
}

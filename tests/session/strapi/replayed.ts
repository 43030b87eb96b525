import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAccount } from '../../../site/adapters/account.ts';
import { createAuth } from '../../../site/adapters/auth/auth.ts';
import { createCommons } from '../../../site/adapters/commons.ts';
import { createHttp } from '../../../site/adapters/http.ts';
import { recorded } from '../../contract/recording.ts';
import type { Recorded } from '../../contract/recording.ts';
import { FakeBrowser } from '../fake-browser.ts';

export type StoredSession = 'both tokens' | 'access token';

/** Recorded responses that the contract tests don't use, such as those of the legacy mode. */
const more = JSON.parse(readFileSync(join(import.meta.dirname, 'recorded-more.json'), 'utf8')) as readonly Recorded[];
const byName = new Map([...recorded, ...more].map((each) => [each.name, each]));

export function findRecorded(name: string): Recorded {
  const found = byName.get(name);
  if (!found) throw new Error(`No response is recorded with the name ${name}`);
  return found;
}

/**
 * Opens a tab whose server gives the named responses to the calls for which they were recorded, in order; the last one
 * repeats. `session` stores the tokens of the user with the id 1 first.
 */
export function replay(names: readonly string[], session?: StoredSession) {
  const browser = new FakeBrowser();
  if (session) {
    browser.values.set('auth_user', JSON.stringify({ id: 1, email: 'grace@example.test', username: 'grace' }));
    if (session === 'both tokens') browser.values.set('auth_refresh_token', 'stored refresh token');
    browser.values.set('auth_token', 'stored token');
  }
  const responses = Map.groupBy(names.map(findRecorded), ({ request }) => callOf(request.method, request.path));
  const calls: string[] = [];
  const unanswered: string[] = [];
  const http = createHttp({
    baseUrl: 'https://strapi.example',
    fetch: (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const call = callOf(init?.method ?? 'GET', url.pathname + url.search);
      calls.push(call);
      // A list recorded without a page number is the response for every page.
      const queue = responses.get(call) ?? responses.get(call.replace(/ pagination.*/, ''));
      const next = queue && queue.length > 1 ? queue.shift() : queue?.[0];
      if (!next) unanswered.push(call);
      return Promise.resolve(next ? toResponse(next) : new Response('', { status: 599 }));
    },
  });
  const auth = createAuth({ http, ...browser.tab() });
  if (session) auth.sync();
  const [account, commons] = [createAccount({ http: auth.http }), createCommons({ http })];
  return { auth, account, commons, stored: () => browser.stored(), calls, unanswered };
}

/** Method and path without ids and parameters, except for the page of a list. */
function callOf(method: string, path: string): string {
  const page = /pagination\[page\]=\d+/.exec(decodeURIComponent(path))?.[0] ?? '';
  const plain = path.replace(/\?.*/, '').replace(/\/users\/\d+$/, '/users/{id}');
  return [method, plain, page].filter(Boolean).join(' ');
}

function toResponse({ response: { status, body } }: Recorded): Response {
  // A script gets a network error for a redirect that it doesn't follow.
  if (status === 302) return Response.error();
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(status === 204 ? null : text, { status });
}

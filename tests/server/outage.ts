import { brand } from '@onset/design-system/brand';
import { expect, vi } from 'vitest';
import type { HttpResponse } from './http.ts';
import { bearer, passwordOf, register } from './people.ts';
import type { SignedIn } from './people.ts';
import type { TestSite } from './site.ts';

/** Makes the database unavailable, and available again if that is possible. */
export interface Outage {
  readonly begin: (site: TestSite) => unknown;
  readonly end?: (site: TestSite) => unknown;
}

/** Sends every call of the API that uses the database. */
function everyCall(site: TestSite, { jwt, refreshToken, user }: SignedIn): Promise<HttpResponse[]> {
  const get = (path: string) => site.send(path, { headers: bearer(jwt) });
  const post = (path: string, body: object, token?: string) =>
    site.send(path, { method: 'POST', body, headers: token === undefined ? {} : bearer(token) });
  const password = { password: 'a brand new one', passwordConfirmation: 'a brand new one' };
  return Promise.all([
    post('/api/auth/local', { identifier: 'alice', password: passwordOf('alice') }),
    post('/api/auth/local/register', { username: 'bobby', email: 'bobby@example.test', password: 'long enough' }),
    post('/api/auth/refresh', { refreshToken }),
    post('/api/auth/logout', {}, jwt),
    post('/api/auth/logout', { refreshToken }),
    post('/api/auth/change-password', { currentPassword: passwordOf('alice'), ...password }, jwt),
    post('/api/auth/forgot-password', { email: 'alice@example.test' }),
    post('/api/auth/reset-password', { code: 'x'.repeat(128), ...password }),
    post('/api/auth/send-email-confirmation', { email: 'alice@example.test' }),
    post('/api/account/delete', { password: passwordOf('alice') }, jwt),
    post('/api/auth/email-confirmation', { confirmation: 'x' }),
    get('/api/account/email-change'),
    site.send('/api/account/email-change', { method: 'DELETE', headers: bearer(jwt) }),
    get('/api/auth/sessions'),
    get('/api/account/export'),
    get('/api/users/me'),
    get('/api/commons'),
    site.send(`/api/users/${user.id}`, { method: 'PUT', headers: bearer(jwt), body: { company: brand.name } }),
    site.send('/api/auth/sessions/x', { method: 'DELETE', headers: bearer(jwt) }),
  ]);
}

const lines = (site: TestSite): { level: string; error?: string; warning?: string }[] =>
  site.logged.map((line) => JSON.parse(line) as { level: string });

/** Returns the errors in the log. */
export const errors = (site: TestSite): unknown[] => lines(site).flatMap(({ error }) => error ?? []);

const unavailable = {
  data: null,
  error: { status: 503, name: 'ServiceUnavailableError', message: 'Service Unavailable', details: {} },
};

/** Expects the 503 of the contract, with `Retry-After`. */
export function expectUnavailable(response: HttpResponse): void {
  expect([response.status, response.headers['retry-after'], response.json()]).toEqual([503, '5', unavailable]);
}

/** Statuses of calls, health checks and a page during an outage; those of calls without duplicates. */
export interface Seen {
  readonly calls: readonly number[];
  readonly ready: number;
  readonly alive: number;
  readonly page: number;
}

/** If nothing can be read or written. */
export const NOTHING_WORKS: Seen = { calls: [503], ready: 503, alive: 200, page: 200 };

/** If everything can be read. */
export const NOTHING_IS_WRITTEN: Seen = { ...NOTHING_WORKS, calls: [200, 503] };

/**
 * Makes the database unavailable and returns the statuses. Expects every 503 to be that of the contract, with an error in
 * the log, and every call to work if the database is available again.
 */
export async function seeOutage(site: TestSite, { begin, end }: Outage): Promise<Seen> {
  const alice = await register(site, 'alice');
  await site.mailed();
  expect((await site.send('/readyz')).status).toBe(200);
  await begin(site);
  const responses = await everyCall(site, alice);
  for (const response of responses) if (response.status !== 200) expectUnavailable(response);
  site.wait(1_000);
  const [ready, alive, page] = await Promise.all(['/readyz', '/healthz', '/'].map((path) => site.send(path)));
  expect(errors(site)).not.toEqual([]);
  for (const error of errors(site)) expect(error).toMatch(/\w/);
  if (end !== undefined) {
    await end(site);
    // Broken connections of the pool are replaced one by one.
    await vi.waitFor(async () => expect((await site.send('/readyz')).status).toBe(200), 30_000);
    expect((await everyCall(site, alice)).map(({ status }) => status)).not.toContain(503);
  }
  return {
    calls: [...new Set(responses.map(({ status }) => status))].toSorted((one, other) => one - other),
    ready: ready?.status ?? 0,
    alive: alive?.status ?? 0,
    page: page?.status ?? 0,
  };
}

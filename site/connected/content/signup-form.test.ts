import { expect, test, vi } from 'vitest';
import { createHttp, InvalidResponseError } from '../../adapters/http.ts';
import { signUp } from './signup-form.tsx';

const respond = (status: number, body: unknown) =>
  vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })));

test.each([
  ['newsletter', '/api/newsletter'],
  ['waitlist', '/api/waitlist'],
] as const)('an email address for the %s is sent to %s without the token', async (purpose, path) => {
  const fetch = respond(200, { ok: true });
  await signUp(createHttp({ baseUrl: '', getToken: () => 'token', fetch }), purpose, 'ada@example.com');
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe(path);
  expect(init).toMatchObject({ method: 'POST', body: '{"email":"ada@example.com"}' });
  expect(new Headers(init?.headers).has('Authorization')).toBe(false);
});

test('a response without ok is an error', async () => {
  await expect(signUp(createHttp({ baseUrl: '', fetch: respond(200, {}) }), 'waitlist', 'a@b.c')).rejects.toThrow(
    InvalidResponseError,
  );
});

test('the error of the server is passed on', async () => {
  const body = { data: null, error: { status: 429, name: 'TooManyRequestsError', message: 'Too many requests' } };
  const http = createHttp({ baseUrl: '', fetch: respond(429, body) });
  await expect(signUp(http, 'newsletter', 'a@b.c')).rejects.toThrow('Too many requests');
});

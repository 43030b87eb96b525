import { describe, expect, test } from 'vitest';
import { createHttp } from '../../adapters/http.ts';
import { explainMissingCall, isUncertain } from './call-errors.ts';
import { PAYMENTS_UNAVAILABLE } from '../../contract/payment-messages.ts';

const call = (response: Response): Promise<unknown> =>
  createHttp({ baseUrl: '', fetch: () => Promise.resolve(response) }).get('/api/auth/sessions');

describe('explainMissingCall (specification 8)', () => {
  test.each([
    ['404 with the message of Strapi', Response.json({ error: { message: 'Not Found' } }, { status: 404 })],
    ['404 without a JSON message', new Response('<h1>Nothing here</h1>', { status: 404 })],
    ['405 in plain text', new Response('Method Not Allowed', { status: 405 })],
  ])('reports that the server doesn’t have the call after a %s', async (_, response) => {
    await expect(explainMissingCall(call(response))).rejects.toThrow('This server doesn’t offer this.');
  });

  test.each([
    [403, 'Forbidden'],
    [404, 'Session not found'],
    [405, 'Exports are turned off'],
  ])('keeps the server’s own message of a %i: %s', async (status, message) => {
    await expect(explainMissingCall(call(Response.json({ error: { message } }, { status })))).rejects.toThrow(message);
  });

  test('resolves to the response', async () => {
    expect(await explainMissingCall(call(Response.json({ data: [] })))).toEqual({ data: [] });
  });
});

const fail = (status: number, message: string) => () =>
  Promise.resolve(Response.json({ error: { status, message } }, { status }));

const silence: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });

test.for<[string, boolean, typeof fetch]>([
  ['no response in time', true, silence],
  ['a lost connection', true, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the page of a proxy that waited too long', true, () => Promise.resolve(new Response('<h1>', { status: 504 }))],
  ['an error of the server', true, fail(500, 'Internal Server Error')],
  ['a response that isn’t JSON', true, () => Promise.resolve(new Response('<h1>'))],
  ['a rejected request', false, fail(409, 'The plan has changed')],
  ['an outage of the server', true, fail(503, 'Service Unavailable')],
  ['an outage that the server explains', false, fail(503, 'Accounts are read-only until noon')],
  ['a payment provider that the server couldn’t ask', false, fail(503, PAYMENTS_UNAVAILABLE)],
])('after %s it is %s that the change may have been made', async ([, expected, fetch]) => {
  const http = createHttp({ baseUrl: '', fetch, timeoutMs: 50 });
  const failure = await http.post('/api/subscription/change').catch((error: unknown) => error);
  expect(isUncertain(failure)).toBe(expected);
});

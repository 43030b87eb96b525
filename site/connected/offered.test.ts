import { describe, expect, test } from 'vitest';
import { createHttp } from '../adapters/http/http.ts';
import { offered } from './offered.ts';

const call = (response: Response): Promise<unknown> =>
  createHttp({ baseUrl: '', fetch: () => Promise.resolve(response) }).get('/api/auth/sessions');

describe('offered (specification 8)', () => {
  test.each([
    ['404 with the message of Strapi', Response.json({ error: { message: 'Not Found' } }, { status: 404 })],
    ['404 without a JSON message', new Response('<h1>Nothing here</h1>', { status: 404 })],
    ['405 in plain text', new Response('Method Not Allowed', { status: 405 })],
  ])('reports that the server doesn’t have the call after a %s', async (_, response) => {
    await expect(offered(call(response))).rejects.toThrow('This server doesn’t offer this.');
  });

  test.each([
    [403, 'Forbidden'],
    [404, 'Session not found'],
    [405, 'Exports are turned off'],
  ])('keeps the server’s own message of a %i: %s', async (status, message) => {
    await expect(offered(call(Response.json({ error: { message } }, { status })))).rejects.toThrow(message);
  });

  test('resolves to the response', async () => {
    expect(await offered(call(Response.json({ data: [] })))).toEqual({ data: [] });
  });
});

import { describe, expect, test } from 'vitest';
import { createHttp } from '../adapters/http/index.ts';
import { offered } from './offered.ts';

const call = (response: Response): Promise<unknown> =>
  createHttp({ baseUrl: '', fetch: () => Promise.resolve(response) }).get('/api/auth/sessions');

describe('specification 8: what a server does not offer is said so, and is no error of it', () => {
  test.each([
    ['404 in JSON', Response.json({ error: { status: 404, message: 'Not Found' } }, { status: 404 })],
    ['405 in plain text', new Response('Method Not Allowed', { status: 405 })],
  ])('%s', async (_, response) => {
    await expect(offered(call(response))).rejects.toThrow('This server doesn’t offer this.');
  });

  test('any other failure is told as it is, and what is offered comes through', async () => {
    const forbidden = Response.json({ error: { message: 'Forbidden' } }, { status: 403 });
    await expect(offered(call(forbidden))).rejects.toThrow('Forbidden');
    expect(await offered(call(Response.json({ data: [] })))).toEqual({ data: [] });
  });
});

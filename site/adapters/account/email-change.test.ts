import { expect, test } from 'vitest';
import { emailChangeResponseSchema } from '../../contract/account.ts';
import { createHttp } from '../http/http.ts';
import { createEmailChange } from './email-change.ts';

/** Returns the client of a server that always sends the same response, and the requests. */
function callsTo(status: number, body: unknown) {
  const sent: string[] = [];
  const http = createHttp({
    baseUrl: 'https://api.example',
    fetch: (input, init) => {
      sent.push(`${init?.method} ${input instanceof Request ? input.url : input.toString()}`);
      return Promise.resolve(Response.json(body, { status }));
    },
  });
  return { calls: createEmailChange({ http }), sent };
}

const waiting = { email: 'new@example.test', startedAt: '2026-01-01T00:00:00.000Z' };

test('the new email address is returned', async () => {
  const response = { data: waiting };
  expect(emailChangeResponseSchema.safeParse(response).success).toBe(true);
  expect(await callsTo(200, response).calls.waiting()).toEqual(waiting);
});

test.for([{ data: null }, {}, [], 'text', { data: { email: 1 } }])('%j says that none waits', async (response) => {
  expect(await callsTo(200, response).calls.waiting()).toBeNull();
});

test.for([404, 405])('a server without the call, which answers %i, has none waiting', async (status) => {
  expect(await callsTo(status, {}).calls.waiting()).toBeNull();
});

test('other errors are thrown', async () => {
  await expect(callsTo(500, { error: { message: 'Internal Server Error' } }).calls.waiting()).rejects.toThrow(
    'Internal Server Error',
  );
});

test('the email is sent again, and the new email address is discarded', async () => {
  const { calls, sent } = callsTo(200, { ok: true });
  await calls.resend();
  await calls.drop();
  expect(sent).toEqual([
    'POST https://api.example/api/account/email-change/resend',
    'DELETE https://api.example/api/account/email-change',
  ]);
});

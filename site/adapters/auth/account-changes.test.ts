import { describe, expect, test } from 'vitest';
import { createHttp, HttpError, InvalidReplyError } from '../http/index.ts';
import { createAuth } from './auth.ts';
import { ConfirmationNeeded, NOT_AUTHENTICATED } from './messages.ts';

const ada = { id: 1, email: 'ada@example.com', username: 'ada' };

/** A session over a storage, with a server that answers by path, and what it was sent. */
function sessionWith(
  replies: Readonly<Record<string, { status?: number; body: unknown }>>,
  stored: Record<string, string> = {},
) {
  const storage = new Map(Object.entries(stored));
  const sent: [path: string, body: unknown][] = [];
  const auth = createAuth({
    http: createHttp({
      baseUrl: 'https://api.example',
      fetch: (input, init) => {
        const path = new URL(input instanceof Request ? input.url : input).pathname;
        const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
        sent.push([path, body]);
        const reply = replies[path] ?? { status: 404, body: { error: { message: 'Not Found' } } };
        return Promise.resolve(Response.json(reply.body, { status: reply.status ?? 200 }));
      },
    }),
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
  });
  auth.sync();
  return { auth, sent, storage };
}

const signedIn = { auth_token: 'old', auth_user: JSON.stringify(ada), auth_refresh_token: 'old refresh' };

describe('a registration that must be confirmed', () => {
  const person = { username: 'ada', email: 'ada@example.com', password: 'correct horse battery' };

  test('is told apart from a broken reply, and signs nobody in', async () => {
    const { auth, storage } = sessionWith({
      '/api/auth/local/register': { body: { user: { ...ada, confirmed: false } } },
    });
    await expect(auth.register(person)).rejects.toThrow(ConfirmationNeeded);
    expect(auth.getState()).toMatchObject({ status: 'signed-out', loading: false });
    expect(storage.size).toBe(0);
  });

  test.each([
    [{ user: ada }],
    [{ user: { ...ada, confirmed: true } }],
    [{ jwt: '', user: { ...ada, confirmed: false } }],
    [{ jwt: 'x' }],
  ])('is not what any reply without token and user means: %j', async (body) => {
    const { auth } = sessionWith({ '/api/auth/local/register': { body } });
    await expect(auth.register(person)).rejects.toThrow(InvalidReplyError);
  });
});

describe('a reset of the password', () => {
  test('sends code and password, and keeps the session of the reply', async () => {
    const { auth, sent, storage } = sessionWith({
      '/api/auth/reset-password': { body: { jwt: 'new', refreshToken: 'new refresh', user: ada } },
    });
    await auth.resetPassword({ code: 'abc', password: 'a new password' });
    expect(sent).toEqual([
      ['/api/auth/reset-password', { code: 'abc', password: 'a new password', passwordConfirmation: 'a new password' }],
    ]);
    expect(Object.fromEntries(storage)).toEqual({
      auth_token: 'new',
      auth_user: JSON.stringify(ada),
      auth_refresh_token: 'new refresh',
    });
  });
});

describe('the deletion of an account', () => {
  test('ends the session here', async () => {
    const { auth, sent, storage } = sessionWith({ '/api/account/delete': { body: { ok: true } } }, signedIn);
    await auth.deleteAccount('correct horse battery');
    expect(sent).toEqual([['/api/account/delete', { password: 'correct horse battery' }]]);
    expect([auth.getState().status, storage.size]).toEqual(['signed-out', 0]);
  });

  test('that is refused leaves everything as it was', async () => {
    const refused = { status: 400, body: { error: { message: 'The provided current password is invalid' } } };
    const { auth, storage } = sessionWith({ '/api/account/delete': refused }, signedIn);
    await expect(auth.deleteAccount('wrong')).rejects.toThrow(HttpError);
    expect([auth.getState().status, storage.size]).toEqual(['signed-in', 3]);
  });

  test('needs somebody who is signed in', async () => {
    const { auth, sent } = sessionWith({});
    await expect(auth.deleteAccount('any')).rejects.toThrow(NOT_AUTHENTICATED);
    expect(sent).toEqual([]);
  });
});

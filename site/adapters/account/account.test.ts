import { describe, expect, test } from 'vitest';
import { sessionSchema } from '../../contract/account.ts';
import { createHttp, InvalidReplyError } from '../http/index.ts';
import { createAccount } from './account.ts';

interface Sent {
  url: string;
  method: string | undefined;
  body: unknown;
  headers: Headers;
}

/** An account whose server answers each call with `reply`, and what was sent to it. */
function accountWith(reply: unknown) {
  const sent: Sent[] = [];
  const http = createHttp({
    baseUrl: 'https://api.example',
    getToken: () => 'a token',
    fetch: (input, init = {}) => {
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      sent.push({
        url: input instanceof Request ? input.url : input.toString(),
        method: init.method,
        body,
        headers: new Headers(init.headers),
      });
      return Promise.resolve(Response.json(reply));
    },
  });
  return { account: createAccount({ http }), sent };
}

const session = {
  id: 'a',
  deviceId: null,
  current: true,
  loginAt: '2026-01-01T00:00:00.000Z',
  lastActiveAt: '2026-01-02T00:00:00.000Z',
};

describe('the list of sessions', () => {
  test('is what the API keeps under data, with what the site needs of it', async () => {
    const { account } = accountWith({
      data: [
        { ...session, deviceName: 'Firefox on Linux' },
        { ...session, id: 7 },
      ],
    });
    expect(await account.listSessions()).toEqual([
      {
        id: 'a',
        deviceName: 'Firefox on Linux',
        current: true,
        loginAt: session.loginAt,
        lastActiveAt: session.lastActiveAt,
      },
      { id: '7', deviceName: undefined, current: true, loginAt: session.loginAt, lastActiveAt: session.lastActiveAt },
    ]);
  });

  test.each([[{}], [{ data: 'none' }], [{ data: [{ ...session, current: 'yes' }] }], [[session]]])(
    'is refused where it is none: %j',
    async (reply) => {
      await expect(accountWith(reply).account.listSessions()).rejects.toThrow(InvalidReplyError);
    },
  );
});

describe('the check of a session and the contract', () => {
  const odd = [undefined, null, '', 'text', 7, true, [], {}];
  const fields = ['id', 'current', 'loginAt', 'lastActiveAt'] as const;
  const variants = fields.flatMap((field) => odd.map((value) => ({ ...session, [field]: value })));
  const accepts = async (entry: unknown): Promise<boolean> =>
    accountWith({ data: [entry] })
      .account.listSessions()
      .then(
        () => true,
        () => false,
      );

  test.each([session, ...variants])('say the same of %j', async (entry) => {
    // On purpose beyond the contract: an id that is a number is taken for its text.
    const isNumbered = typeof entry.id === 'number';
    expect(await accepts(entry)).toBe(isNumbered || sessionSchema.safeParse(entry).success);
  });
});

test('a list nobody waits for any more is not fetched to its end', async () => {
  const leaving = new AbortController();
  const http = createHttp({
    baseUrl: 'https://api.example',
    fetch: (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      }),
  });
  const list = createAccount({ http }).listSessions(leaving.signal);
  leaving.abort();
  await expect(list).rejects.toThrow('aborted');
});

test('the id of a session cannot lead elsewhere', async () => {
  const { account, sent } = accountWith({ data: {} });
  await account.endSession('../users/1?x');
  expect(sent[0]).toMatchObject({ method: 'DELETE', url: 'https://api.example/api/auth/sessions/..%2Fusers%2F1%3Fx' });
});

test('what a signed-out visitor asks for carries no token', async () => {
  const { account, sent } = accountWith({ ok: true });
  await account.forgotPassword('ada@example.com');
  await account.sendConfirmation('ada@example.com');
  expect(sent.map(({ url, body }) => [url, body])).toEqual([
    ['https://api.example/api/auth/forgot-password', { email: 'ada@example.com' }],
    ['https://api.example/api/auth/send-email-confirmation', { email: 'ada@example.com' }],
  ]);
  expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null, null]);
});

import { describe, expect, test } from 'vitest';
import { sessionSchema, emailChangeResponseSchema } from '../contract/account.ts';
import { createHttp, InvalidResponseError } from './http.ts';
import { createAccount, createEmailChange } from './account.ts';

interface Sent {
  url: string;
  method: string | undefined;
  body: unknown;
  headers: Headers;
}

/** Returns clients whose server responds to each request with `response`, and the requests. */
function accountWith(response: unknown, status = 200) {
  const sent: Sent[] = [];
  let last: RequestInit = {};
  const http = createHttp({
    baseUrl: 'https://api.example',
    getToken: () => 'a token',
    fetch: (input, init = {}) => {
      last = init;
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      sent.push({
        url: input instanceof Request ? input.url : input.toString(),
        method: init.method,
        body,
        headers: new Headers(init.headers),
      });
      return Promise.resolve(
        typeof response === 'string' ? new Response(response, { status }) : Response.json(response, { status }),
      );
    },
  });
  return { account: createAccount({ http }), emailChange: createEmailChange({ http }), sent, init: () => last };
}

const session = {
  id: 'a',
  deviceId: null,
  current: true,
  loginAt: '2026-01-01T00:00:00.000Z',
  lastActiveAt: '2026-01-02T00:00:00.000Z',
};

describe('the list of sessions', () => {
  test('contains the fields that the site needs', async () => {
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
    'rejects another response: %j',
    async (response) => {
      await expect(accountWith(response).account.listSessions()).rejects.toThrow(InvalidResponseError);
    },
  );
});

describe('specification 7: an invalid session affects only its own row', () => {
  test.each(['loginAt', 'lastActiveAt'] as const)('has no time if %s is missing or invalid', async (name) => {
    for (const odd of [undefined, null, '', 7, {}]) {
      const { account } = accountWith({ data: [{ ...session, [name]: odd }] });
      expect(await account.listSessions()).toEqual([
        { ...session, deviceId: undefined, deviceName: undefined, [name]: undefined },
      ]);
    }
  });

  test('is skipped without an ID, and the current session comes first', async () => {
    const other = { ...session, id: 'b', current: false };
    const { account } = accountWith({ data: [null, 'text', { ...session, id: null }, other, { id: 'c' }, session] });
    expect((await account.listSessions()).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('the validation of a session', () => {
  const odd = [undefined, null, '', 'text', 7, true, [], {}];
  const fields = ['id', 'current'] as const;
  const variants = fields.flatMap((field) => odd.map((value) => ({ ...session, [field]: value })));
  const accepts = async (entry: unknown): Promise<boolean> =>
    accountWith({ data: [entry] })
      .account.listSessions()
      .then(
        () => true,
        () => false,
      );

  test.each([session, ...variants])('agrees with the contract about %j', async (entry) => {
    // More tolerant than the contract: a numeric ID is converted to text.
    const isNumbered = typeof entry.id === 'number';
    expect(await accepts(entry)).toBe(isNumbered || sessionSchema.safeParse(entry).success);
  });
});

test('the request for the sessions can be aborted', async () => {
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

test('the ID of a session is encoded in the path', async () => {
  const { account, sent } = accountWith({ data: {} });
  await account.endSession('../users/1?x');
  expect(sent[0]).toMatchObject({ method: 'DELETE', url: 'https://api.example/api/auth/sessions/..%2Fusers%2F1%3Fx' });
});

test('requests that need no login have no token', async () => {
  const { account, sent } = accountWith({ ok: true });
  await account.forgotPassword('ada@example.com');
  await account.sendConfirmation('ada@example.com');
  expect(sent.map(({ url, body }) => [url, body])).toEqual([
    ['https://api.example/api/auth/forgot-password', { email: 'ada@example.com' }],
    ['https://api.example/api/auth/send-email-confirmation', { email: 'ada@example.com' }],
  ]);
  expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null, null]);
});

describe('the confirmation of an email address', () => {
  test('has no token and doesn’t follow the redirect', async () => {
    const { account, sent, init } = accountWith({ ok: true });
    await account.confirmEmail('a code&more');
    expect(sent[0]).toMatchObject({
      method: 'GET',
      url: 'https://api.example/api/auth/email-confirmation?confirmation=a%20code%26more',
    });
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
    expect(init().redirect).toBe('manual');
  });

  test('returns whether the code was valid, and throws other errors', async () => {
    expect(await accountWith({ ok: true }).account.confirmEmail('good')).toBe(true);
    const { account } = accountWith({ error: { status: 400, message: 'Invalid token' } }, 400);
    expect(await account.confirmEmail('superseded')).toBe(false);
    const broken = accountWith({ error: { status: 500, message: 'Broken' } }, 500);
    await expect(broken.account.confirmEmail('good')).rejects.toThrow('Broken');
  });
});

describe('a change of the email address', () => {
  const waiting = { email: 'new@example.test', startedAt: '2026-01-01T00:00:00.000Z' };

  test('is returned while it waits for its confirmation', async () => {
    const response = { data: waiting };
    expect(emailChangeResponseSchema.safeParse(response).success).toBe(true);
    expect(await accountWith(response).emailChange.waiting()).toEqual(waiting);
  });

  test.for([{ data: null }, {}, [], 'text', { data: { email: 1 } }])(
    'is null if the response is %j',
    async (response) => {
      const body = typeof response === 'string' ? JSON.stringify(response) : response;
      expect(await accountWith(body).emailChange.waiting()).toBeNull();
    },
  );

  test.for([404, 405])('is null if the server responds with %i', async (status) => {
    expect(await accountWith({}, status).emailChange.waiting()).toBeNull();
  });

  test('rejects with other errors', async () => {
    const { emailChange } = accountWith({ error: { message: 'Internal Server Error' } }, 500);
    await expect(emailChange.waiting()).rejects.toThrow('Internal Server Error');
  });

  test('can be sent again and discarded', async () => {
    const { emailChange, sent } = accountWith({ ok: true });
    await emailChange.resend();
    await emailChange.drop();
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://api.example/api/account/email-change/resend',
      'DELETE https://api.example/api/account/email-change',
    ]);
  });
});

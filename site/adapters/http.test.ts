import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createHttp, hasStatus, HttpError, InvalidResponseError, NetworkError, RequestTimeoutError } from './http.ts';
import type { HttpOptions } from './http.ts';

const servers: Server[] = [];

afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
});

/** Starts a server on a free port and returns its address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A client of a server that remembers each request and gives every one the same response. */
async function client(
  given: { status?: number; headers?: Record<string, string>; body?: string },
  options: Partial<HttpOptions> = {},
) {
  const seen: Seen[] = [];
  const baseUrl = await serve((request, response) => {
    const { method, url, headers } = request;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(given.status ?? 200, { 'Content-Type': 'application/json', ...given.headers });
      response.end(given.body ?? '{}');
    });
  });
  return { http: createHttp({ baseUrl, ...options }), baseUrl, seen };
}

/** The error a promise rejects with; fails where it does not. */
async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => expect.fail(`resolved with ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
}

describe('requests', () => {
  test('a GET has the current bearer token and a JSON content type', async () => {
    let token = 'first';
    const { http, seen } = await client({ body: '{"ok":true}' }, { getToken: () => token });
    expect(await http.get('/api/users/me')).toEqual({ ok: true });
    token = 'second';
    await http.get('/api/users/me');
    expect(
      seen.map(({ method, url, headers }) => [method, url, headers.authorization, headers['content-type']]),
    ).toEqual([
      ['GET', '/api/users/me', 'Bearer first', 'application/json'],
      ['GET', '/api/users/me', 'Bearer second', 'application/json'],
    ]);
  });

  test('the token of a request replaces the current one', async () => {
    const { http, seen } = await client({}, { getToken: () => 'stored' });
    await http.get('/a', { token: 'given' });
    expect(seen[0]?.headers.authorization).toBe('Bearer given');
  });

  test('without a token there is no Authorization header', async () => {
    const { http, seen } = await client({}, { getToken: () => null });
    await http.post('/a', { b: 1 });
    expect(seen[0]?.headers).not.toHaveProperty('authorization');
    expect(seen[0]?.headers['content-type']).toBe('application/json');
  });

  test('auth "none" sends no token, and a public GET needs no preflight', async () => {
    const { http, seen } = await client({}, { getToken: () => 'secret' });
    await http.get('/api/commons', { auth: 'none' });
    await http.post('/api/auth/local', { identifier: 'a' }, { auth: 'none' });
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
    expect(seen.map(({ headers }) => headers['content-type'])).toEqual([undefined, 'application/json']);
  });

  test('a body is sent as JSON, and a missing one as {}', async () => {
    const { http, seen } = await client({});
    await http.post('/a', { name: 'Åse', nothing: null });
    await http.post('/b');
    await http.request({ method: 'PUT', path: '/c', body: [1] });
    await http.request({ method: 'DELETE', path: '/d' });
    expect(seen.map(({ method, body }) => [method, body])).toEqual([
      ['POST', '{"name":"Åse","nothing":null}'],
      ['POST', '{}'],
      ['PUT', '[1]'],
      ['DELETE', ''],
    ]);
  });

  test('a base URL may have a path and a trailing slash', async () => {
    const { baseUrl, seen } = await client({});
    await createHttp({ baseUrl: `${baseUrl}/cms/` }).get('/api/commons?a=1');
    expect(seen[0]?.url).toBe('/cms/api/commons?a=1');
  });

  test('an empty base URL means the origin of the page', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}'));
    await createHttp({ baseUrl: '', fetch }).get('/api/commons');
    expect(fetch).toHaveBeenCalledWith('/api/commons', expect.anything());
  });

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    'api/commons',
    '.evil.example/',
    '',
  ])('a path that could leave the base address is rejected before the token goes anywhere: %j', async (path) => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}'));
    const http = createHttp({ baseUrl: '', fetch, getToken: () => 'secret' });
    expect(await errorOf(http.get(path))).toBeInstanceOf(TypeError);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a successful response', () => {
  const parse = (value: unknown) => (typeof value === 'string' ? value.length : undefined);

  test('is parsed', async () => {
    const { http } = await client({ body: '"words"' });
    expect(await http.post('/a', {}, { parse })).toBe(5);
  });

  test('is invalid if it can’t be parsed', async () => {
    const { http } = await client({ body: '{"jwt":7}' });
    const error = await errorOf(http.get('/a', { parse }));
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect(error).toHaveProperty('message', 'Invalid response from server');
  });

  test('is invalid if it is HTML, as from a captive portal', async () => {
    const { http } = await client({
      headers: { 'Content-Type': 'text/html' },
      body: '<!doctype html><p>Log in to the Wi-Fi',
    });
    expect(await errorOf(http.get('/a'))).toBeInstanceOf(InvalidResponseError);
  });

  test('is undefined if the body is empty, which a parser may reject', async () => {
    const { http } = await client({ body: '' });
    expect(await http.get('/a')).toBeUndefined();
    expect(await errorOf(http.get('/a', { parse }))).toBeInstanceOf(InvalidResponseError);
  });

  test('is undefined with status 204', async () => {
    const { http } = await client({ status: 204, body: '' });
    expect(await http.post('/a')).toBeUndefined();
  });
});

describe('error responses', () => {
  test('errors have the server’s message, the status and the fields, but no rejected values', async () => {
    const body = JSON.stringify({
      data: null,
      error: {
        status: 400,
        name: 'ValidationError',
        message: '2 errors occurred',
        details: {
          errors: [
            {
              path: ['email'],
              message: 'email must be a valid email',
              name: 'ValidationError',
              value: 'not-an-address',
            },
            { path: ['address', 0, 'city'], message: 'too short', value: 'hunter2hunter2' },
            { path: 'odd', message: 'no list' },
            { path: ['noMessage'] },
            null,
          ],
        },
      },
    });
    const { http } = await client({ status: 400, body });
    const error = await errorOf(http.post('/a', {}));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 400, message: '2 errors occurred' });
    expect(error).toHaveProperty('details', [
      { path: 'email', message: 'email must be a valid email' },
      { path: 'address.0.city', message: 'too short' },
    ]);
    expect(JSON.stringify(error)).not.toMatch(/hunter2|not-an-address/);
    expect(hasStatus(error, 400)).toBe(true);
    expect(hasStatus(error, 401)).toBe(false);
  });

  test.each([
    ['JSON without a message', '{"error":{"status":500}}'],
    ['JSON with an empty message', '{"error":{"message":""}}'],
    ['JSON with a message that is no text', '{"error":{"message":{"a":1}}}'],
    ['JSON null', 'null'],
    ['HTML', '<!doctype html><title>502 Bad Gateway'],
    ['plain text', 'Method Not Allowed'],
    ['no body', ''],
  ])('%s: the message names the status', async (_, body) => {
    const { http } = await client({ status: 502, body });
    const error = await errorOf(http.get('/a', { parse: () => true }));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 502, message: 'HTTP error! status: 502', details: [] });
  });
});

describe('no response', () => {
  test('a refused connection is a network error with advice', async () => {
    const { http, baseUrl } = await client({});
    const server = servers.pop();
    await new Promise((resolve) => server?.close(resolve));
    const error = await errorOf(http.get('/a'));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).not.toBeInstanceOf(RequestTimeoutError);
    expect(error).toHaveProperty('message', 'We couldn’t reach the server. Check your connection and try again.');
    expect((error as NetworkError).cause).toBeInstanceOf(TypeError);
    expect(String(error)).not.toContain(baseUrl);
  });

  test('a connection that ends during the body is a network error', async () => {
    const baseUrl = await serve((_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('{"half":', () => response.destroy());
    });
    expect(await errorOf(createHttp({ baseUrl }).get('/a'))).toBeInstanceOf(NetworkError);
  });

  test('a late response is a timeout, which is a network error', async () => {
    const baseUrl = await serve(() => {});
    const error = await errorOf(createHttp({ baseUrl, timeoutMs: 30 }).get('/a'));
    expect(error).toBeInstanceOf(RequestTimeoutError);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toHaveProperty('message', 'The server is taking too long to respond. Try again in a moment.');
  });

  test('a late body is a timeout, too', async () => {
    const baseUrl = await serve((_, response) => {
      response.writeHead(200).write('{"half":');
    });
    expect(await errorOf(createHttp({ baseUrl, timeoutMs: 30 }).get('/a'))).toBeInstanceOf(RequestTimeoutError);
  });

  test('the default time limit is 15 seconds', async () => {
    vi.useFakeTimers();
    try {
      const fetch = (_: unknown, init?: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        });
      const ended = vi.fn<(error: unknown) => void>();
      const failing = errorOf(createHttp({ baseUrl: '', fetch }).get('/a')).then(ended);
      await vi.advanceTimersByTimeAsync(14_999);
      expect(ended).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await failing;
      expect(ended).toHaveBeenCalledWith(expect.any(RequestTimeoutError));
    } finally {
      vi.useRealTimers();
    }
  });

  test('an aborted request rejects with the reason of its signal', async () => {
    const controller = new AbortController();
    const baseUrl = await serve(() => controller.abort());
    const error = await errorOf(createHttp({ baseUrl }).get('/a', { signal: controller.signal }));
    expect(error).toHaveProperty('name', 'AbortError');
    expect(error).not.toBeInstanceOf(NetworkError);
  });

  test('a request with an aborted signal sends nothing', async () => {
    const { http, seen } = await client({});
    const error = await errorOf(http.get('/a', { signal: AbortSignal.abort() }));
    expect(error).toHaveProperty('name', 'AbortError');
    expect(seen).toEqual([]);
  });

  test('no timer remains', async () => {
    vi.useFakeTimers();
    try {
      await createHttp({ baseUrl: '', fetch: async () => new Response('{}') }).get('/a');
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

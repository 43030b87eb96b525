import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { post } from '../calls.ts';
import { messageOf, send } from '../http.ts';
import { startSite } from '../site.ts';

const LOGIN = '/api/auth/local';
const JSON_TYPE = { 'content-type': 'application/json' };

/** Sends text over a new connection. Returns the response when the server has closed the connection. */
function sendRaw(port: number, ...texts: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let response = '';
    socket.on('data', (part: Buffer) => (response += part.toString()));
    socket.on('close', () => resolve(response));
    // The server may close the connection before a rejected body has arrived.
    socket.on('error', (error) => (response === '' ? reject(error) : resolve(response)));
    for (const text of texts) socket.write(text);
  });
}

describe('the server rejects a body', () => {
  test('over the limit, with and without a declared length', async () => {
    const site = await startSite();
    const large = JSON.stringify({ identifier: 'alice', password: 'x'.repeat(65_536) });
    const declared = await site.send(LOGIN, { method: 'POST', body: large, headers: JSON_TYPE });
    expect([declared.status, messageOf(declared)]).toEqual([413, 'request entity too large']);
    const head = `POST ${LOGIN} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n`;
    const chunk = `${Buffer.byteLength(large).toString(16)}\r\n${large}\r\n0\r\n\r\n`;
    const undeclared = await sendRaw(site.port, `${head}Transfer-Encoding: chunked\r\n\r\n`, chunk);
    expect(undeclared).toMatch(/^HTTP\/1\.1 413 /);
    expect((await site.send('/nowhere', { method: 'POST', body: large })).status).toBe(413);
  });

  test('that is not UTF-8', async () => {
    const body = Buffer.from([0x22, 0xff, 0x22]);
    const response = await (await startSite()).send(LOGIN, { method: 'POST', body, headers: JSON_TYPE });
    expect([response.status, messageOf(response)]).toEqual([400, 'invalid UTF-8 in the body']);
  });

  test('with control characters or unpaired surrogates, which databases can’t store, and a URL with them', async () => {
    const site = await startSite();
    for (const username of ['al\0ice', 'al\ud800ice']) {
      const body = { username, email: 'a@example.test', password: 'long enough' };
      const response = await post(site, '/api/auth/local/register', body);
      expect([response.status, messageOf(response)]).toEqual([400, 'username must not contain control characters']);
    }
    const response = await site.send('/api/commons/a%00b');
    expect([response.status, messageOf(response)]).toEqual([400, 'The URL must not contain control characters']);
  });

  test.for([
    [32, /^identifier must be a `string` type/],
    [33, /^JSON is nested deeper than 32 levels$/],
    [30_000, /^JSON is nested deeper than 32 levels$/],
  ] as const)('nested deeper than 32 levels: %i', async ([levels, message]) => {
    const body = `{"identifier":${'['.repeat(levels - 1)}"]"${']'.repeat(levels - 1)},"password":"x"}`;
    const response = await (await startSite()).send(LOGIN, { method: 'POST', body, headers: JSON_TYPE });
    expect(messageOf(response)).toMatch(message);
  });
});

test.for([
  ['over the limit', LOGIN, 300_000, 413],
  ['of an unknown route', '/api/nowhere', 60_000, 405],
] as const)(
  'a body %s does not close the connection, which a proxy may have used for another request',
  async ([, path, length, status]) => {
    const site = await startSite();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const ask = (method: string, where: string, body?: string) =>
      new Promise<{ status: number; port: number }>((resolve, reject) => {
        const asked = request({ agent, port: site.port, method, path: where }, (response) => {
          const { localPort: port = 0 } = response.socket;
          response.resume().once('end', () => resolve({ status: response.statusCode ?? 0, port }));
        });
        asked.once('error', reject).end(body);
      });
    const first = await ask('POST', path, 'x'.repeat(length));
    expect(first.status).toBe(status);
    // The server may wait for the rest of the body for half a second.
    for (const since = Date.now(); Date.now() - since < 700;)
      expect(await ask('GET', '/healthz')).toEqual({ status: 200, port: first.port });
  },
);

test('a client that disconnects during a request leaves one line in the log, and no error', async () => {
  const site = await startSite();
  const socket = connect(site.port, '127.0.0.1');
  socket.write(`POST ${LOGIN} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\nExpect: 100-continue\r\n\r\n`);
  await new Promise((resolve) => socket.once('data', resolve));
  socket.write('{"identifier":');
  socket.destroy();
  await vi.waitFor(() => expect(site.logged).toHaveLength(1), 30_000);
  await site.stop();
  expect(site.logged.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'info', path: LOGIN, aborted: true },
  ]);
});

test('an invalid request gets a 400, and the server stays up', async () => {
  const site = await startSite();
  const request = 'GET /nowhere HTTP/1.1\r\nHost: bad host/\r\nConnection: close\r\n\r\n';
  expect(await sendRaw(site.port, request)).toMatch(/^HTTP\/1\.1 400 /);
  expect((await send(site.port, '/healthz')).status).toBe(200);
});

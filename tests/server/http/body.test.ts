import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { messageOf, send } from '../http.ts';
import { startSite } from '../site.ts';

const registration = (name: string) => ({ username: name, email: `${name}@example.test`, password: 'long enough' });

describe('bodies', () => {
  test('over the limit are rejected, whether or not they say their length', async () => {
    const site = await startSite();
    const large = JSON.stringify({ ...registration('alice'), extra: 'x'.repeat(65_536) });
    const declared = await site.send('/api/auth/local', {
      method: 'POST',
      body: large,
      headers: { 'content-type': 'application/json' },
    });
    expect([declared.status, messageOf(declared)]).toEqual([413, 'request entity too large']);
    const undeclared = await chunked(site.port, large);
    expect(undeclared).toMatch(/^HTTP\/1\.1 413 /);
    expect((await site.send('/nowhere', { method: 'POST', body: large })).status).toBe(413);
  });

  test.for([
    ['over the limit', '/api/auth/local', 300_000, 413],
    ['nobody reads', '/api/nowhere', 60_000, 405],
  ] as const)(
    '%s do not cost the connection, on which a proxy may have sent another’s request',
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
      // As long as something may still be waiting for the rest of the body: half a second.
      for (const since = Date.now(); Date.now() - since < 700;)
        expect(await ask('GET', '/healthz')).toEqual({ status: 200, port: first.port });
    },
  );

  test('that are not UTF-8 are rejected', async () => {
    const site = await startSite();
    const response = await site.send('/api/auth/local', {
      method: 'POST',
      body: Buffer.from([0x22, 0xff, 0x22]),
      headers: { 'content-type': 'application/json' },
    });
    expect([response.status, messageOf(response)]).toEqual([400, 'invalid UTF-8 in the body']);
  });
});

describe('what no database can keep is rejected', () => {
  test('control characters and unpaired surrogates in a username or a URL', async () => {
    const site = await startSite();
    for (const username of ['al\0ice', 'al\ud800ice']) {
      const body = { username, email: 'a@example.test', password: 'long enough' };
      const response = await site.send('/api/auth/local/register', { method: 'POST', body });
      expect([response.status, messageOf(response)]).toEqual([400, 'username must not contain control characters']);
    }
    const response = await site.send('/api/commons/a%00b');
    expect([response.status, messageOf(response)]).toEqual([400, 'The URL must not contain control characters']);
  });

  test('lists within lists without end', async () => {
    const site = await startSite();
    const deep = (levels: number) =>
      `{"identifier":${'['.repeat(levels - 1)}"]"${']'.repeat(levels - 1)},"password":"x"}`;
    const headers = { 'content-type': 'application/json' };
    const post = (body: string) => site.send('/api/auth/local', { method: 'POST', body, headers });
    expect(messageOf(await post(deep(33)))).toBe('JSON is nested deeper than 32 levels');
    expect(messageOf(await post(deep(32)))).toMatch(/^identifier must be a `string` type/);
    expect(messageOf(await post(deep(30_000)))).toBe('JSON is nested deeper than 32 levels');
  });
});

/** Sends a JSON body chunked and gives back the response's text. */
function chunked(port: number, body: string, path = '/api/auth/local'): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let response = '';
    socket.on('data', (part: Buffer) => (response += part.toString()));
    socket.on('close', () => resolve(response));
    // The server may close while the rest of a body it rejected is still on its way.
    socket.on('error', (error) => (response === '' ? reject(error) : resolve(response)));
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    socket.write(`${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`);
  });
}

test('a client that goes away half-way leaves one line in the log, and no error', async () => {
  const site = await startSite();
  const socket = connect(site.port, '127.0.0.1');
  const head = 'POST /api/auth/local HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\nExpect: 100-continue\r\n\r\n';
  socket.write(head);
  await new Promise((resolve) => socket.once('data', resolve));
  socket.write('{"identifier":');
  socket.destroy();
  await vi.waitFor(() => expect(site.logged).toHaveLength(1), 30_000);
  await site.stop();
  expect(site.logged).toHaveLength(1);
  expect(JSON.parse(site.logged[0] ?? '')).toMatchObject({ level: 'info', path: '/api/auth/local', aborted: true });
});

test('a request that is none gets a response and does no harm', async () => {
  const site = await startSite();
  const socket = connect(site.port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  let response = '';
  socket.on('data', (part: Buffer) => (response += part.toString()));
  socket.write('GET /nowhere HTTP/1.1\r\nHost: bad host/\r\nConnection: close\r\n\r\n');
  await closed;
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect((await send(site.port, '/healthz')).status).toBe(200);
});

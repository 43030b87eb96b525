import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { messageOf, send } from './http.ts';
import { logIn } from './people.ts';
import { startSite } from './site.ts';

const registration = (name: string) => ({ username: name, email: `${name}@example.test`, password: 'long enough' });

describe('bodies', () => {
  test('over the limit are refused, whether or not they say their length', async () => {
    const site = await startSite();
    const large = JSON.stringify({ ...registration('alice'), extra: 'x'.repeat(1_100_000) });
    const told = await site.send('/api/auth/local', {
      method: 'POST',
      body: large,
      headers: { 'content-type': 'application/json' },
    });
    expect([told.status, messageOf(told)]).toEqual([413, 'request entity too large']);
    const untold = await chunked(site.port, large);
    expect(untold).toMatch(/^HTTP\/1\.1 413 /);
    expect((await site.send('/nowhere', { method: 'POST', body: large })).status).toBe(413);
  });

  test('in pieces of unknown length are read', async () => {
    const site = await startSite();
    expect(await chunked(site.port, JSON.stringify(registration('alice')), '/api/auth/local/register')).toMatch(
      /^HTTP\/1\.1 200 /,
    );
    expect((await logIn(site, 'alice', 'long enough')).user.username).toBe('alice');
  });

  test('that are not UTF-8 are refused', async () => {
    const site = await startSite();
    const answer = await site.send('/api/auth/local', {
      method: 'POST',
      body: Buffer.from([0x22, 0xff, 0x22]),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(400);
  });
});

describe('what no database can keep is refused', () => {
  test.for([
    ['a NUL in a name', { username: 'al\0ice', email: 'a@example.test', password: 'long enough' }],
    ['half a surrogate pair in a name', { username: 'al\ud800ice', email: 'a@example.test', password: 'long enough' }],
  ] as const)('%s', async ([, body]) => {
    const site = await startSite();
    const answer = await site.send('/api/auth/local/register', { method: 'POST', body });
    expect([answer.status, messageOf(answer)]).toEqual([400, 'username must not contain control characters']);
  });

  test('a NUL in an address', async () => {
    const site = await startSite();
    const answer = await site.send('/api/commons/a%00b');
    expect([answer.status, messageOf(answer)]).toEqual([400, 'The address must not contain control characters']);
  });

  test('lists within lists without end', async () => {
    const site = await startSite();
    const deep = (levels: number) =>
      `{"identifier":${'['.repeat(levels - 1)}"]"${']'.repeat(levels - 1)},"password":"x"}`;
    const headers = { 'content-type': 'application/json' };
    const post = (body: string) => site.send('/api/auth/local', { method: 'POST', body, headers });
    expect(messageOf(await post(deep(33)))).toBe('JSON is nested deeper than 32 levels');
    expect(messageOf(await post(deep(32)))).toMatch(/^identifier must be a `string` type/);
    expect(messageOf(await post(deep(100_000)))).toBe('JSON is nested deeper than 32 levels');
  });
});

/** Sends a JSON body chunked and gives back the reply's text. */
function chunked(port: number, body: string, path = '/api/auth/local'): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let reply = '';
    socket.on('data', (part: Buffer) => (reply += part.toString()));
    socket.on('close', () => resolve(reply));
    // The server may close while the rest of a body it refused is still on its way.
    socket.on('error', (error) => (reply === '' ? reject(error) : resolve(reply)));
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
  await vi.waitFor(() => expect(site.logged).toHaveLength(1));
  await site.stop();
  expect(site.logged).toHaveLength(1);
  expect(JSON.parse(site.logged[0] ?? '')).toMatchObject({ level: 'info', path: '/api/auth/local', aborted: true });
});

test('a refusal can be read by a page of a listed origin', async () => {
  const site = await startSite({ config: { corsOrigins: ['https://www.onset.example'] } });
  const sent = { method: 'POST', headers: { origin: 'https://www.onset.example' }, body: 'x'.repeat(1_100_000) };
  const answer = await site.send('/api/auth/local', sent);
  expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([413, 'https://www.onset.example']);
});

test('a request that is none is answered and does no harm', async () => {
  const site = await startSite();
  const socket = connect(site.port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  let reply = '';
  socket.on('data', (part: Buffer) => (reply += part.toString()));
  socket.write('GET /nowhere HTTP/1.1\r\nHost: bad host/\r\nConnection: close\r\n\r\n');
  await closed;
  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  expect((await send(site.port, '/healthz')).status).toBe(200);
});

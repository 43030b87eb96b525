import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { join } from 'node:path';
import { closeHttpServer, createHttpServer, listen } from '../../../site/server/http/listen.ts';
import type { TimeLimits } from '../../../site/server/http/listen.ts';
import { smallBuild } from '../../setup/build.ts';
import { TEST_ENTRY, untilReady } from '../../setup/server-process.ts';
import { askOn } from '../asking-on.ts';
import { spawnServer, startProcess, untilRefused } from '../process.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';
import { startSite } from '../site.ts';

/** Limits a test can wait for: each one is long, but for the one it is about. */
const LONG: TimeLimits = { head: 60_000, request: 60_000, unread: 60_000, keepAlive: 60_000, look: 20 };

const answerAtOnce: RequestListener = (_incoming, outgoing) => void outgoing.end('ok');

/** Opens a connection to a server with some limits. */
async function open(limits: Partial<TimeLimits>, app = answerAtOnce): Promise<{ socket: Socket; seen: () => string }> {
  const server = createHttpServer(app, { ...LONG, ...limits });
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  const socket = connect(port, '127.0.0.1');
  onTestFinished(async () => {
    socket.destroy();
    await closeHttpServer(server, { limit: 0 });
  });
  let text = '';
  socket.on('data', (part: Buffer) => (text += part.toString('latin1')));
  socket.on('error', () => {});
  return { socket, seen: () => text };
}

const closed = (socket: Socket): Promise<unknown> => new Promise((resolve) => socket.once('close', resolve));

describe('what comes too slowly is ended when its time is over', () => {
  test('a head', async () => {
    const { socket, seen } = await open({ head: 100 });
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
    await closed(socket);
    expect(seen()).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('a body', async () => {
    const { socket, seen } = await open({ head: 50, request: 100 }, (incoming, outgoing) =>
      incoming.resume().once('end', () => outgoing.end('ok')),
    );
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n12345');
    await closed(socket);
    expect(seen()).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('a response nobody reads', () => {
  const large = Buffer.alloc(64 * 1_048_576);

  test('is given up', async () => {
    const ended = vi.fn<() => void>();
    const { socket } = await open({ unread: 100 }, (_incoming, outgoing) => {
      outgoing.once('close', () => (outgoing.writableFinished ? undefined : ended()));
      outgoing.end(large);
    });
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce(), 30_000);
  });
});

test('a client that asks on and on and waits for no response is hung up on', async () => {
  let asked = 0;
  const { socket } = await open({}, () => (asked += 1));
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1_000));
  await closed(socket);
  expect(asked).toBe(16);
});

const BODY = JSON.stringify({ username: 'late', email: 'late@example.test', password: 'long enough' });
const HEAD = `POST /api/auth/local/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n`;

/** Sends a registration but for the last byte of its body, and waits until the server has begun to respond to it. */
async function halfARequest(port: number): Promise<{ socket: Socket; response: () => string; closed: Promise<void> }> {
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.on('data', (part: Buffer) => (response += part.toString()));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  // Asking leave to go on shows when the server has the head: it sends `100 Continue`.
  socket.write(HEAD.replace('\r\n\r\n', '\r\nExpect: 100-continue\r\n\r\n'));
  await new Promise((resolve) => socket.once('data', resolve));
  expect(response).toMatch(/^HTTP\/1\.1 100 Continue/);
  socket.write(BODY.slice(0, -1));
  onTestFinished(() => void socket.destroy());
  return { socket, response: () => response, closed };
}

test('a signal lets the request in flight finish, and the process end well', async () => {
  const site = await startProcess(join(temporaryDir(), 'data'));
  const request = await halfARequest(site.port);
  site.child.kill('SIGTERM');
  await untilRefused(site.port);
  request.socket.write(BODY.slice(-1));
  await request.closed;
  expect(request.response()).toContain('HTTP/1.1 200 OK');
  expect(request.response()).toContain('"username":"late"');
  expect(await site.ended).toBe(0);
  expect(site.output.stdout).toContain('"path":"/api/auth/local/register","status":200');
  expect(site.output.stderr).toBe('');
});

test('a stop under load loses no request: none on its way, and none on a connection that still waits to be taken', async () => {
  const site = await startProcess(join(temporaryDir(), 'data'));
  const asked = { answered: 0, lost: 0 };
  const all = Promise.all([askOn(site.port, 20, true, asked), askOn(site.port, 20, false, asked)]);
  await vi.waitFor(() => expect(asked.answered).toBeGreaterThan(500), 30_000);
  site.child.kill('SIGTERM');
  await all;
  expect(await site.ended).toBe(0);
  expect(asked.lost).toBe(0);
});

test('who insists ends the process at once', async () => {
  const site = await startProcess(join(temporaryDir(), 'data'));
  await halfARequest(site.port);
  const insist = setInterval(() => site.child.kill('SIGINT'), 100);
  onTestFinished(() => clearInterval(insist));
  expect(await site.ended).toBe(1);
});

test('a request that never finishes does not hold the server up for ever', async () => {
  const site = await startSite();
  const request = await halfARequest(site.port);
  await site.stop(20);
  await request.closed;
  expect(request.response()).not.toContain('200 OK');
});

/** A connection as a proxy keeps it: requests one after the other, and what came back. */
class KeptConnection {
  readonly closed: Promise<void>;
  readonly #socket: Socket;
  #received = '';

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.on('data', (part: Buffer) => (this.#received += part.toString()));
    this.closed = new Promise((resolve) => this.#socket.once('close', () => resolve()));
    onTestFinished(() => void this.#socket.destroy());
  }

  /** Sends a request; resolves with what came back, up to the end of its body or of the connection. */
  async ask(head: string, body = ''): Promise<string> {
    this.#received = '';
    this.#socket.write(`${head}\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    while (!this.#received.endsWith('}') && !this.#socket.closed)
      await Promise.race([new Promise((resolve) => this.#socket.once('data', resolve)), this.closed]);
    return this.#received;
  }
}

/** Starts the server's process with settings of its own. */
async function startWith(env: Readonly<Record<string, string>>) {
  const own = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(temporaryDir(), 'data') };
  const site = spawnServer({ ...own, TEST_BUILD_DIR: smallBuild(temporaryDir()), ...env }, [], TEST_ENTRY);
  return { ...site, port: await untilReady(site) };
}

test('what a proxy sends on a connection it kept, just as the server stops, is answered', async () => {
  const site = await startWith({ TRUST_PROXY: '1' });
  const connection = new KeptConnection(site.port);
  expect(await connection.ask('GET /healthz HTTP/1.1')).toContain('Connection: keep-alive');
  site.child.kill('SIGTERM');
  await untilRefused(site.port);
  const head = 'POST /api/auth/local/register HTTP/1.1\r\nContent-Type: application/json';
  const response = await connection.ask(head, BODY);
  expect(response).toContain('HTTP/1.1 200 OK');
  expect(response).toContain('Connection: close');
  await connection.closed;
  expect(await site.ended).toBe(0);
});

test('with STOP_DELAY a load balancer hears of the stop while requests are still taken', async () => {
  const site = await startWith({ STOP_DELAY: '2' });
  const connection = new KeptConnection(site.port);
  expect(await connection.ask('GET /readyz HTTP/1.1')).toContain('HTTP/1.1 200 OK');
  site.child.kill('SIGTERM');
  let asked = await new KeptConnection(site.port).ask('GET /readyz HTTP/1.1');
  // The signal arrives when it does.
  while (asked.includes('200 OK')) asked = await new KeptConnection(site.port).ask('GET /readyz HTTP/1.1');
  expect(asked).toContain('HTTP/1.1 503');
  expect(asked).toContain('{"status":"stopping"}');
  const head = 'POST /api/auth/local/register HTTP/1.1\r\nContent-Type: application/json';
  expect(await new KeptConnection(site.port).ask(head, BODY)).toContain('HTTP/1.1 200 OK');
  await untilRefused(site.port);
  expect(await site.ended).toBe(0);
});

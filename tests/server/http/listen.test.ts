import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { join } from 'node:path';
import { TIME_LIMITS, closeHttpServer, createHttpServer, listen } from '../../../site/server/http/listen.ts';
import type { TimeLimits } from '../../../site/server/http/listen.ts';
import { readRequestInfo } from '../../../site/server/http/request-info.ts';
import { createLog } from '../../../site/server/process/log.ts';
import { smallBuild } from '../../setup/build.ts';
import { TEST_ENTRY, untilReady } from '../../setup/server-process.ts';
import { spawnServer, untilRefused } from '../process.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';
import { startSite } from '../site.ts';

/** Time limits: all are long unless a test replaces them. */
const LONG: TimeLimits = { head: 60_000, request: 60_000, inactive: 60_000, keepAlive: 60_000, checkInterval: 20 };

/** Opens a connection to a server with given limits, and sends the text. */
async function open(limits: Partial<TimeLimits>, text: string, app: RequestListener) {
  const server = createHttpServer(app, { ...LONG, ...limits });
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  const socket = connect(port, '127.0.0.1');
  onTestFinished(async () => {
    socket.destroy();
    await closeHttpServer(server, { limit: 0 });
  });
  let received = '';
  socket.on('data', (part: Buffer) => (received += part.toString('latin1')));
  socket.on('error', () => {});
  socket.write(text);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  return { socket, closed, received: () => received };
}

describe('the HTTP server', () => {
  test.for([
    ['head', { head: 100 }, 'GET / HTTP/1.1\r\nHost: a\r\n'],
    ['body', { head: 50, request: 100 }, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n12345'],
  ] as const)('responds with 408 to a %s that is too slow', async ([, limits, text]) => {
    const { closed, received } = await open(limits, text, (incoming, outgoing) =>
      incoming.resume().once('end', () => outgoing.end('ok')),
    );
    await closed;
    expect(received()).toMatch(/^HTTP\/1\.1 408 /);
  });

  test.for([
    ['a body that is too slow', 408, 'Content-Length: 10\r\n\r\n12345'],
    ['an invalid body', 400, 'Transfer-Encoding: chunked\r\n\r\nzz\r\n'],
  ] as const)('logs the status that Node sends for %s', async ([, status, rest]) => {
    const logged: string[] = [];
    const log = createLog((line) => logged.push(line), Date.now);
    const limits = { head: 50, request: 100 };
    const { closed, received } = await open(limits, `POST / HTTP/1.1\r\nHost: a\r\n${rest}`, (incoming, outgoing) => {
      log.request(incoming, outgoing, readRequestInfo(incoming, 0));
      incoming.on('error', () => {}).resume();
    });
    await closed;
    expect(received()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    await vi.waitFor(() => expect(logged).toHaveLength(1), 30_000);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ method: 'POST', status });
    expect(logged[0]).not.toContain('aborted');
  });

  test('allows more inactivity than time for a request, so that a client that stops sending gets 408', () => {
    expect(TIME_LIMITS.inactive).toBeGreaterThan(TIME_LIMITS.request + TIME_LIMITS.checkInterval);
  });

  test('drops a response that the client doesn’t read', async () => {
    const dropped = vi.fn<() => void>();
    const { socket } = await open({ inactive: 100 }, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', (_incoming, outgoing) => {
      outgoing.once('close', () => (outgoing.writableFinished ? undefined : dropped()));
      outgoing.end(Buffer.alloc(64 * 1_048_576));
    });
    socket.pause();
    await vi.waitFor(() => expect(dropped).toHaveBeenCalledOnce(), 30_000);
  });

  test('disconnects a client that sends many requests without waiting for responses', async () => {
    let asked = 0;
    const { closed } = await open({}, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1_000), () => (asked += 1));
    await closed;
    expect(asked).toBe(16);
  });
});

const BODY = JSON.stringify({ username: 'late', email: 'late@example.test', password: 'long enough' });
const REGISTER = 'POST /api/auth/local/register HTTP/1.1\r\nContent-Type: application/json';

/** Persistent connection, with one request after another. */
class Connection {
  readonly closed: Promise<void>;
  readonly #socket: Socket;
  #received = '';

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.on('data', (part: Buffer) => (this.#received += part.toString())).on('error', () => {});
    this.closed = new Promise((resolve) => this.#socket.once('close', () => resolve()));
    onTestFinished(() => void this.#socket.destroy());
  }

  /** Sends text. Returns what arrives, up to the end of a JSON body, of `100 Continue` or of the connection. */
  async send(text: string): Promise<string> {
    this.#received = '';
    this.#socket.write(text);
    while (!/\}$|^HTTP\/1\.1 100 .*\r\n\r\n$/.test(this.#received) && !this.#socket.closed)
      await Promise.race([new Promise((resolve) => this.#socket.once('data', resolve)), this.closed]);
    return this.#received;
  }

  ask(head: string, body = ''): Promise<string> {
    return this.send(`${head}\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  }
}

/** Sends the head of a registration, and waits until the server has it: then it sends `100 Continue`. */
async function sendHead(port: number): Promise<Connection> {
  const connection = new Connection(port);
  const head = `${REGISTER}\r\nHost: x\r\nContent-Length: ${BODY.length}\r\nExpect: 100-continue\r\n\r\n`;
  expect(await connection.send(head)).toMatch(/^HTTP\/1\.1 100 Continue/);
  return connection;
}

/** Starts the server's process. */
async function startWith(env: Readonly<Record<string, string>> = {}) {
  const own = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(temporaryDir(), 'data') };
  const site = spawnServer({ ...own, TEST_BUILD_DIR: smallBuild(temporaryDir()), ...env }, [], TEST_ENTRY);
  return { ...site, port: await untilReady(site) };
}

const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Requests with a response, and requests on an accepted connection that was closed without one. */
interface Counts {
  answered: number;
  lost: number;
}

/**
 * Sends requests from several clients, each one after the response to the last, until the server accepts no connection.
 * `reuse` keeps connections as long as the server does; otherwise each request has its own.
 */
async function sendUntilRefused(port: number, clients: number, reuse: boolean, counts: Counts): Promise<void> {
  const run = async (): Promise<void> => {
    for (;;) {
      const socket = await new Promise<Socket | undefined>((resolve) => {
        const opened = connect(port, '127.0.0.1', () => resolve(opened));
        opened.on('error', () => resolve(undefined));
      });
      if (socket === undefined) return;
      await sendUntilLast(socket, reuse, counts);
    }
  };
  await Promise.all(Array.from({ length: clients }, run));
}

/** Sends requests on one connection until a response is the last one or the connection is closed. */
function sendUntilLast(socket: Socket, reuse: boolean, counts: Counts): Promise<void> {
  return new Promise((resolve) => {
    let text = '';
    let isWaiting = true;
    const finish = (): void => {
      if (isWaiting) counts.lost += 1;
      socket.removeAllListeners('close').destroy();
      resolve();
    };
    socket.on('data', (part: Buffer) => {
      text += part.toString('latin1');
      if (!text.endsWith('}')) return;
      counts.answered += 1;
      isWaiting = false;
      if (!reuse || /\r\nConnection: close\r\n/i.test(text)) return finish();
      text = '';
      isWaiting = true;
      socket.write(HEALTH);
    });
    socket.on('close', finish);
    socket.write(HEALTH);
  });
}

const hasIpv6 = Object.values(networkInterfaces()).some((each) => each?.some(({ family }) => family === 'IPv6'));

test.runIf(hasIpv6)('a server with the host :: listens on IPv6 and IPv4', async () => {
  const { port } = await startSite({ config: { host: '::' } });
  const responses = ['[::1]', '127.0.0.1'].map((host) => fetch(`http://${host}:${port}/readyz`));
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200]);
});

describe('a stopping server', () => {
  test('finishes the request in flight and the next one of a persistent connection, and exits with 0', async () => {
    const site = await startWith({ TRUST_PROXY: '1' });
    const [unfinished, persistent] = [await sendHead(site.port), new Connection(site.port)];
    expect(await persistent.ask('GET /healthz HTTP/1.1')).toContain('Connection: keep-alive');
    site.child.kill('SIGTERM');
    await untilRefused(site.port);
    const finished = await unfinished.send(BODY);
    expect(finished).toContain('HTTP/1.1 200 OK');
    expect(finished).toContain('"username":"late"');
    const response = await persistent.ask(REGISTER, BODY.replaceAll('late', 'later'));
    expect(response).toContain('HTTP/1.1 200 OK');
    expect(response).toContain('Connection: close');
    await Promise.all([unfinished.closed, persistent.closed]);
    expect(await site.ended).toBe(0);
    expect(site.output.stdout).toContain('"path":"/api/auth/local/register","status":200');
    expect(site.output.stderr).toBe('');
  });

  test('loses no request under load, also on connections that it hasn’t accepted yet', async () => {
    const site = await startWith();
    const counts = { answered: 0, lost: 0 };
    const all = Promise.all([
      sendUntilRefused(site.port, 20, true, counts),
      sendUntilRefused(site.port, 20, false, counts),
    ]);
    await vi.waitFor(() => expect(counts.answered).toBeGreaterThan(500), 30_000);
    site.child.kill('SIGTERM');
    await all;
    expect(await site.ended).toBe(0);
    expect(counts.lost).toBe(0);
  });

  test('exits at once on a second signal', async () => {
    const site = await startWith();
    await sendHead(site.port);
    const repeated = setInterval(() => site.child.kill('SIGINT'), 100);
    onTestFinished(() => clearInterval(repeated));
    expect(await site.ended).toBe(1);
  });

  test('doesn’t wait for a request that never finishes', async () => {
    const site = await startSite();
    const unfinished = await sendHead(site.port);
    await expect(site.stop(20)).resolves.toBeUndefined();
    await unfinished.closed;
  });

  test('reports the stop at /readyz during STOP_DELAY, while requests still get responses', async () => {
    const site = await startWith({ STOP_DELAY: '2' });
    const ask = (head: string, body?: string) => new Connection(site.port).ask(head, body);
    expect(await ask('GET /readyz HTTP/1.1')).toContain('HTTP/1.1 200 OK');
    site.child.kill('SIGTERM');
    let asked = '200 OK';
    // The signal may arrive later.
    while (asked.includes('200 OK')) asked = await ask('GET /readyz HTTP/1.1');
    expect(asked).toMatch(/^HTTP\/1\.1 503 [^]*\{"status":"stopping"\}$/);
    expect(await ask(REGISTER, BODY)).toContain('HTTP/1.1 200 OK');
    await untilRefused(site.port);
    expect(await site.ended).toBe(0);
  });
});

import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import type { ClientHttp2Session } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { send } from '../server/http.ts';
import { selfSigned } from '../server/self-signed.ts';
import { findProxy, startProxy } from '../setup/proxy.ts';
import type { ProxyName, RunningProxy } from '../setup/proxy.ts';
import { spawnProcess, untilReady } from '../setup/server-process.ts';
import type { ServerProcess } from '../setup/server-process.ts';
import { overHttp3 } from './http3.ts';

/*
 * `npm run prove:proxy`: the built site behind nginx and behind Caddy, each with its configuration of `deploy/`, over HTTP/2,
 * and over HTTP/3 where it has it. Says what holds, a line each, and fails where something does not. A proxy that is not installed is said to be, and passed
 * over.
 */

const root = join(import.meta.dirname, '../..');
const client = join(root, 'site/build/client');
const script =
  readdirSync(join(client, 'assets'))
    .find((name) => name.endsWith('.js.br'))
    ?.slice(0, -3) ?? '';

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Asks over HTTP/2. Status 0 where the stream or its connection was ended without a response. */
function ask(
  session: ClientHttp2Session,
  path: string,
  { method = 'GET', headers = {}, body }: Ask = {},
): Promise<Reply> {
  return new Promise((resolve) => {
    const stream = session.request({ ':path': path, ':method': method, ...headers });
    let status = 0;
    const got: Record<string, string> = {};
    const parts: Buffer[] = [];
    stream.on('response', (all) => {
      for (const [name, value] of Object.entries(all)) got[name] = String(value);
      status = Number(all[':status']);
    });
    stream.on('data', (part: Buffer) => parts.push(part));
    // A refused body ends in a reset after the response, or before: the status says which.
    stream.on('error', () => {});
    stream.on('close', () => resolve({ status, headers: got, bytes: Buffer.concat(parts) }));
    stream.end(body);
  });
}

let failures = 0;
function hold(what: string, got: unknown, expected: unknown): void {
  const holds = JSON.stringify(got) === JSON.stringify(expected);
  if (!holds) failures += 1;
  console.log(
    `  ${holds ? 'holds' : 'FAILS'}  ${what}${holds ? '' : `: got ${JSON.stringify(got)}, expected ${JSON.stringify(expected)}`}`,
  );
}

interface Upstream extends ServerProcess {
  readonly port: number;
}

async function startSite(dir: string): Promise<Upstream> {
  const env = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: dir, TRUST_PROXY: '1' };
  const site = spawnProcess(join(root, 'site/server/main.ts'), env);
  return { ...site, port: await untilReady(site) };
}

async function prove(name: ProxyName): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'onset-proxy-'));
  const sites = [await startSite(join(dir, 'one')), await startSite(join(dir, 'two'))];
  const proxy = await startProxy(name, { upstreams: sites.map(({ port }) => port), dir: join(dir, name) });
  const session = open(proxy);
  try {
    await files(session);
    await calls(session, proxy);
    if (name === 'caddy')
      hold('a page, its files and a call over HTTP/3 alone', await overHttp3(proxy), {
        status: 200,
        protocols: ['h3'],
        callStatus: 400,
      });
    await slow(session, proxy);
    await killed(session, sites);
  } finally {
    session.destroy();
    await proxy.stop();
    for (const { child } of sites) child.kill('SIGKILL');
    await Promise.all(sites.map(({ ended }) => ended));
    rmSync(dir, { recursive: true, force: true });
  }
}

function open(proxy: RunningProxy): ClientHttp2Session {
  // What an error does to a request is what `ask` tells.
  return connectHttp2(proxy.origin, { ca: selfSigned.cert }).on('error', () => {});
}

async function files(session: ClientHttp2Session): Promise<void> {
  const br = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const page = await ask(session, '/', { headers: br });
  hold('a page over HTTP/2, in the build’s brotli', [page.status, page.headers['content-encoding']], [200, 'br']);
  hold('its bytes', page.bytes.equals(readFileSync(join(client, 'index.html.br'))), true);
  const policy = page.headers['content-security-policy'] ?? '';
  hold('its policy, and https known from the proxy', policy.includes('upgrade-insecure-requests'), true);
  hold('HSTS', page.headers['strict-transport-security'], 'max-age=31536000');
  const known = await ask(session, '/', { headers: { ...br, 'if-none-match': page.headers['etag'] ?? '' } });
  hold('a 304', [known.status, known.bytes.length], [304, 0]);
  const head = await ask(session, '/', { method: 'HEAD', headers: br });
  hold('HEAD', [head.status, head.bytes.length, head.headers['content-length']], [200, 0, String(page.bytes.length)]);
  const asset = await ask(session, `/assets/${script}`, { headers: br });
  const caching = [asset.status, asset.headers['cache-control']];
  hold('an asset', caching, [200, 'public, max-age=31536000, immutable']);
  const piece = await ask(session, '/media/film.h264.mp4', { headers: { range: 'bytes=10-19' } });
  const film = readFileSync(join(client, 'media/film.h264.mp4'));
  hold('a piece of a film', [piece.status, piece.bytes.equals(film.subarray(10, 20))], [206, true]);
  hold('a page that is not there', (await ask(session, '/nowhere')).status, 404);
}

async function calls(session: ClientHttp2Session, proxy: RunningProxy): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const register = (headers: Readonly<Record<string, string>>, username: string) =>
    ask(session, '/api/auth/local/register', {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify({ username, email: `${username}@example.test`, password: 'long enough to count' }),
    });
  hold('a POST of the site’s own page', (await register({ origin: proxy.origin }, 'alice')).status, 200);
  hold('a POST of another site’s page', (await register({ origin: 'https://evil.example' }, 'mallory')).status, 403);
  const middling = { method: 'POST', headers: json, body: Buffer.alloc(100_000, 'x') };
  hold('a body over the server’s limit, in its words', (await ask(session, '/api/auth/local', middling)).status, 413);
  const large = { method: 'POST', headers: { ...json, 'content-length': '3000000' }, body: Buffer.alloc(3_000_000) };
  hold('a body over the proxy’s limit', (await ask(session, '/api/auth/local', large)).status, 413);
  // Connections of their own: a proxy may hang up on one that does this.
  for (let turn = 0; turn < 8; turn += 1) {
    const hostile = open(proxy);
    await ask(hostile, '/api/auth/local', { ...large, headers: json });
    hostile.destroy();
  }
  const started = performance.now();
  const after = await ask(session, '/');
  hold(
    'large bodies of no said length put nobody off',
    [after.status, performance.now() - started < 1_500],
    [200, true],
  );
  const guesses: number[] = [];
  for (let turn = 0; turn < 110; turn += 1) {
    const body = JSON.stringify({
      code: `code ${turn}`,
      password: 'new and long',
      passwordConfirmation: 'new and long',
    });
    const headers = { ...json, 'x-forwarded-for': `198.51.100.${turn}` };
    guesses.push((await ask(session, '/api/auth/reset-password', { method: 'POST', headers, body })).status);
  }
  hold('an address that a visitor invents changes no limit', guesses.includes(429), true);
  const plain = await send(proxy.plainPort, '/pricing?plan=yearly');
  hold(
    'http leads to https, and has no HSTS',
    [plain.status, plain.headers['strict-transport-security']],
    [308, undefined],
  );
}

/** Some hundred clients that never finish their head are there while others ask. */
async function slow(session: ClientHttp2Session, proxy: RunningProxy): Promise<void> {
  const sockets = await Promise.all(
    Array.from(
      { length: 300 },
      () =>
        new Promise<ReturnType<typeof connectTls>>((resolve) => {
          const socket = connectTls({ port: proxy.port, host: 'localhost', ca: selfSigned.cert }, () =>
            resolve(socket),
          );
          socket.on('error', () => {});
          socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
        }),
    ),
  );
  const statuses = new Set<number>();
  for (let turn = 0; turn < 50; turn += 1) statuses.add((await ask(session, '/')).status);
  hold('300 clients that write no end of their head leave others served', [...statuses], [200]);
  for (const socket of sockets) socket.destroy();
}

/** One of the two processes is killed while pages are asked for, without a word. */
async function killed(session: ClientHttp2Session, [one, two]: readonly Upstream[]): Promise<void> {
  const statuses = new Map<number, number>();
  let asked = 0;
  const visitor = async (): Promise<void> => {
    while (asked < 600) {
      asked += 1;
      if (asked === 200) one?.child.kill('SIGKILL');
      const { status } = await ask(session, '/');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
  hold('a process killed among 600 requests: the other answers', [...statuses.keys()], [200]);
  const posts = new Set<number>();
  for (let turn = 0; turn < 6; turn += 1)
    posts.add((await ask(session, '/api/nope', { method: 'POST', body: '{}' })).status);
  hold('a POST of which nothing was sent goes to the other too', [...posts], [405]);
  // It has taken the request, and ends before it answers: for the proxy it is lost, and may have been done.
  two?.child.kill('SIGSTOP');
  const lost = ask(session, '/api/auth/logout', { method: 'POST', body: '{}' });
  await pause(500);
  two?.child.kill('SIGKILL');
  await two?.ended;
  const { status, headers, bytes } = await lost;
  hold(
    'a POST that was sent and not answered: 502, may have been done, and no time to come again',
    [status, headers['retry-after'], /may have been done/.test(bytes.toString())],
    [502, undefined, true],
  );
  for (const method of ['GET', 'POST']) {
    const none = await ask(session, '/', { method });
    hold(
      `with none there, ${method}: 503, and when to come again`,
      [none.status, none.headers['retry-after']],
      [503, '5'],
    );
  }
}

for (const name of ['nginx', 'caddy'] as const) {
  if (findProxy(name) === undefined) {
    console.log(`${name} is not installed: nothing is proven of it.`);
    continue;
  }
  console.log(`${name}:`);
  await prove(name);
}
process.exitCode = failures > 0 ? 1 : 0;

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { selfSigned } from '../server/self-signed.ts';
import { freePort } from '../setup/free-port.ts';
import { findProgram } from '../setup/nginx.ts';
import { spawnProcess, untilReady } from '../setup/server-process.ts';

/*
 * `npm run build && node tests/manual/proxies.ts`: serves the built site behind nginx with the configuration of `deploy/`, and
 * behind HAProxy, and checks what a proxy can break. A proxy that isn't installed is skipped with a line that says so.
 */

const root = join(import.meta.dirname, '../..');
const configure = { nginx: configureNginx, haproxy: configureHaproxy };

interface Ports {
  readonly https: number;
  readonly http: number;
  readonly site: number;
}

let failures = 0;
for (const name of ['nginx', 'haproxy'] as const) {
  const program = findProgram(name);
  if (program === undefined) console.log(`${name} is not installed: skipped.`);
  else await checkBehind(name, program);
}
process.exitCode = failures === 0 ? 0 : 1;

async function checkBehind(name: 'nginx' | 'haproxy', program: string): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'onset-proxy-'));
  const env = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(dir, 'data'), TRUST_PROXY: '1' };
  const site = spawnProcess(join(root, 'site/server/main.ts'), env);
  let proxy: ChildProcess | undefined;
  try {
    const ports = { https: await freePort(), http: await freePort(), site: await untilReady(site) };
    proxy = spawn(program, configure[name](dir, ports), { stdio: ['ignore', 'ignore', 'inherit'] });
    while (!(await isListening(ports.https))) {
      if (proxy.exitCode !== null) throw new Error(`${name} exited with code ${proxy.exitCode}.`);
      await pause(50);
    }
    console.log(`${name}:`);
    await checkSite(ports);
  } finally {
    if (proxy?.kill('SIGTERM')) await once(proxy, 'close');
    site.child.kill('SIGKILL');
    await site.ended;
    rmSync(dir, { recursive: true, force: true });
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy().destroyed));
    socket.on('error', () => resolve(false));
  });
}

async function checkSite({ https }: Ports): Promise<void> {
  const origin = `https://localhost:${https}`;
  const page = await send(https, '/', { headers: { 'accept-encoding': 'br' } });
  check('serves a page in brotli', [page.status, page.headers['content-encoding']], [200, 'br']);
  check('forwards the protocol', page.headers['strict-transport-security'], 'max-age=31536000');
  const known = await send(https, '/', {
    headers: { 'accept-encoding': 'br', 'if-none-match': page.headers.etag ?? '' },
  });
  check('responds with 304 to a known ETag', known.status, 304);
  check(
    'responds with 206 to a range',
    (await send(https, '/media/film.mp4', { headers: { range: 'bytes=10-19' } })).status,
    206,
  );
  check('responds with 404 to an unknown page', (await send(https, '/nowhere')).status, 404);
  const cookie = `a=${'x'.repeat(12_000)}`;
  check('accepts 12 kB of cookies', (await send(https, '/', { headers: { cookie } })).status, 200);
  const json = { 'content-type': 'application/json' };
  const register = (username: string, from: string) =>
    send(https, '/api/auth/local/register', {
      method: 'POST',
      headers: { ...json, origin: from },
      body: JSON.stringify({ username, email: `${username}@example.test`, password: 'long enough to count' }),
    });
  check('accepts a POST of the same origin', (await register('alice', origin)).status, 200);
  check('rejects a POST of another origin', (await register('mallory', 'https://evil.example')).status, 403);
  const large = { method: 'POST', headers: json, body: 'x'.repeat(100_000) };
  check('rejects a body over the limit with 413', (await send(https, '/api/auth/local', large)).status, 413);
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < 110; attempt += 1) {
    const body = JSON.stringify({
      code: `code ${attempt}`,
      password: 'new and long',
      passwordConfirmation: 'new and long',
    });
    const headers = { ...json, 'x-forwarded-for': `198.51.100.${attempt}` };
    statuses.add((await send(https, '/api/auth/reset-password', { method: 'POST', headers, body })).status);
  }
  check('keeps rate limits when a client sends its own X-Forwarded-For', statuses.has(429), true);
}

function check(what: string, actual: unknown, expected: unknown): void {
  const passes = JSON.stringify(actual) === JSON.stringify(expected);
  if (!passes) failures += 1;
  console.log(
    passes ? `  ok      ${what}` : `  FAILED  ${what}: ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`,
  );
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

function send(port: number, path: string, { body, ...options }: Sent = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    request({ host: 'localhost', port, path, ca: selfSigned.cert, ...options }, (response) => {
      response.resume().once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    })
      .once('error', reject)
      .end(body);
  });
}

/** Writes the configuration of `deploy/nginx` with other ports and paths. Returns the parameters of nginx. */
function configureNginx(dir: string, { https, http, site }: Ports): string[] {
  let text = readFileSync(join(root, 'deploy/nginx/onset.conf'), 'utf8');
  for (const [before, after] of [
    [/(?: *server 127\.0\.0\.1:\d+ (.*);\n)+/, `server 127.0.0.1:${site} $1;\n`],
    [/ *listen \[::\].*\n/g, ''],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`],
    [/server_name onset\.example;/g, 'server_name localhost;'],
    [/(ssl_certificate) .*;/, `$1 ${join(dir, 'cert.pem')};`],
    [/(ssl_certificate_key) .*;/, `$1 ${join(dir, 'key.pem')};`],
  ] as const) {
    const changed = text.replace(before, after);
    if (changed === text) throw new Error(`deploy/nginx/onset.conf has no ${String(before)}.`);
    text = changed;
  }
  writeFileSync(join(dir, 'onset.conf'), text);
  writeFileSync(join(dir, 'cert.pem'), selfSigned.cert);
  writeFileSync(join(dir, 'key.pem'), selfSigned.key, { mode: 0o600 });
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const folder of folders) mkdirSync(join(dir, folder));
  writeFileSync(
    join(dir, 'nginx.conf'),
    `daemon off; ${user} pid ${dir}/nginx.pid; error_log stderr warn; events {}
http {
  access_log off;
  ${folders.map((folder) => `${folder}_temp_path ${dir}/${folder};`).join(' ')}
  include ${dir}/onset.conf;
}
`,
  );
  return ['-p', dir, '-e', 'stderr', '-c', join(dir, 'nginx.conf')];
}

/** Writes a minimal configuration. Returns the parameters of HAProxy. */
function configureHaproxy(dir: string, { https, site }: Ports): string[] {
  writeFileSync(join(dir, 'site.pem'), selfSigned.cert + selfSigned.key, { mode: 0o600 });
  writeFileSync(
    join(dir, 'haproxy.cfg'),
    `defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend https
  bind 127.0.0.1:${https} ssl crt ${dir}/site.pem alpn h2,http/1.1
  http-request set-header X-Forwarded-For %[src]
  http-request set-header X-Forwarded-Proto https
  http-request set-header X-Forwarded-Host %[req.hdr(Host)]
  default_backend site
backend site
  server one 127.0.0.1:${site}
`,
  );
  return ['-f', join(dir, 'haproxy.cfg')];
}

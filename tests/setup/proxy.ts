import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { accepts } from './accepts.ts';
import { selfSigned } from '../server/self-signed.ts';
import { freePort } from './free-port.ts';

/** The proxies that `deploy/` has a configuration for. */
export type ProxyName = 'nginx' | 'caddy';

/** What a proxy is started with. */
export interface ProxySetup {
  /** The ports of the site's processes on 127.0.0.1, each started with `TRUST_PROXY=1`. */
  readonly upstreams: readonly number[];
  /** A directory for its files. Whoever starts it deletes it. */
  readonly dir: string;
  /** A build's `client` folder, for the proxy to serve `/assets/` from by itself. */
  readonly assetsFrom?: string;
}

/** A proxy that listens. */
export interface RunningProxy {
  /** Where it is asked by https, without a slash at the end; the certificate is that of `selfSigned`, for localhost. */
  readonly origin: string;
  readonly port: number;
  /** Where it is asked by http, which it redirects. */
  readonly plainPort: number;
  /** What it has written. */
  readonly output: () => string;
  /** Ends it, at once. */
  readonly stop: () => Promise<void>;
}

const DEPLOY = join(import.meta.dirname, '../../deploy');

/** The program of a proxy; `undefined` where it is not installed. Debian has nginx where not everybody's PATH leads. */
export function findProxy(name: ProxyName): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts a proxy of this machine with its configuration of `deploy/`, in which nothing is changed but host, ports and
 * paths: any user can start it, and several run beside each other. Throws where it is not installed, or does not start.
 */
export async function startProxy(name: ProxyName, setup: ProxySetup): Promise<RunningProxy> {
  const program = findProxy(name);
  if (program === undefined) throw new Error(`${name} is not installed`);
  const [port, plainPort] = [await freePort(), await freePort()];
  const parts: ConfigParts = { ...setup, port, plainPort };
  mkdirSync(setup.dir, { recursive: true });
  writeFileSync(join(setup.dir, 'cert.pem'), selfSigned.cert);
  writeFileSync(join(setup.dir, 'key.pem'), selfSigned.key, { mode: 0o600 });
  const { parameters, env } = name === 'nginx' ? nginxStart(parts) : caddyStart(parts);
  const child = spawn(program, parameters, {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  let isOver = false;
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => (output += error.message));
    child.once('close', () => {
      isOver = true;
      resolve();
    });
  });
  while (!(await accepts(port))) {
    if (isOver) throw new Error(`${name} ended: ${output}`);
    await pause(20);
  }
  return {
    origin: `https://localhost:${port}`,
    port,
    plainPort,
    output: () => output,
    async stop() {
      // Of nginx it is the master that is told: killed, it would leave its workers behind.
      child.kill('SIGTERM');
      await ended;
    },
  };
}

interface ConfigParts extends ProxySetup {
  readonly port: number;
  readonly plainPort: number;
}

interface Start {
  readonly parameters: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

function nginxStart({ upstreams, dir, assetsFrom, port, plainPort }: ConfigParts): Start {
  const site = join(dir, 'onset.conf');
  const assets = join(dir, 'onset-assets.conf');
  writeFileSync(
    site,
    edited('nginx/onset.conf', [
      [/(?: *server 127\.0\.0\.1:\d+ (.*);\n)+/, upstreams.map((each) => `server 127.0.0.1:${each} $1;\n`).join('')],
      [/ *listen \[::\].*\n/g, ''],
      ['listen 80;', `listen 127.0.0.1:${plainPort};`],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
      [/server_name onset\.example;/g, 'server_name localhost;'],
      [/(ssl_certificate) .*;/, `$1 ${join(dir, 'cert.pem')};`],
      [/(ssl_certificate_key) .*;/, `$1 ${join(dir, 'key.pem')};`],
      ...(assetsFrom === undefined ? [] : ([[/# (include) .*;/, `$1 ${assets};`]] as const)),
    ]),
  );
  if (assetsFrom !== undefined)
    writeFileSync(assets, edited('nginx/onset-assets.conf', [[/(root) .*;/, `$1 ${assetsFrom};`]]));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = [
    'daemon off;',
    // Files of whoever started it; without this line a worker of root would be nobody, who may not read them.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'worker_processes 1;',
    'worker_rlimit_nofile 8192;',
    `pid ${join(dir, 'nginx.pid')};`,
    'error_log stderr warn;',
    'events { worker_connections 4096; }',
    'http {',
    'access_log off;',
    ...temporary.map((each) => `${each}_temp_path ${join(dir, each)};`),
    `include ${site};`,
    '}',
  ];
  writeFileSync(join(dir, 'nginx.conf'), `${main.join('\n')}\n`);
  return { parameters: ['-p', dir, '-e', 'stderr', '-c', join(dir, 'nginx.conf')], env: {} };
}

function caddyStart({ upstreams, dir, assetsFrom, port, plainPort }: ConfigParts): Start {
  const file = join(dir, 'Caddyfile');
  writeFileSync(
    file,
    edited('caddy/Caddyfile', [
      ['\n{\n', `\n{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${plainPort}\n\thttps_port ${port}\n`],
      [
        /\n(\{\$ONSET_ADDRESS.*) \{\n/,
        `\n$1 {\n\tbind 127.0.0.1\n\ttls ${join(dir, 'cert.pem')} ${join(dir, 'key.pem')}\n`,
      ],
      ...(assetsFrom === undefined ? [] : ([['# import onset-assets', 'import onset-assets']] as const)),
    ]),
  );
  if (assetsFrom !== undefined)
    writeFileSync(
      join(dir, 'onset-assets.caddy'),
      edited('caddy/onset-assets.caddy', [[/(root) .*/g, `$1 ${assetsFrom}`]]),
    );
  return {
    parameters: ['run', '--adapter', 'caddyfile', '--config', file],
    env: {
      ONSET_ADDRESS: `https://localhost:${port}`,
      ONSET_UPSTREAMS: upstreams.map((each) => `127.0.0.1:${each}`).join(' '),
      XDG_DATA_HOME: join(dir, 'data'),
      XDG_CONFIG_HOME: join(dir, 'config'),
    },
  };
}

/** A file of `deploy/` with each change made. Throws where one finds nothing to change: the file says something else then. */
function edited(name: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  let text = readFileSync(join(DEPLOY, name), 'utf8');
  for (const [what, by] of changes) {
    const changed = text.replace(what, by);
    if (changed === text) throw new Error(`deploy/${name} has no ${String(what)}`);
    text = changed;
  }
  return text;
}

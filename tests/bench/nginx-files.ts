import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { accepts } from '../setup/accepts.ts';
import { freePort } from '../setup/free-port.ts';

/** nginx, serving files. */
export interface FilesServer {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** The version of an nginx, such as `nginx/1.22.1`. */
export function nginxVersion(program: string): string {
  // It says so on the standard error.
  const said = execFileSync('/bin/sh', ['-c', '"$0" -v 2>&1', program], { encoding: 'utf8' });
  return /nginx\/[\d.]+/.exec(said)?.[0] ?? said.trim();
}

/**
 * Starts an nginx of one worker that serves the files of a build by itself, with these headers for each path and the
 * `.gz` files the build has made. It writes a log, as the site does. Needs no rights and no folder but `dir`.
 */
export async function startNginx(
  program: string,
  { dir, client, headers }: { dir: string; client: string; headers: Readonly<Record<string, readonly string[]>> },
): Promise<FilesServer> {
  const port = await freePort();
  const locations = Object.entries(headers).map(
    ([path, own]) => `location = ${path} {
      try_files ${path === '/' ? '/index.html' : path} =404;
      ${added(own)}
    }`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(dir, name)};`,
  );
  const config = `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${join(dir, 'nginx.pid')};
error_log stderr warn;
events { worker_connections 1024; }
http {
  ${temporary.join('\n  ')}
  access_log ${join(dir, 'nginx.log')};
  types { text/html html; text/javascript js; text/css css; }
  charset utf-8;
  keepalive_requests 1000000000;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  gzip_vary on;
  open_file_cache max=1000;
  server {
    listen 127.0.0.1:${port};
    root ${client};
    ${locations.join('\n    ')}
  }
}
`;
  writeFileSync(join(dir, 'nginx.conf'), config);
  const errors = openSync(join(dir, 'nginx-errors.log'), 'w');
  const child = spawn(program, ['-p', dir, '-e', 'stderr', '-c', join(dir, 'nginx.conf')], {
    stdio: ['ignore', errors, errors],
  });
  closeSync(errors);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  while (!(await accepts(port))) {
    if (child.exitCode !== null)
      throw new Error(`${program} ended with ${child.exitCode}: see ${dir}/nginx-errors.log`);
    await pause(20);
  }
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Lines that add headers, given as name and value in turns. */
function added(headers: readonly string[]): string {
  return headers
    .flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : []))
    .map(([name = '', value = '']) => {
      if (/[$\\\n]/.test(value)) throw new Error(`nginx would read the value of ${name} as something else: ${value}`);
      return `add_header ${name} "${value.replaceAll('"', '\\"')}";`;
    })
    .join('\n      ');
}

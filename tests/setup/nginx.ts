import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import type { StaticHost } from './static-host.ts';

/** Returns the path of an installed program, also in Debian's `/usr/sbin`. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

const program = findProgram('nginx');

export const nginxIsHere = program !== undefined;

const START_LIMIT_MS = 60_000;

/** Serves an exported folder with nginx and the two configuration files beside it. */
export async function startNginx(folder: string): Promise<StaticHost> {
  const port = await freePort();
  const own = `${folder}-nginx`;
  mkdirSync(own);
  writeFileSync(
    join(own, 'nginx.conf'),
    `daemon off; master_process off; error_log stderr warn; pid ${own}/pid;
events { }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${own}/${name};`).join(' ')}
  include ${folder}.nginx-http.conf;
  server { listen 127.0.0.1:${port}; include ${folder}.nginx-server.conf; }
}
`,
  );
  const child = spawn(program ?? '', ['-p', own, '-c', join(own, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', (error) => {
      output.push(Buffer.from(error.message));
      resolve();
    });
  });
  const origin = `http://127.0.0.1:${port}`;
  const until = Date.now() + START_LIMIT_MS;
  while (!(await answers(origin))) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill();
      await ended;
      throw new Error(`nginx does not respond: ${Buffer.concat(output).toString()}`);
    }
    await pause(20);
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      // Includes warnings about the configuration.
      if (output.length > 0) throw new Error(`nginx reported: ${Buffer.concat(output).toString()}`);
    },
  };
}

const answers = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    () => true,
    () => false,
  );

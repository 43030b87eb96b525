import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryDir, writeBuild } from './site.ts';

/** The site's own process, as a test sees it from outside. */
export interface SiteProcess {
  readonly child: ChildProcess;
  /** What it has written so far. */
  readonly output: { stdout: string; stderr: string };
  /** How it ended: exit code, or the signal's name. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

/**
 * Starts the server's own entry, or `entry`, with nothing in its environment but `env`. It is killed when the test is
 * over.
 */
export function spawnServer(
  env: Readonly<Record<string, string>>,
  parameters: readonly string[] = [],
  entry = MAIN,
): SiteProcess {
  const child = spawn(process.execPath, [entry, ...parameters], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (part: Buffer) => (output.stdout += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output.stderr += part.toString()));
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal ?? 0)),
  );
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, output, ended };
}

const MAIN = join(import.meta.dirname, '../../site/server/main.ts');

/**
 * Starts the whole server on a small build of its own and waits until it says it is ready; the port it chose comes
 * with it.
 */
export async function startProcess(dataDir: string): Promise<SiteProcess & { readonly port: number }> {
  const buildDir = smallBuild();
  const site = spawnServer(
    { HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, TEST_BUILD_DIR: buildDir },
    [],
    join(import.meta.dirname, 'process-entry.ts'),
  );
  const port = await new Promise<number>((resolve, reject) => {
    site.child.stdout?.on('data', () => {
      const ready = /Onset is ready: http:\/\/localhost:(\d+)/.exec(site.output.stdout);
      if (ready !== null) resolve(Number(ready[1]));
    });
    void site.ended.then((how) => reject(new Error(`The server ended with ${how}: ${site.output.stderr}`)));
  });
  return { ...site, port };
}

/** A build with one prerendered page, and React Router's server build of a site without routes. */
function smallBuild(): string {
  const dir = writeBuild(temporaryDir(), { 'index.html': '<!doctype html><p>Home</p>' });
  mkdirSync(join(dir, 'server'));
  writeFileSync(join(dir, 'server', 'index.js'), SERVER_BUILD);
  writeFileSync(join(dir, 'package.json'), '{"type":"module"}');
  return dir;
}

const SERVER_BUILD = `
export const entry = { module: { default: (request, status, headers) => {
  headers.set('Content-Type', 'text/html');
  return new Response('<!doctype html><p>Drawn by the app</p>', { status, headers });
} } };
export const routes = { root: { id: 'root', path: '', module: { default: () => null } } };
export const assets = { entry: { module: '', imports: [] }, routes: { root: { id: 'root', path: '', module: '' } }, url: '', version: '1' };
export const publicPath = '/';
export const assetsBuildDirectory = 'client';
export const future = {};
export const ssr = true;
export const isSpaMode = false;
export const prerender = [];
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' };
`;

/** Waits until nothing listens on a port any more. */
export async function untilRefused(port: number): Promise<void> {
  const accepts = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
  while (await accepts()) await new Promise((resolve) => setImmediate(resolve));
}

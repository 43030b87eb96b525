import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import type { Config } from '../../site/server/config.ts';
import { loadFiles } from '../../site/server/files/load.ts';
import { createLog } from '../../site/server/log.ts';
import type { Renderer } from '../../site/server/pages.ts';
import { startServer } from '../../site/server/server.ts';
import type { RunningServer } from '../../site/server/server.ts';
import { send } from './http.ts';
import type { Answer, Sent } from './http.ts';

/** Has something done when it is over: a test (the default), or a whole suite. */
export type AtEnd = (finish: () => void | Promise<void>) => void;

/** A new empty directory, removed when the test is over. */
export function temporaryDir(atEnd: AtEnd = onTestFinished): string {
  const dir = mkdtempSync(join(tmpdir(), 'onset-test-'));
  atEnd(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** Writes a build output: file contents by their path below `client/`; texts get their `.br` and `.gz`. */
export function writeBuild(
  dir: string,
  files: Readonly<Record<string, string | Buffer>>,
  publicConfig?: unknown,
): string {
  mkdirSync(join(dir, 'client'), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const path = join(dir, 'client', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    if (typeof content !== 'string') continue;
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content));
  }
  if (publicConfig !== undefined) writeFileSync(join(dir, 'public-config.json'), JSON.stringify(publicConfig));
  return dir;
}

/** A site that runs for one test. */
export interface TestSite extends RunningServer {
  readonly send: (path: string, sent?: Sent) => Promise<Answer>;
  /** The lines logged so far. */
  readonly logged: string[];
  readonly dataDir: string;
  /** Moves the server's clock on, in milliseconds. */
  readonly wait: (milliseconds: number) => void;
}

/** What a test may want different. */
export interface SiteOptions {
  readonly config?: Partial<Config>;
  readonly render?: Renderer;
  readonly files?: Readonly<Record<string, string | Buffer>>;
  readonly publicConfig?: unknown;
}

const notFoundPage: Renderer = () =>
  Promise.resolve(
    new Response('<!doctype html><p>Not found</p>', { status: 404, headers: { 'Content-Type': 'text/html' } }),
  );

/**
 * Starts a real server on a free port, with a real database in a temporary directory, and stops it when the test is
 * over.
 */
export async function startSite(options: SiteOptions = {}, atEnd: AtEnd = onTestFinished): Promise<TestSite> {
  const dir = temporaryDir(atEnd);
  const dataDir = join(dir, 'data');
  const files = loadFiles(
    writeBuild(
      join(dir, 'build'),
      { 'index.html': '<!doctype html><p>Home</p>', ...options.files },
      options.publicConfig,
    ),
  );
  const logged: string[] = [];
  // The clock stands still unless a test moves it, so that no limit or life depends on how fast the machine is.
  let time = Date.now();
  const now = () => time;
  const config: Config = {
    host: '127.0.0.1',
    port: 0,
    dataDir,
    jwtSecret: undefined,
    trustedProxies: 0,
    corsOrigins: [],
    ...options.config,
  };
  const server = await startServer(config, {
    files,
    render: options.render ?? notFoundPage,
    log: createLog((line) => logged.push(line), now),
    now,
  });
  let stopped: Promise<void> | undefined;
  const stop = (limit?: number) => (stopped ??= server.stop(limit));
  atEnd(() => stop());
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  return { ...server, stop, logged, dataDir, wait, send: (path, sent) => send(server.port, path, sent) };
}

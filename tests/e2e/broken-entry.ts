import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RouterContextProvider, createRequestHandler } from 'react-router';
import type { ServerBuild } from 'react-router';
import type * as entry from '../../site/app/entry.server.tsx';
import { loadBuild } from '../../site/server/build.ts';
import type { Renderer } from '../../site/server/pages.ts';
import { createLog } from '../../site/server/log.ts';
import { readConfig } from '../../site/server/process/config.ts';
import { stopOnSignal } from '../../site/server/process/signals.ts';
import { startServer } from '../../site/server/server.ts';

/**
 * Runs the server with a renderer that always fails, so that pages that aren't files are errors. At `/fail-410`, the app
 * fails with that status and renders it.
 */
const build = join(import.meta.dirname, '../../site/build');
// The build has no types; this is React Router's format.
const app = (await import(pathToFileURL(join(build, 'server', 'index.js')).href)) as ServerBuild;
const { failure, requestFacts } = app.entry.module as unknown as typeof entry;
const handle = createRequestHandler(app, 'production');

const draw: Renderer = (request, facts) => {
  const [, status] = /^\/fail-(\d{3})$/.exec(new URL(request.url).pathname) ?? [];
  if (status === undefined) return Promise.reject(new Error('Nothing can be drawn'));
  const context = new RouterContextProvider();
  context.set(failure, Number(status));
  context.set(requestFacts, facts);
  // An existing page, because the app doesn't run for others.
  return handle(new Request(new URL('/', request.url), request), context);
};

const server = await startServer(
  readConfig(process.env),
  { ...(await loadBuild(build)), render: draw },
  { log: createLog((line) => process.stdout.write(line), Date.now), now: Date.now },
);
process.stdout.write(`Onset is ready: http://localhost:${server.port}\n`);
stopOnSignal(server.stop);

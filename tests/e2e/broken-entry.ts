import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RouterContextProvider, createRequestHandler } from 'react-router';
import type { ServerBuild } from 'react-router';
import type * as entry from '../../site/app/entry.server.tsx';
import type { Renderer } from '../../site/server/pages.ts';
import { loadFiles } from '../../site/server/files/load.ts';
import { createLog } from '../../site/server/log.ts';
import { loadTemplates } from '../../site/server/mail/templates.ts';
import { startServer } from '../../site/server/main.ts';
import { readConfig } from '../../site/server/process/config.ts';
import { readPublicSettings } from '../../site/server/process/public-settings.ts';
import { stopOnSignal } from '../../site/server/process/signals.ts';

/**
 * The server on the build there is, but nothing can be drawn any more: every page that is no file is an error. At
 * `/fail-410` and the like the app itself fails with that status, and draws it.
 */
const build = join(import.meta.dirname, '../../site/build');
// The build is made by the build step and has no types of its own; this is the shape React Router gives it.
const app = (await import(pathToFileURL(join(build, 'server', 'index.js')).href)) as ServerBuild;
const { failure, requestFacts } = app.entry.module as unknown as typeof entry;
const handle = createRequestHandler(app, 'production');

const draw: Renderer = (request, facts) => {
  const [, status] = /^\/fail-(\d{3})$/.exec(new URL(request.url).pathname) ?? [];
  if (status === undefined) return Promise.reject(new Error('Nothing can be drawn'));
  const context = new RouterContextProvider();
  context.set(failure, Number(status));
  context.set(requestFacts, facts);
  // A page that is there, because nothing of the app runs for one that is not.
  return handle(new Request(new URL('/', request.url), request), context);
};

const server = await startServer(readConfig(process.env), {
  files: loadFiles(build),
  render: draw,
  templates: loadTemplates(build),
  publicSettings: readPublicSettings(join(build, 'public-config.json')),
  log: createLog((line) => process.stdout.write(line), Date.now),
  now: Date.now,
});
process.stdout.write(`Onset is ready: http://localhost:${server.port}\n`);
stopOnSignal(server.stop);

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { StartError } from '../process/start-error.ts';

/** Renders a page that is not prerendered. React Router's request handler in production, a small function in tests. */
export type Renderer = (request: Request) => Promise<Response>;

/**
 * The renderer of the build below `buildDir`: React Router's request handler, with an empty context a request.
 * Throws a `StartError` when there is no build. Set `NODE_ENV` before: React and React Router read it as they load.
 */
export async function loadRenderer(buildDir: string): Promise<Renderer> {
  const file = join(buildDir, 'server', 'index.js');
  if (!existsSync(file)) throw new StartError('site/build not found, run npm run build');
  const { RouterContextProvider, createRequestHandler } = await import('react-router');
  // The build is made by the build step and has no types of its own; this is the shape React Router gives it.
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const handle = createRequestHandler(build, 'production');
  return (request) => handle(request, new RouterContextProvider());
}

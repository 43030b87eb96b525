import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouterContext, ServerBuild } from 'react-router';
import { StartError } from '../process/start-error.ts';

/** What a page is drawn with, besides its request. */
export interface DrawFacts {
  /** The id of the request in the log, which an error shows. */
  readonly reference: string;
  /** Tells the log of an error, beside that id. */
  readonly tell: (error: unknown) => void;
}

/** Renders a page that is not prerendered. React Router's request handler in production, a small function in tests. */
export type Renderer = (request: Request, facts: DrawFacts) => Promise<Response>;

/**
 * The renderer of the build below `buildDir`: React Router's request handler, with a context of its own a request.
 * Throws a `StartError` when there is no build. Set `NODE_ENV` before: React and React Router read it as they load.
 */
export async function loadRenderer(buildDir: string): Promise<Renderer> {
  const file = join(buildDir, 'server', 'index.js');
  if (!existsSync(file)) throw new StartError('site/build was not found. Run npm run build.');
  const { RouterContextProvider, createRequestHandler } = await import('react-router');
  // The build is made by the build step and has no types of its own; this is the shape React Router gives it.
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const handle = createRequestHandler(build, 'production');
  const { requestFacts } = build.entry.module as { readonly requestFacts?: RouterContext<DrawFacts | null> };
  return (request, facts) => {
    const context = new RouterContextProvider();
    if (requestFacts) context.set(requestFacts, facts);
    return handle(request, context);
  };
}

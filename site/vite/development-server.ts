import { join, sep } from 'node:path';
import { createLogger } from 'vite';
import type { Logger, Plugin } from 'vite';

type Environment = Readonly<Record<string, string | undefined>>;

/** Error of `API_ORIGIN`, printed as one line. */
class ApiOriginError extends Error {
  override readonly name = 'ApiOriginError';
}

/**
 * Returns the origin of the account API in development: `API_ORIGIN`, or by default the site started with `npm start`.
 * An empty variable counts as unset. Throws an `ApiOriginError` with the variable, its value and what to set.
 */
export function apiOrigin(env: Environment): string {
  const origin = env['API_ORIGIN'] || 'http://localhost:3000';
  const url = URL.parse(origin);
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== origin)
    throw new ApiOriginError(
      `API_ORIGIN is ${JSON.stringify(origin)}. Set it to an origin such as http://localhost:3000, without a path.`,
    );
  return origin;
}

/**
 * Forwards requests for the account API to its server in development, where the pages come from Vite. An invalid
 * `API_ORIGIN` ends the process with one line, because Vite would add a stack to the error.
 */
export function apiProxy(env: Environment): Plugin {
  return {
    name: 'onset-api-proxy',
    apply: 'serve',
    config() {
      try {
        const api = apiOrigin(env);
        const target = { target: api, changeOrigin: true, headers: { Origin: api } };
        const proxy = { '/api': target, '/demo/paddle': target };
        return { server: { proxy }, customLogger: developmentLogger(api) };
      } catch (error) {
        if (!(error instanceof ApiOriginError)) throw error;
        process.stderr.write(`${error.message}\n`);
        return process.exit(1);
      }
    },
  };
}

/** Returns Vite’s logger, which reports only once that the account API doesn’t respond, and without a stack. */
function developmentLogger(origin: string): Logger {
  const logger = createLogger();
  let isReported = false;
  return {
    ...logger,
    error(message, options) {
      if (!message.includes('http proxy error')) return logger.error(message, options);
      if (!isReported)
        logger.warnOnce(
          `The account API at ${origin} doesn’t respond, so accounts don’t work. Start it with npm start, or set API_ORIGIN.`,
        );
      isReported = true;
    },
  };
}

interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly kind: 'permanent' | 'temporary';
}

/** Redirects moved pages in development, with their query, as the server does for a built site. */
export function redirectPages(redirects: readonly Redirect[]): Plugin {
  return {
    name: 'onset-redirect-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
        const requested = pathname.replace(/\/+$/, '').toLowerCase();
        const found = redirects.find(({ from }) => from === requested);
        if (found === undefined) return next();
        // Don’t cache it, because the redirect may be edited.
        response.writeHead(found.kind === 'permanent' ? 301 : 302, {
          Location: found.to + search,
          'Cache-Control': 'no-store',
        });
        response.end();
      });
    },
  };
}

/** Time without changes in the folders of pages before the server restarts, in milliseconds. */
const RESTART_DELAY_MS = 100;

/**
 * Reloads the page in development when a page, text, view or token is edited, because React’s hot reload doesn’t reach
 * content rendered on the server. New and removed pages and posts change the list of pages, so the server restarts.
 * Renaming a file adds and removes one, but restarts it only once: a browser that reloads during a second restart would
 * fail.
 */
export function reloadPages(root: string): Plugin {
  const folders = ['pages', 'content/posts', 'content/legal'].map((folder) => join(root, folder) + sep);
  const isPage = (file: string): boolean => folders.some((folder) => file.startsWith(folder));
  return {
    name: 'onset-reload-pages',
    apply: 'serve',
    configureServer(server) {
      let waiting: NodeJS.Timeout | undefined;
      for (const event of ['add', 'unlink'] as const)
        server.watcher.on(event, (file) => {
          if (!isPage(file)) return;
          clearTimeout(waiting);
          waiting = setTimeout(() => void server.restart(), RESTART_DELAY_MS);
        });
    },
    hotUpdate({ type, file, modules, server }) {
      // Vite’s client reloads the page after a restart. A page reloaded before that would lose the server while
      // loading, and stay blank.
      const restarts = type !== 'update' && isPage(file.split('/').join(sep));
      if (!restarts && this.environment.name === 'ssr' && modules.length > 0)
        server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}

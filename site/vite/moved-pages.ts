import type { Plugin } from 'vite';

interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly kind: 'permanent' | 'temporary';
}

/** In development, as the server does it on a built site: sends addresses that lead to another on, with their query. */
export function movedPages(redirects: readonly Redirect[]): Plugin {
  return {
    name: 'onset-moved-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
        const asked = pathname.replace(/\/+$/, '').toLowerCase();
        const found = redirects.find(({ from }) => from === asked);
        if (found === undefined) return next();
        // Never kept: the next edit may lead elsewhere.
        response.writeHead(found.kind === 'permanent' ? 301 : 302, {
          Location: found.to + search,
          'Cache-Control': 'no-store',
        });
        response.end();
      });
    },
  };
}

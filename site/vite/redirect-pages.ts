import type { Plugin } from 'vite';

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

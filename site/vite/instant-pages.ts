import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

/** For how long the folder of pages must be quiet before the server starts anew, in milliseconds. */
const QUIET = 100;

/**
 * In development: what is drawn on the server is seen in the browser at once. Pages are documents, which React's own
 * hot reload never reaches, so an edit of a page, of a text, of a view or of a token loads the page again. A page file, or a post, that comes
 * or goes is a new list of pages, for which the server starts anew; once for a file that gets another name, which both
 * goes and comes, because a browser that loads the page again must not meet the second start.
 */
export function instantPages(root: string): Plugin {
  const folders = ['pages', 'content/posts', 'content/legal'].map((folder) => join(root, folder) + sep);
  const isPage = (file: string): boolean => folders.some((folder) => file.startsWith(folder));
  return {
    name: 'onset-instant-pages',
    apply: 'serve',
    configureServer(server) {
      let waiting: NodeJS.Timeout | undefined;
      for (const event of ['add', 'unlink'] as const)
        server.watcher.on(event, (file) => {
          if (!isPage(file)) return;
          clearTimeout(waiting);
          waiting = setTimeout(() => void server.restart(), QUIET);
        });
    },
    hotUpdate({ type, file, modules, server }) {
      // After a restart Vite's client loads the page again by itself. A page that is loaded before it would lose the
      // server half way, and stay blank.
      const restarts = type !== 'update' && isPage(file.split('/').join(sep));
      if (!restarts && this.environment.name === 'ssr' && modules.length > 0)
        server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}

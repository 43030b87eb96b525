import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

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

import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Loads a placeholder for a page file that can’t be read, so that it doesn’t break all other pages. Examples are a
 * missing comma, merge conflict markers, or code instead of data. `root` is the site’s folder. `findReplacement` returns the
 * document to load instead, and `undefined` for a file that can be read.
 */
export function brokenPages(
  root: string,
  findReplacement: (source: string, file: string) => object | undefined,
): Plugin {
  const pages = `${join(root, 'pages').split(sep).join('/')}/`;
  return {
    name: 'onset-broken-pages',
    enforce: 'pre',
    transform: {
      filter: { id: /\.(?:json|ts)$/ },
      handler(code, id) {
        if (!id.startsWith(pages) || /\.test\.|\.d\.ts$/.test(id)) return undefined;
        const document = findReplacement(code, id);
        if (document === undefined) return undefined;
        const json = JSON.stringify(document);
        return { code: id.endsWith('.json') ? json : `export default ${json};`, map: null };
      },
    },
  };
}

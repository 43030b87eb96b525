import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Lets a `.json` file of `site/pages` be loaded though it is no JSON, so that development shows its error in the page, as
 * it does for everything else that is wrong with one. `standIn` gives the document to load in place of such a text, and
 * undefined for JSON.
 */
export function jsonPages(root: string, standIn: (text: string) => object | undefined): Plugin {
  const pages = join(root, 'pages').split(sep).join('/');
  return {
    name: 'onset-json-pages',
    enforce: 'pre',
    transform: {
      filter: { id: /\.json$/ },
      handler(code, id) {
        const document = id.startsWith(`${pages}/`) ? standIn(code) : undefined;
        return document && { code: JSON.stringify(document), map: null };
      },
    },
  };
}

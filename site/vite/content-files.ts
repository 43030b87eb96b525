import { statSync } from 'node:fs';
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

/**
 * Makes the Markdown files of `site/content` importable. The default export of each module is the result of `read` as
 * JSON, so the site doesn’t contain the Markdown parser. `read` gets a function that checks whether a path is a file in
 * `public`. `frontMatter` is also exported separately, for code that must not include the text.
 */
export function markdownFiles(
  root: string,
  read: (source: string, fileExists: (path: string) => boolean) => { readonly frontMatter: object },
): Plugin {
  const folder = join(root, 'content').split(sep).join('/');
  const fileExists = (path: string): boolean =>
    statSync(join(root, 'public', path), { throwIfNoEntry: false })?.isFile() ?? false;
  return {
    name: 'onset-markdown-files',
    enforce: 'pre',
    transform: {
      filter: { id: /\.md$/ },
      handler(source, id) {
        if (!id.startsWith(`${folder}/`)) return undefined;
        const file = read(source, fileExists);
        const code = [
          `export const frontMatter = ${JSON.stringify(file.frontMatter)};`,
          `export default ${JSON.stringify(file)};`,
        ];
        return { code: code.join('\n'), map: null, moduleSideEffects: false };
      },
    },
  };
}

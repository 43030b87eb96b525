import { statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

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

import { statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Lets the Markdown files of `site/content` be imported: each is a module whose default export is what `read` makes of
 * its text, as plain JSON. So nothing that reads Markdown is part of the site; a page only has what came of it. `read`
 * is told which paths are files of `public`. What a file says of itself is there by itself too, as `frontMatter`, for code
 * that must not bring the text with it.
 */
export function markdownFiles(
  root: string,
  read: (source: string, isThere: (path: string) => boolean) => { readonly frontMatter: object },
): Plugin {
  const folder = join(root, 'content').split(sep).join('/');
  const isThere = (path: string): boolean =>
    statSync(join(root, 'public', path), { throwIfNoEntry: false })?.isFile() ?? false;
  return {
    name: 'onset-markdown-files',
    enforce: 'pre',
    transform: {
      filter: { id: /\.md$/ },
      handler(source, id) {
        if (!id.startsWith(`${folder}/`)) return undefined;
        const file = read(source, isThere);
        const code = [
          `export const frontMatter = ${JSON.stringify(file.frontMatter)};`,
          `export default ${JSON.stringify(file)};`,
        ];
        return { code: code.join('\n'), map: null, moduleSideEffects: false };
      },
    },
  };
}

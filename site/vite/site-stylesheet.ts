import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compile } from 'tailwindcss';
import config from '../../tailwind.config.ts';

const root = join(import.meta.dirname, '../..');
const files = {
  'app.css': join(root, 'site/app/app.css'),
  'drawings.css': join(root, 'site/runtime/drawings.css'),
};
const require = createRequire(files['app.css']);

/** A stylesheet of the site before it is built: where Tailwind looks for classes, and the rules it writes for those it is given. */
export function siteStylesheet(name: keyof typeof files = 'app.css') {
  const file = files[name];
  return compile(readFileSync(file, 'utf8'), {
    base: dirname(file),
    from: file,
    loadModule: (id, base) => Promise.resolve({ module: config, base, path: id }),
    loadStylesheet: (id, base) => {
      const path = id.startsWith('.') ? join(base, id) : fileOf(id);
      return Promise.resolve({ path, base: dirname(path), content: readFileSync(path, 'utf8') });
    },
  });
}

/** The file of a stylesheet of a package. */
function fileOf(id: string): string {
  const own = '@onset/design-system/';
  if (id.startsWith(own)) return join(root, 'design-system', id.slice(own.length));
  return require.resolve(id.endsWith('.css') ? id : `${id}.css`);
}

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

/**
 * Compiles a stylesheet of the site without building it: the sources in which Tailwind looks for classes, and the rules
 * for given classes.
 */
export function siteStylesheet(name: keyof typeof files = 'app.css') {
  const file = files[name];
  return compile(readFileSync(file, 'utf8'), {
    base: dirname(file),
    from: file,
    loadModule: (id, base) => Promise.resolve({ module: config, base, path: id }),
    loadStylesheet: (id, base) => {
      const path = id.startsWith('.') ? join(base, id) : resolveStylesheet(id);
      return Promise.resolve({ path, base: dirname(path), content: readFileSync(path, 'utf8') });
    },
  });
}

/** Returns the path of a package’s stylesheet. */
function resolveStylesheet(id: string): string {
  const own = '@onset/design-system/';
  if (id.startsWith(own)) return join(root, 'design-system', id.slice(own.length));
  return require.resolve(id.endsWith('.css') ? id : `${id}.css`);
}

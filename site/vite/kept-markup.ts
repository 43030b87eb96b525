import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Files of drawings in islands. Each of their components draws one `div`, and never changes once it is drawn. */
export const DRAWINGS =
  /\/design-system\/(?:illustrations\/editor-window\/camera-bubble|sections\/(?:drawing|entry-scenery))\.tsx$/;

/**
 * Takes drawings out of the scripts of the built site. Where React takes over an island, it leaves the inside of an
 * element with `dangerouslySetInnerHTML` as the server drew it; so the browser's build gets components that draw such an
 * element in place of the drawing, and no visitor fetches what the document already holds.
 */
export function keptMarkup(): Plugin {
  return {
    name: 'onset-kept-markup',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      return this.environment.name === 'client' && DRAWINGS.test(id) ? keepMarkup(readFileSync(id, 'utf8')) : undefined;
    },
  };
}

/** A module with the components of another, each of which keeps the `div` it finds. */
function keepMarkup(source: string): string {
  const names = [...source.matchAll(/^export function (\w+)/gm)];
  return [
    `import { jsx } from 'react/jsx-runtime';`,
    `const keep = () => jsx('div', { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } });`,
    ...names.map(([, name = '']) => `export { keep as ${name} };`),
  ].join('\n');
}

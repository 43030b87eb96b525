import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const project = join(import.meta.dirname, '../..');

/**
 * Files with drawings in islands, as paths in the project. Each of their components renders one `div` with `data-static`,
 * and never changes it.
 */
export const DRAWINGS: readonly string[] = [
  'design-system/illustrations/code-editor.tsx',
  'design-system/illustrations/editor-window/camera-bubble.tsx',
  'design-system/sections/entry-scenery.tsx',
  'design-system/sections/hero/loop-scene.tsx',
  'design-system/sections/illustration.tsx',
];

/**
 * Removes drawings from the scripts of the built site, because the document contains them already. In the browser’s
 * build, their components render an element with `dangerouslySetInnerHTML`, whose content React leaves as the server
 * rendered it. If React renders an island again, the element is empty, and `compositor/islands/restore-island.ts` fills
 * it.
 */
export function staticDrawings(): Plugin {
  return {
    name: 'onset-static-drawings',
    enforce: 'pre',
    apply: 'build',
    buildStart() {
      const missing = DRAWINGS.find((file) => !existsSync(join(project, file)));
      if (missing !== undefined)
        this.error(
          `site/vite/static-drawings.ts: ${missing} doesn’t exist. Correct or remove the path. Otherwise, visitors would download the drawing twice.`,
        );
    },
    load(id) {
      return this.environment.name === 'client' && DRAWINGS.includes(toProjectPath(id))
        ? toStaticComponents(readFileSync(id, 'utf8'))
        : undefined;
    },
  };
}

const toProjectPath = (id: string): string => relative(project, id).split(sep).join('/');

/** Returns a module with the same components, which keep the content of the existing `div`. */
function toStaticComponents(source: string): string {
  const names = [...source.matchAll(/^export function (\w+)/gm)];
  return [
    `import { jsx } from 'react/jsx-runtime';`,
    // The only HTML that is allowed without a Trusted Types policy.
    `const __html = globalThis.trustedTypes?.emptyHTML ?? '';`,
    `const keep = () =>
      jsx('div', { 'data-static': '', suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html } });`,
    ...names.map(([, name = '']) => `export { keep as ${name} };`),
  ].join('\n');
}

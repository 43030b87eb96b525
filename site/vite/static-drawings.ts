import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Files with drawings in islands. Each of their components renders one `div` with `data-static`, and never changes it.
 */
export const DRAWINGS =
  /\/design-system\/(?:illustrations\/(?:code-editor|editor-window\/camera-bubble)|sections\/(?:illustration|entry-scenery|hero\/loop-scene))\.tsx$/;

/**
 * Removes drawings from the scripts of the built site, because the document contains them already. In the browser’s
 * build, their components render an element with `dangerouslySetInnerHTML`, whose content React leaves as the server
 * rendered it. If React renders an island again, the element is empty, and `compositor/islands/rendered-anew.ts` fills
 * it.
 */
export function staticDrawings(): Plugin {
  return {
    name: 'onset-static-drawings',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      return this.environment.name === 'client' && DRAWINGS.test(id)
        ? toStaticComponents(readFileSync(id, 'utf8'))
        : undefined;
    },
  };
}

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

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { BuildFailure, findElements, policyHash } from './step.ts';
import type { Step } from './step.ts';

/**
 * Writes the hashes of the inline scripts that pages may have, for the server's content security policy. Fails if a
 * page has another inline script, which browsers would block.
 */
export function inlineScriptHashes(scripts: readonly string[]): Step {
  return {
    writes: 'inline script hashes',
    page: ({ tree }) => requireListedScripts(tree, scripts),
    site: ({ output }) =>
      writeFileSync(join(output, 'inline-scripts.json'), `${JSON.stringify(scripts.map(policyHash))}\n`),
  };
}

/**
 * Checks that a page has only these inline scripts.
 *
 * @throws {BuildFailure} with the beginning of the first other script
 */
export function requireListedScripts(tree: Root, scripts: readonly string[]): void {
  const other = inlineScriptsOf(tree).find((script) => !scripts.includes(script));
  if (other === undefined) return;
  throw new BuildFailure(
    `Browsers would block the inline script ${JSON.stringify(other.slice(0, 60))}. Add it to site/app/inline-scripts.ts.`,
  );
}

/** Types of inline scripts that a policy applies to. Other types are data. */
const POLICY_TYPES = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'text/ecmascript',
  'application/ecmascript',
  'importmap',
  'speculationrules',
]);

/** Returns the texts of a page's inline scripts that a content security policy applies to, in document order. */
function inlineScriptsOf(tree: Root): string[] {
  return findElements(tree, ({ tagName }) => tagName === 'script')
    .filter(({ properties: { src, type } }) => src === undefined && POLICY_TYPES.has(String(type ?? '').toLowerCase()))
    .map(({ children: [text] }) => (text?.type === 'text' ? text.value : ''));
}

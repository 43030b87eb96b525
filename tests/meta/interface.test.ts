import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { illustrationNames } from '@onset/design-system/illustrations';
import { registry } from '@onset/design-system/registry';
import * as tokens from '@onset/design-system/tokens';
import { expect, test } from 'vitest';
import { contentType } from './content-type.ts';

const system = join(import.meta.dirname, '../../design-system');

/**
 * All that others build on: a section's content, the tokens, the exports. A change of it is a change of this file, which a
 * reviewer sees: a line that goes or changes breaks pages that are not in this repository. `npm run unit -- tests/meta/interface -u` writes it.
 */
test('the interface of the design system is as it was reviewed', async () => {
  const parts = [
    [
      '# Content of sections',
      ...Object.entries(registry)
        .map(([name, { schema }]) => `${name} ${contentType(schema)}`)
        .toSorted(),
    ],
    ['# Tokens', ...Object.entries(tokens).map(([name, values]) => `${name}: ${Object.keys(values).join(' ')}`)],
    [`# Illustrations`, [...illustrationNames].toSorted().join('\n')],
    ['# Exports of the package', ...Object.keys(packageExports()).toSorted()],
    ['# Exports of primitives', ...exportsOf('primitives')],
    ['# Exports of sections', ...exportsOf('sections')],
  ];
  const text = parts.map((lines) => lines.join('\n')).join('\n\n');
  await expect(
    `${text}\n`,
    'the interface has changed: run npm run unit -- tests/meta/interface -u, and review it',
  ).toMatchFileSnapshot('../../design-system/interface.txt');
});

function packageExports(): Record<string, string> {
  return (JSON.parse(readFileSync(join(system, 'package.json'), 'utf8')) as { exports: Record<string, string> })
    .exports;
}

/** What the `index.ts` of each folder exports, types included. */
function exportsOf(layer: 'primitives' | 'sections'): string[] {
  return readdirSync(join(system, layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const source = readFileSync(join(system, layer, name, 'index.ts'), 'utf8');
      const names = [...source.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','));
      return `${name}: ${names
        .map((each) => each.trim())
        .filter(Boolean)
        .toSorted()
        .join(' ')}`;
    })
    .toSorted();
}

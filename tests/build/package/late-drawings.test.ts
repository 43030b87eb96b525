import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { illustrationNames } from '@onset/design-system/illustrations/names';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawnLater } from '../../../scripts/pack/drawn-later.tsx';
import { byName, lateImports } from '../../../scripts/pack/late-drawings.ts';
import { DRAWINGS } from '../../../site/vite/static-drawings.ts';

const root = join(import.meta.dirname, '../../..');
const source = readFileSync(join(root, 'design-system/illustrations/index.ts'), 'utf8');
const compiled = source.replaceAll(/\.tsx?'/g, ".js'");

test('byName imports every drawing from its module', () => {
  const text = byName(compiled, illustrationNames);
  expect(text).toContain(`'raw-take': () => import('../illustrations/take.js').then((module) => module.RawTake),`);
  expect(text.match(/=> import\(/g)).toHaveLength(illustrationNames.length);
});

test('byName rejects a name without a drawing and a drawing without a module', () => {
  expect(() => byName(compiled, [...illustrationNames, 'not-drawn'])).toThrow('without not-drawn');
  expect(() => byName(compiled.replace("import { Sound } from './sound.js';\n", ''), illustrationNames)).toThrow(
    'imports no Sound',
  );
});

test('drawnLater renders an empty element until the drawing is loaded', () => {
  const Later = drawnLater(() => Promise.resolve(() => null));
  expect(renderToString(createElement(Later))).toBe('<div></div>');
});

test('the package defers the drawings that the site leaves out of its scripts', () => {
  const later = Object.values(lateImports).map(({ default: file }) =>
    file.replace(/^\.(.*)\.js$/, 'design-system$1.tsx'),
  );
  expect(later.toSorted()).toEqual(DRAWINGS.toSorted());
});

import { color, duration, ease, family, radius, shadow, space, type, weight } from '@onset/design-system/tokens';
import { expect, test } from 'vitest';
import { dtcgFiles } from '../../../scripts/pack/dtcg.ts';
import {
  colorValue,
  dimensionToken,
  dimensionValue,
  letterSpacingToken,
  shadowValue,
} from '../../../scripts/pack/dtcg-values.ts';

const files = dtcgFiles();

/** Returns the paths of all tokens in a part of a file. */
function tokensOf(node: unknown, path: readonly string[] = []): string[] {
  const { $type: _type, $schema: _schema, ...parts } = node as Record<string, unknown>;
  if ('$value' in parts) return [path.join('.')];
  return Object.entries(parts).flatMap(([name, part]) => tokensOf(part, [...path, name]));
}

test('the base file contains every token that does not depend on the theme', () => {
  const base = tokensOf(files['tokens/base.tokens.json']);
  const names = ['space.0-5', 'radius.md', 'type.display.size', 'ease.in-out', 'layer.toast'];
  expect(base).toEqual(expect.arrayContaining(names));
  for (const [group, tokens] of Object.entries({ family, weight, space, radius, duration, ease }))
    expect(base.filter((path) => path.startsWith(`${group}.`))).toHaveLength(Object.keys(tokens).length);
  expect(base.filter((path) => path.startsWith('type.'))).toHaveLength(3 * Object.keys(type).length);
});

test('the files of both themes contain every color and shadow', () => {
  const names = (group: string, tokens: object) => Object.keys(tokens).map((name) => `${group}.${name}`);
  const expected = [...names('color', color), ...names('shadow', shadow)];
  for (const theme of ['light', 'dark']) expect(tokensOf(files[`tokens/${theme}.tokens.json`])).toEqual(expected);
});

test('the resolver refers to every file', () => {
  const resolver = files['tokens/onset.resolver.json'];
  expect(resolver).toMatchObject({ version: '2025.10', modifiers: { theme: { default: 'light' } } });
  const references = [...JSON.stringify(resolver).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, reference = '']) => reference,
  );
  const paths = Object.keys(files).filter((file) => file.endsWith('.tokens.json'));
  expect(references.toSorted()).toEqual(
    ['#/modifiers/theme', '#/sets/base', ...paths.map((path) => path.replace('tokens/', ''))].toSorted(),
  );
});

test('values have the types of the format', () => {
  expect(colorValue('oklch(0.2 0.03 260 / 0.065)')).toMatchObject({ components: [0.2, 0.03, 260], alpha: 0.065 });
  expect(dimensionValue('-6px')).toEqual({ value: -6, unit: 'px' });
  expect(dimensionToken('0.625rem')).toEqual({ $value: { value: 0.625, unit: 'rem' } });
  expect(shadowValue('0 12px 32px -6px', 'oklch(0 0 260 / 0.5)')).toMatchObject({
    offsetX: { value: 0, unit: 'px' },
    blur: { value: 32, unit: 'px' },
    spread: { value: -6, unit: 'px' },
  });
});

test('values that the format lacks keep their CSS in an extension', () => {
  const css = 'min(clamp(2.75rem, 1.5rem + 5.3vw, 6.5rem), 20cqi)';
  expect(dimensionToken(css)).toEqual({
    $value: { value: 6.5, unit: 'rem' },
    $extensions: { 'example.onset': { css } },
  });
  expect(letterSpacingToken('-0.035em', { value: 2, unit: 'rem' }).$value).toEqual({ value: -0.07, unit: 'rem' });
});

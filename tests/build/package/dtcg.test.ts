import { color, duration, ease, family, radius, shadow, space, type, weight } from '@onset/design-system/tokens';
import { describe, expect, test } from 'vitest';
import { dtcgFiles } from '../../../scripts/pack/dtcg.ts';
import {
  colorValue,
  dimensionToken,
  dimensionValue,
  letterSpacingToken,
  shadowValue,
} from '../../../scripts/pack/dtcg-values.ts';

const files = dtcgFiles();

/** The paths of all tokens in a file. */
function tokensOf(node: unknown, path: readonly string[] = []): string[] {
  const { $type: _type, $schema: _schema, ...parts } = node as Record<string, unknown>;
  if ('$value' in parts) return [path.join('.')];
  return Object.entries(parts).flatMap(([name, part]) => tokensOf(part, [...path, name]));
}

const tokensIn = (file: string): string[] => tokensOf(files[file]);

describe('the files of tokens', () => {
  test('contain every token of the design system', () => {
    const base = tokensIn('tokens/base.tokens.json');
    expect(base).toEqual(
      expect.arrayContaining(['space.0-5', 'radius.md', 'type.display.size', 'ease.in-out', 'layer.toast']),
    );
    const count = [family, weight, space, radius, duration, ease].reduce(
      (sum, part) => sum + Object.keys(part).length,
      0,
    );
    expect(base.filter((path) => /^(?:family|weight|space|radius|duration|ease)\./.test(path))).toHaveLength(count);
    expect(base.filter((path) => path.startsWith('type.'))).toHaveLength(3 * Object.keys(type).length);
  });

  test('have the same colours and shadows in both themes', () => {
    const light = tokensIn('tokens/light.tokens.json');
    expect(light).toEqual([
      ...Object.keys(color).map((name) => `color.${name}`),
      ...Object.keys(shadow).map((name) => `shadow.${name}`),
    ]);
    expect(tokensIn('tokens/dark.tokens.json')).toEqual(light);
  });

  test('are put together by a resolver that names files and parts that are there', () => {
    const text = JSON.stringify(files['tokens/onset.resolver.json']);
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference);
    expect(
      references
        .filter((each) => each.endsWith('.json'))
        .map((each) => `tokens/${each}`)
        .toSorted(),
    ).toEqual(
      Object.keys(files)
        .filter((file) => file.endsWith('.tokens.json'))
        .toSorted(),
    );
    expect(references.filter((each) => each.startsWith('#'))).toEqual(['#/sets/base', '#/modifiers/theme']);
    expect(files['tokens/onset.resolver.json']).toMatchObject({
      version: '2025.10',
      modifiers: { theme: { default: 'light' } },
    });
  });
});

describe('values', () => {
  test('keep what the format has words for', () => {
    expect(colorValue('oklch(0.2 0.03 260 / 0.065)')).toMatchObject({ components: [0.2, 0.03, 260], alpha: 0.065 });
    expect(dimensionValue('-6px')).toEqual({ value: -6, unit: 'px' });
    expect(dimensionToken('0.625rem')).toEqual({ $value: { value: 0.625, unit: 'rem' } });
    expect(shadowValue('0 12px 32px -6px', 'oklch(0 0 260 / 0.5)')).toMatchObject({
      offsetX: { value: 0, unit: 'px' },
      blur: { value: 32, unit: 'px' },
      spread: { value: -6, unit: 'px' },
    });
  });

  test('keep the CSS of what it has none for', () => {
    const css = 'min(clamp(2.75rem, 1.5rem + 5.3vw, 6.5rem), 20cqi)';
    expect(dimensionToken(css)).toEqual({
      $value: { value: 6.5, unit: 'rem' },
      $extensions: { 'example.onset': { css } },
    });
    expect(letterSpacingToken('-0.035em', { value: 2, unit: 'rem' }).$value).toEqual({ value: -0.07, unit: 'rem' });
  });
});

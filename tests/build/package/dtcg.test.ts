import { color, duration, ease, family, radius, shadow, space, type, weight } from '@onset/design-system/tokens';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dtcgFiles } from '../../../scripts/pack/dtcg.ts';
import {
  colorValue,
  cubicBezierValue,
  dimensionToken,
  dimensionValue,
  durationValue,
  letterSpacingToken,
  shadowValue,
} from '../../../scripts/pack/dtcg-values.ts';

/* The rules of the format, as its modules “Format”, “Color” and “Resolver” of 2025.10 have them. */

const unit = z.number().min(0).max(1);
const colorRule = z.strictObject({
  colorSpace: z.literal('oklch'),
  components: z.tuple([unit, z.number().min(0), z.number().min(0).lt(360)]),
  alpha: unit.optional(),
  hex: z.string().regex(/^#[0-9a-f]{6}$/),
});
const dimensionRule = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) });
const shadowRule = z.strictObject({
  color: colorRule,
  offsetX: dimensionRule,
  offsetY: dimensionRule,
  blur: dimensionRule,
  spread: dimensionRule,
});
const valueRules = {
  color: colorRule,
  dimension: dimensionRule,
  fontFamily: z.array(z.string().regex(/^[^{}']+$/)).min(1),
  fontWeight: z.number().min(1).max(1000),
  number: z.number(),
  duration: z.strictObject({ value: z.number(), unit: z.enum(['ms', 's']) }),
  cubicBezier: z.tuple([unit, z.number(), unit, z.number()]),
  shadow: z.array(shadowRule).min(1),
};
const typeRule = z.enum(Object.keys(valueRules) as [keyof typeof valueRules]);
const nameRule = z.string().regex(/^[^${}.][^{}.]*$/);
const tokenRule = z.strictObject({
  $type: typeRule.optional(),
  $value: z.unknown(),
  $extensions: z.strictObject({ 'example.onset': z.strictObject({ css: z.string().min(1) }) }).optional(),
});
const groupRule = z.record(z.string(), z.unknown());
const files = dtcgFiles();

/** Every token of a file by its path, held against the rules on the way. */
function tokensOf(node: unknown, path: readonly string[] = [], inherited?: keyof typeof valueRules): string[] {
  const group = groupRule.parse(node);
  if ('$value' in group) {
    const { $type = inherited, $value } = tokenRule.parse(group);
    if ($type === undefined) throw new Error(`${path.join('.')} has no type`);
    valueRules[$type].parse($value);
    return [path.join('.')];
  }
  const { $type, $schema: _schema, ...parts } = group;
  const kind = $type === undefined ? inherited : typeRule.parse($type);
  return Object.entries(parts).flatMap(([name, part]) => tokensOf(part, [...path, nameRule.parse(name)], kind));
}

const tokensIn = (file: string): string[] => tokensOf(files[file]);

describe('the files of tokens', () => {
  test('have every token of the design system, each as the format wants it', () => {
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

  test.each([
    [() => colorValue('#fff'), 'no colour'],
    [() => dimensionValue('2em'), 'no length'],
    [() => durationValue('1s'), 'no time'],
    [() => cubicBezierValue('ease-in'), 'no curve'],
    [() => shadowValue('0 1px', 'oklch(0 0 0)'), 'no shadow'],
    [() => letterSpacingToken('1px', { value: 1, unit: 'rem' }), 'no space between letters'],
  ])('of another form are an error (%#)', (make, message) => {
    expect(make).toThrow(message);
  });
});

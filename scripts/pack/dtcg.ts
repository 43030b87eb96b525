import { brand } from '@onset/design-system/brand';
import {
  color,
  container,
  duration,
  ease,
  family,
  layer,
  measure,
  radius,
  shadow,
  space,
  type,
  weight,
} from '../../design-system/tokens/index.ts';
import {
  colorValue,
  cubicBezierValue,
  dimensionToken,
  durationValue,
  fontFamilyValue,
  letterSpacingToken,
  shadowValue,
} from './dtcg-values.ts';
import type { Token } from './dtcg-values.ts';

const SCHEMAS = 'https://www.designtokens.org/schemas/2025.10';
const THEMES = ['light', 'dark'] as const;

/**
 * The tokens as files of the Design Tokens Community Group's format, 2025.10: what is the same in both themes, what each
 * theme has of its own, and a resolver that puts them together. By path, as they stand in the package.
 */
export function dtcgFiles(): Readonly<Record<string, object>> {
  return {
    'tokens/base.tokens.json': { $schema: `${SCHEMAS}/format.json`, ...base() },
    ...Object.fromEntries(
      THEMES.map((theme) => [`tokens/${theme}.tokens.json`, { $schema: `${SCHEMAS}/format.json`, ...themed(theme) }]),
    ),
    'tokens/onset.resolver.json': {
      $schema: `${SCHEMAS}/resolver.json`,
      name: brand.name,
      version: '2025.10',
      sets: { base: { sources: [{ $ref: 'base.tokens.json' }] } },
      modifiers: {
        theme: {
          contexts: Object.fromEntries(THEMES.map((theme) => [theme, [{ $ref: `${theme}.tokens.json` }]])),
          default: 'light',
        },
      },
      resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
    },
  };
}

function base(): object {
  return {
    family: group('fontFamily', family, (css) => ({ $value: fontFamilyValue(css) })),
    weight: group('fontWeight', weight, (css) => ({ $value: Number(css) })),
    type: Object.fromEntries(Object.entries(type).map(([name, step]) => [name, typeStep(step)])),
    space: group('dimension', space, dimensionToken),
    radius: group('dimension', radius, dimensionToken),
    measure: group('dimension', measure, dimensionToken),
    container: group('dimension', container, dimensionToken),
    layer: group('number', layer, (css) => ({ $value: Number(css) })),
    duration: group('duration', duration, (css) => ({ $value: durationValue(css) })),
    ease: group('cubicBezier', ease, (css) => ({ $value: cubicBezierValue(css) })),
  };
}

function typeStep({ size, lineHeight, letterSpacing }: (typeof type)[keyof typeof type]): object {
  const sizeToken = dimensionToken(size);
  return {
    size: { $type: 'dimension', ...sizeToken },
    'line-height': { $type: 'number', $value: Number(lineHeight) },
    'letter-spacing': { $type: 'dimension', ...letterSpacingToken(letterSpacing, sizeToken.$value) },
  };
}

function themed(theme: (typeof THEMES)[number]): object {
  return {
    color: group('color', color, (both) => ({ $value: colorValue(both[theme]) })),
    shadow: group('shadow', shadow, ({ shape, color: tint }) => ({
      $value: shape.map((each) => shadowValue(each, tint[theme])),
    })),
  };
}

/** A group of tokens of one kind. The format keeps points for references, so `0.5` is called `0-5`. */
function group<Value>($type: string, values: Readonly<Record<string, Value>>, token: (value: Value) => Token): object {
  const named = Object.entries(values).map(([name, value]) => [name.replaceAll('.', '-'), token(value)]);
  return { $type, ...Object.fromEntries(named) };
}

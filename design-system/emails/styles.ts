import { color } from '../tokens/index.ts';
import type { ColorName } from '../tokens/index.ts';
import { toSrgbHex } from './srgb.ts';

/**
 * Names of the color tokens that emails use. Mail clients support neither CSS variables nor `light-dark()`, so each
 * element has inline styles with the light colors, which classes override in clients with `prefers-color-scheme`.
 */
const usedColorNames = ['canvas', 'surface', 'ink', 'ink-muted', 'line', 'accent', 'on-accent', 'record'] as const;

type UsedColor = (typeof usedColorNames)[number];

const getHexColors = (theme: 'light' | 'dark') =>
  Object.fromEntries(usedColorNames.map((name: ColorName) => [name, toSrgbHex(color[name][theme])])) as Record<
    UsedColor,
    string
  >;

/** Colors of the light theme. */
export const light = getHexColors('light');
const dark = getHexColors('dark');

/**
 * Font family of emails. It consists of system fonts, because emails can't include fonts, and contains no quotes, which
 * would be escaped in a `style` attribute.
 */
export const systemFont =
  '-apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica Neue, Helvetica, Arial, sans-serif';

/** CSS classes that override the colors of elements in the dark theme. */
export const onDark = {
  canvas: 'on-canvas',
  surface: 'on-surface',
  ink: 'on-ink',
  muted: 'on-muted',
  line: 'on-line',
  bar: 'on-bar',
  record: 'on-record',
  accent: 'on-accent',
} as const;

const darkDeclarations: Record<keyof typeof onDark, string> = {
  canvas: `background-color: ${dark.canvas}`,
  surface: `background-color: ${dark.surface}; border-color: ${dark.line}`,
  ink: `color: ${dark.ink}`,
  muted: `color: ${dark['ink-muted']}`,
  line: `border-color: ${dark.line}`,
  bar: `background-color: ${dark.ink}`,
  record: `background-color: ${dark.record}`,
  accent: `background-color: ${dark.accent}; color: ${dark['on-accent']}`,
};

const darkRules = (Object.keys(onDark) as (keyof typeof onDark)[])
  .map((name) => `.${onDark[name]} { ${darkDeclarations[name].replaceAll(/(?=;|$)/g, ' !important')} }`)
  .join(' ');

/** CSS rules that can't be inline styles. They contain no characters that are escaped in HTML. */
export const styleSheet = [
  ':root { color-scheme: light dark; supported-color-schemes: light dark; }',
  '@media (max-width: 480px) { .at-phone { padding-left: 20px !important; padding-right: 20px !important; } }',
  `@media (prefers-color-scheme: dark) { ${darkRules} }`,
].join(' ');

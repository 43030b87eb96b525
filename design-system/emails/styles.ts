import { color } from '../tokens/index.ts';
import type { ColorName } from '../tokens/index.ts';
import { srgbHex } from './srgb.ts';

/**
 * Colors of the tokens that emails use. Mail clients support neither CSS variables nor `light-dark()`. Each element
 * therefore has inline styles with the light colors, and classes override them in clients with `prefers-color-scheme`.
 */
const used = ['canvas', 'surface', 'ink', 'ink-muted', 'line', 'accent', 'on-accent', 'record'] as const;

type UsedColor = (typeof used)[number];

const getHexColors = (theme: 'light' | 'dark') =>
  Object.fromEntries(used.map((name: ColorName) => [name, srgbHex(color[name][theme])])) as Record<UsedColor, string>;

/** Colors of the light theme. */
export const light = getHexColors('light');
const dark = getHexColors('dark');

/** System fonts, because emails can't include fonts. Without quotes, which would be escaped in a `style` attribute. */
export const systemFont =
  '-apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica Neue, Helvetica, Arial, sans-serif';

/** Names of the classes that set the colors of the dark theme. */
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

const declarations: Record<keyof typeof onDark, string> = {
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
  .map((name) => `.${onDark[name]} { ${declarations[name].replaceAll(/(?=;|$)/g, ' !important')} }`)
  .join(' ');

/** Rules that can't be inline styles. They contain no characters that are escaped in markup. */
export const styleSheet = [
  ':root { color-scheme: light dark; supported-color-schemes: light dark; }',
  '@media (max-width: 480px) { .at-phone { padding-left: 20px !important; padding-right: 20px !important; } }',
  `@media (prefers-color-scheme: dark) { ${darkRules} }`,
].join(' ');

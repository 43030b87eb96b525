import { color } from '../tokens/index.ts';
import type { ColorName } from '../tokens/index.ts';
import { srgbHex } from './srgb.ts';

/**
 * The styles of the mails, made of the tokens. Mail clients know neither variables nor `light-dark()`: light is written
 * on each element, and dark overrides it by class where a client knows `prefers-color-scheme`.
 */
const used = ['canvas', 'surface', 'ink', 'ink-muted', 'line', 'accent', 'on-accent', 'record'] as const;

type UsedColor = (typeof used)[number];

const hex = (theme: 'light' | 'dark') =>
  Object.fromEntries(used.map((name: ColorName) => [name, srgbHex(color[name][theme])])) as Record<UsedColor, string>;

/** The colours of the light theme. */
export const light = hex('light');
const dark = hex('dark');

/** The reader's own system face: a mail brings no fonts. Without quotes, which would be escaped in a style sheet. */
export const systemFont =
  '-apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica Neue, Helvetica, Arial, sans-serif';

/** The classes that dark mode is set by. */
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

/** What cannot be written on an element. It holds no character that has to be escaped in markup. */
export const styleSheet = [
  ':root { color-scheme: light dark; supported-color-schemes: light dark; }',
  '@media (max-width: 480px) { .at-phone { padding-left: 20px !important; padding-right: 20px !important; } }',
  `@media (prefers-color-scheme: dark) { ${darkRules} }`,
].join(' ');

import type { ColorName } from '@onset/design-system/tokens';

/** Colors grouped by purpose, in the order in which they are shown. */
export const roles: readonly { readonly role: string; readonly what: string; readonly names: readonly ColorName[] }[] =
  [
    { role: 'Grounds', what: 'What everything stands on.', names: ['canvas', 'surface', 'sunken', 'hover', 'overlay'] },
    { role: 'Text', what: 'From a heading down to a hint.', names: ['ink', 'ink-muted', 'ink-faint'] },
    { role: 'Inverse', what: 'Filled neutral buttons.', names: ['ink-fill', 'on-ink-fill'] },
    { role: 'Lines', what: 'Hairlines, and the borders of controls.', names: ['line', 'line-strong'] },
    {
      role: 'The record light',
      what: 'The one accent: the primary action, the playhead, the record dot.',
      names: ['accent', 'accent-hover', 'on-accent', 'accent-text', 'record'],
    },
    {
      role: 'Outcomes',
      what: 'What went wrong or cannot be undone, and what went well.',
      names: ['danger', 'danger-ground', 'success', 'success-ground'],
    },
    { role: 'Focus', what: 'The ring of the keyboard, and nothing else.', names: ['focus'] },
    {
      role: 'The drawn product',
      what: 'For illustrations only.',
      names: [
        'app-window',
        'app-panel',
        'app-track',
        'app-line',
        'app-skeleton',
        'clip-screen',
        'clip-camera',
        'clip-sound',
        'on-clip',
        'backdrop-from',
        'backdrop-to',
      ],
    },
  ];

/** Pairs of a foreground and a background color, with their minimum contrast. */
export const pairs: readonly (readonly [over: ColorName, ground: ColorName, least: number])[] = [
  ['ink', 'canvas', 4.5],
  ['ink-muted', 'canvas', 4.5],
  ['ink-faint', 'canvas', 4.5],
  ['ink-faint', 'sunken', 4.5],
  ['ink', 'hover', 4.5],
  ['accent-text', 'canvas', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['on-ink-fill', 'ink-fill', 4.5],
  ['danger', 'danger-ground', 4.5],
  ['success', 'success-ground', 4.5],
  ['on-clip', 'clip-screen', 4.5],
  ['line-strong', 'surface', 3],
  ['record', 'canvas', 3],
  ['focus', 'canvas', 3],
];

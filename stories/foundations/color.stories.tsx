import { color } from '@onset/design-system/tokens';
import type { ColorName } from '@onset/design-system/tokens';
import { expect } from 'storybook/test';
import { getContrast } from '../../design-system/tokens/contrast.ts';
import preview from '../../.storybook/preview.tsx';
import { NameToCopy } from '../helpers/name-to-copy.tsx';

/** Groups of colors with the same purpose, in the order in which the story shows them. */
const roleGroups: readonly { readonly role: string; readonly what: string; readonly names: readonly ColorName[] }[] = [
  {
    role: 'Grounds',
    what: 'Backgrounds of pages, cards and controls.',
    names: ['canvas', 'surface', 'sunken', 'selected', 'hover', 'overlay'],
  },
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
      'on-clip-sound',
      'backdrop-from',
      'backdrop-to',
      'backdrop-coast-from',
      'backdrop-coast-to',
      'backdrop-meadow-from',
      'backdrop-meadow-to',
      'backdrop-market-from',
      'backdrop-market-to',
    ],
  },
];

/** Pairs of a foreground and a background color, with the minimum contrast that each pair must have. */
const pairs: readonly (readonly [foreground: ColorName, background: ColorName, minimum: number])[] = [
  ['ink', 'canvas', 4.5],
  ['ink-muted', 'canvas', 4.5],
  ['ink-faint', 'canvas', 4.5],
  ['ink-faint', 'sunken', 4.5],
  ['ink', 'selected', 4.5],
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

type Theme = 'light' | 'dark';

const contrast = (one: ColorName, other: ColorName, theme: Theme): number =>
  getContrast(color[one][theme], color[other][theme]);

const meta = preview.meta({ title: 'Foundations/Color' });

const themes = ['light', 'dark'] as const;

/** The story shows all colors in both themes, grouped by purpose. Clicking a name copies it. */
export const Roles = meta.story({
  render: () => (
    <div className="@container grid gap-12">
      {roleGroups.map(({ role, what, names }) => (
        <section
          key={role}
          aria-label={role}
          className="grid gap-x-6 gap-y-4 border-t border-line pt-4 @lg:grid-cols-12"
        >
          <div className="@lg:col-span-3">
            <h2 className="font-strong">{role}</h2>
            <p className="text-small text-ink-muted">{what}</p>
          </div>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-6 @lg:col-span-9">
            {names.map((name) => (
              <li key={name} className="grid gap-2">
                <div className="grid grid-cols-2 overflow-clip rounded-md border border-line">
                  {themes.map((theme) => (
                    <div key={theme} data-theme={theme} className="h-16 bg-canvas p-2">
                      <div
                        className="size-full rounded-sm border border-line"
                        style={{ background: `var(--onset-color-${name})`, forcedColorAdjust: 'none' }}
                      />
                    </div>
                  ))}
                </div>
                <NameToCopy name={name} className="text-ink!" />
                <p className="timecode grid text-ink-muted">
                  <span>{color[name].light}</span>
                  <span>{color[name].dark}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
  play: async () => {
    // Every color must be in a group, because the story shows only grouped colors.
    const shownColors = roleGroups.flatMap(({ names }) => names);
    await expect(shownColors.toSorted()).toEqual(Object.keys(color).toSorted());
  },
});

/** The story shows each pair of a foreground and a background color with its contrast and the required minimum. */
export const Contrast = meta.story({
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-6">
      {pairs.map(([foreground, background, minimum]) => (
        <li key={`${foreground} ${background}`} className="grid gap-2">
          <div className="grid grid-cols-2 overflow-clip rounded-md border border-line">
            {themes.map((theme) => (
              <Pair key={theme} theme={theme} foreground={foreground} background={background} isText={minimum > 3} />
            ))}
          </div>
          <p className="text-small">
            <strong className="font-strong">{foreground}</strong> on {background}
            <span className="text-ink-muted">, at least {minimum} : 1</span>
          </p>
        </li>
      ))}
    </ul>
  ),
  play: async () => {
    for (const [foreground, background, minimum] of pairs)
      for (const theme of themes)
        await expect(
          contrast(foreground, background, theme),
          `${foreground} on ${background}, ${theme}`,
        ).toBeGreaterThanOrEqual(minimum);
  },
});

interface PairProps {
  theme: Theme;
  foreground: ColorName;
  background: ColorName;
  isText: boolean;
}

function Pair({ theme, foreground, background, isText }: PairProps) {
  const [foregroundCss, backgroundCss] = [foreground, background].map((name) => `var(--onset-color-${name})`);
  return (
    <div data-theme={theme} className="grid content-between gap-6 p-3" style={{ background: backgroundCss }}>
      {isText ? (
        <span className="text-subheading font-strong" style={{ color: foregroundCss }}>
          Record
        </span>
      ) : (
        <span className="size-7 rounded-full border-2" style={{ borderColor: foregroundCss }} />
      )}
      <span className="timecode" style={isText ? { color: foregroundCss } : { color: 'var(--onset-color-ink)' }}>
        {contrast(foreground, background, theme).toFixed(1)}
      </span>
    </div>
  );
}

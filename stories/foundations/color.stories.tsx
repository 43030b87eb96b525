import { color } from '@onset/design-system/tokens';
import type { ColorName } from '@onset/design-system/tokens';
import { expect } from 'storybook/test';
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

/** Returns the contrast ratio of two colors, from 1 to 21, as defined in WCAG 2.2. */
function contrast(one: ColorName, other: ColorName, theme: Theme): number {
  const [dark = 0, light = 0] = [luminance(color[one][theme]), luminance(color[other][theme])].toSorted(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the relative luminance of an OKLCH color. It converts the color to linear sRGB, as CSS Color 4 describes. */
function luminance(source: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = (source.match(/[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clipToUnit = (value: number): number => Math.min(1, Math.max(0, value));
  const red = clipToUnit(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clipToUnit(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clipToUnit(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

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

import { color } from '@onset/design-system/tokens';
import type { ColorName } from '@onset/design-system/tokens';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { NameToCopy } from '../helpers/name-to-copy.tsx';
import { pairs, roles } from './color-roles.ts';
import { contrast } from './contrast.ts';
import type { Theme } from './contrast.ts';

const meta = preview.meta({ title: 'Foundations/Color' });

const themes = ['light', 'dark'] as const;

/** All colors are shown by purpose, in both themes. Clicking a name copies it. */
export const Roles = meta.story({
  render: () => (
    <div className="@container grid gap-12">
      {roles.map(({ role, what, names }) => (
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
    // The story doesn't show colors that aren't in a group.
    const shown = roles.flatMap(({ names }) => names);
    await expect(shown.toSorted()).toEqual(Object.keys(color).toSorted());
  },
});

/** Each pair of a foreground and a background color is shown with its measured contrast and the minimum. */
export const Contrast = meta.story({
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-6">
      {pairs.map(([over, ground, least]) => (
        <li key={`${over} ${ground}`} className="grid gap-2">
          <div className="grid grid-cols-2 overflow-clip rounded-md border border-line">
            {themes.map((theme) => (
              <Pair key={theme} theme={theme} over={over} ground={ground} isText={least > 3} />
            ))}
          </div>
          <p className="text-small">
            <strong className="font-strong">{over}</strong> on {ground}
            <span className="text-ink-muted">, at least {least} : 1</span>
          </p>
        </li>
      ))}
    </ul>
  ),
  play: async () => {
    for (const [over, ground, least] of pairs)
      for (const theme of themes)
        await expect(contrast(over, ground, theme), `${over} on ${ground}, ${theme}`).toBeGreaterThanOrEqual(least);
  },
});

interface PairProps {
  theme: Theme;
  over: ColorName;
  ground: ColorName;
  isText: boolean;
}

function Pair({ theme, over, ground, isText }: PairProps) {
  const [front, back] = [over, ground].map((name) => `var(--onset-color-${name})`);
  return (
    <div data-theme={theme} className="grid content-between gap-6 p-3" style={{ background: back }}>
      {isText ? (
        <span className="text-subheading font-strong" style={{ color: front }}>
          Record
        </span>
      ) : (
        <span className="size-7 rounded-full border-2" style={{ borderColor: front }} />
      )}
      <span className="timecode" style={isText ? { color: front } : { color: 'var(--onset-color-ink)' }}>
        {contrast(over, ground, theme).toFixed(1)}
      </span>
    </div>
  );
}

import { color, radius, shadow, space, type } from '@onset/design-system/tokens';
import type { ReactNode } from 'react';
import preview from '../../.storybook/preview.tsx';

/** The tokens as they are: each swatch is drawn from the same data the theme is made of. */
const meta = preview.meta({ title: 'Foundations/Tokens' });

export const Colors = meta.story({
  render: () => (
    <List>
      {Object.entries(color).map(([name, { light, dark }]) => (
        <li key={name} className="flex items-center gap-4">
          <span
            className="size-12 shrink-0 rounded-md border border-line"
            style={{ background: `var(--onset-color-${name})` }}
          />
          <span className="grid">
            <span className="font-medium">{name}</span>
            <span className="timecode text-ink-muted">{light}</span>
            <span className="timecode text-ink-muted">{dark}</span>
          </span>
        </li>
      ))}
    </List>
  ),
});

export const Type = meta.story({
  render: () => (
    <ul className="grid gap-6">
      {Object.entries(type).map(([name, { size, lineHeight, letterSpacing }]) => (
        <li key={name} className="border-t border-line pt-2">
          <span className="timecode text-ink-muted">
            {name} · {size}
          </span>
          <p
            className={['display', 'title', 'heading'].includes(name) ? 'display' : ''}
            style={{ fontSize: size, lineHeight, letterSpacing }}
          >
            Press record.
          </p>
        </li>
      ))}
    </ul>
  ),
});

export const Space = meta.story({
  render: () => (
    <ul className="grid gap-2">
      {Object.entries(space).map(([name, size]) => (
        <li key={name} className="flex items-center gap-4">
          <span className="timecode w-16 shrink-0 text-ink-muted">{name}</span>
          <span className="h-3 bg-record" style={{ inlineSize: size }} />
        </li>
      ))}
    </ul>
  ),
});

export const RadiusAndShadow = meta.story({
  render: () => (
    <List>
      {Object.keys(radius).map((name) => (
        <li key={name} className="grid gap-2">
          <span
            className="h-16 border border-line-strong bg-surface"
            style={{ borderRadius: radius[name as keyof typeof radius] }}
          />
          <span className="timecode text-ink-muted">radius {name}</span>
        </li>
      ))}
      {Object.entries(shadow).map(([name, { shape }]) => (
        <li key={name} className="grid gap-2">
          <span
            className="h-16 rounded-md bg-surface"
            style={{ boxShadow: shape.map((each) => `${each} var(--onset-shadow-${name})`).join(', ') }}
          />
          <span className="timecode text-ink-muted">shadow {name}</span>
        </li>
      ))}
    </List>
  ),
});

function List({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-6">{children}</ul>;
}

import { container, measure, radius, shadow, space } from '@onset/design-system/tokens';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Foundations/Space' });

/**
 * Distances are multiples of 4 px, except for finer steps below 12 px. Only `section` and `gutter` grow with the
 * viewport.
 */
export const Distances = meta.story({
  render: () => (
    <ul className="grid gap-2">
      {Object.entries(space).map(([name, size]) => (
        <li key={name} className="flex min-w-0 items-center gap-4">
          <span className="timecode w-20 shrink-0">{name}</span>
          <span className="h-4 shrink-0 border border-record bg-record" style={{ inlineSize: `min(${size}, 50%)` }} />
          <span className="timecode min-w-0 wrap-anywhere text-ink-muted">{size}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(space).length);
  },
});

/**
 * The `measure` tokens are maximum widths of pages, texts, forms and lines. The `container` tokens are the container
 * widths at which sections change their layout.
 */
export const Widths = meta.story({
  render: () => (
    <div className="grid gap-8">
      {Object.entries({ measure, container }).map(([kind, widths]) => (
        <section key={kind} aria-label={kind} className="grid gap-3">
          <h2 className="font-strong">{kind}</h2>
          <ul className="grid gap-2 overflow-clip">
            {Object.entries(widths).map(([name, width]) => (
              <li
                key={name}
                className="timecode border-s border-b border-line-strong p-2"
                style={{ inlineSize: width }}
              >
                {name} <span className="text-ink-muted">{width}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
});

const themes = ['light', 'dark'] as const;

/** The story shows the corner radii. An element inside another one uses the next smaller radius. */
export const Radius = meta.story({
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-6">
      {Object.entries(radius).map(([name, size]) => (
        <li key={name} className="grid gap-2">
          <span className="h-20 border border-line-strong bg-surface" style={{ borderRadius: size }} />
          <span className="timecode">
            {name} <span className="text-ink-muted">{size}</span>
          </span>
        </li>
      ))}
    </ul>
  ),
});

/**
 * The story shows each shadow in both themes. A shadow is named after the elements that use it, and is stronger in the
 * dark theme to remain visible.
 */
export const Shadows = meta.story({
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-6">
      {Object.entries(shadow).map(([name, { shape }]) => (
        <li key={name} className="grid gap-2">
          <div className="grid grid-cols-2 overflow-clip rounded-md border border-line">
            {themes.map((theme) => (
              <div key={theme} data-theme={theme} className="bg-canvas p-8">
                <div
                  className="h-20 rounded-md border border-line bg-surface"
                  style={{ boxShadow: shape.map((each) => `${each} var(--onset-shadow-${name})`).join(', ') }}
                />
              </div>
            ))}
          </div>
          <span className="timecode">{name}</span>
        </li>
      ))}
    </ul>
  ),
});

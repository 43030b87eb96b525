import { Button } from '@onset/design-system/primitives/button';
import { duration, ease } from '@onset/design-system/tokens';
import { useState } from 'react';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Foundations/Motion' });

const combinations = Object.entries(duration).flatMap(([length, time]) =>
  Object.entries(ease).map(([curve, form]) => ({ name: `${length} ${curve}`, time, form })),
);

/**
 * Renders one track for each combination of a duration and an easing curve. A playhead crosses the track, or jumps to
 * the end with reduced motion.
 */
function Tracks() {
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    <div className="grid justify-items-start gap-6">
      <Button variant="outline" aria-pressed={isAtEnd} onClick={() => setAtEnd(!isAtEnd)}>
        {isAtEnd ? 'Back to the start' : 'Play'}
      </Button>
      <ul className="grid w-full gap-6">
        {combinations.map(({ name, time, form }) => (
          <li key={name} className="grid gap-2">
            <p className="timecode flex flex-wrap gap-x-6">
              {name}
              <span className="text-ink-muted">
                {time}, {form}
              </span>
            </p>
            <div className="rounded-sm border border-line bg-sunken p-1">
              <div
                data-slot="track"
                className={`me-12 motion-safe:transition-[translate] motion-safe:duration-(--time) motion-safe:ease-(--curve) ${isAtEnd ? 'translate-x-full' : ''}`}
                style={{ '--time': time, '--curve': form } as CSSProperties}
              >
                <div className="h-8 w-12 rounded-xs border border-record bg-record" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const Curves = meta.story({ render: () => <Tracks /> });

export const AtTheEnd = meta.story({
  render: () => <Tracks />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const playheadElement = canvasElement.querySelector('[data-slot=track] > *') ?? canvasElement;
    const startLeft = playheadElement.getBoundingClientRect().left;
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(canvas.getByRole('button', { name: 'Back to the start' })).toHaveAttribute('aria-pressed', 'true');
    await expect(playheadElement.getBoundingClientRect().left).toBeGreaterThan(startLeft + 100);
  },
});

import { expect } from 'storybook/test';
import { Listening } from '@onset/design-system/illustrations/listening';
import { beard } from '@onset/design-system/illustrations/look-beard';
import { bob } from '@onset/design-system/illustrations/look-bob';
import { curls } from '@onset/design-system/illustrations/look-curls';
import { Person } from '@onset/design-system/illustrations/person';
import { Typing } from '@onset/design-system/illustrations/typing';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Illustrations/Person', component: Person });

const looks = { bob, beard, curls };

/** The story shows each person as a square portrait, and in three sizes as the round camera image of a video. */
export const Looks = meta.story({
  render: () => (
    <div aria-hidden="true" className="@container">
      <div className="grid gap-6 @lg:grid-cols-3">
        {Object.entries(looks).map(([name, look]) => (
          <div key={name} className="grid gap-4">
            <Person look={look} className="rounded-lg bg-clip-camera" />
            <div className="flex items-end gap-3">
              {[96, 56, 36].map((size) => (
                <Person
                  key={size}
                  look={look}
                  closeUp
                  data-size={size}
                  className="rounded-full bg-clip-camera"
                  style={{ inlineSize: size }}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const bubble of canvasElement.querySelectorAll('[data-size]')) {
      const { width, height } = bubble.getBoundingClientRect();
      await expect(height, 'a bubble is round').toBe(width);
    }
  },
});

/** The story shows each person from the hips up, at a desk that is as wide as the box. */
export const AtADesk = meta.story({
  render: () => (
    <div aria-hidden="true" className="@container">
      <div className="grid gap-6 @lg:grid-cols-2">
        {[Typing, Listening].map((Figure) => (
          <div key={Figure.name} className="relative aspect-4/3 overflow-clip rounded-lg bg-clip-camera">
            <Figure className="absolute bottom-0 left-1/2 h-full -translate-x-1/2" />
          </div>
        ))}
      </div>
    </div>
  ),
});

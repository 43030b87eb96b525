import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesIn, inBoxes } from '../helpers/boxes.tsx';

const meta = preview.meta({ title: 'Illustrations/Shortcuts' });

/** The keys in the film are those of the row that is lit in the list. */
export const Boxes = meta.story({
  render: inBoxes('shortcuts'),
  play: async ({ canvasElement }) => {
    for (const [shape, box] of boxesIn(canvasElement)) {
      const [caption, lit] = ['caption', 'lit'].map((slot) =>
        box.querySelector(`[data-slot=${slot}] [data-slot=keys]`),
      );
      await expect(caption?.innerHTML, shape).toBe(lit?.innerHTML);
      await expect(caption?.textContent, shape).toContain('K');
    }
  },
});

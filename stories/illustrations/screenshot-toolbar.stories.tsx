import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesIn, boxOf, inBoxes } from '../helpers/boxes.tsx';

const meta = preview.meta({ title: 'Illustrations/Screenshot toolbar' });

/** The whole menu can be read: it is what the drawing is there for. */
export const Boxes = meta.story({
  render: inBoxes('screenshot-toolbar'),
  play: async ({ canvasElement }) => {
    for (const [shape, box] of boxesIn(canvasElement)) {
      await expect(box.querySelectorAll('[data-slot=item]'), shape).toHaveLength(10);
      await expect(boxOf(box, '[data-slot=menu]').top, shape).toBeGreaterThan(box.getBoundingClientRect().top);
    }
  },
});

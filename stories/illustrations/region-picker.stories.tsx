import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesIn, boxOf, inBoxes } from '../helpers/boxes.tsx';

const meta = preview.meta({ title: 'Illustrations/Region picker' });

/** The region has the shape its size says, and its right edge is that of the window it snapped to. */
export const Boxes = meta.story({
  render: inBoxes('region-picker'),
  play: async ({ canvasElement }) => {
    for (const [shape, box] of boxesIn(canvasElement)) {
      const region = boxOf(box, '[data-slot=region]');
      const [width = 0, height = 1] = (box.querySelector('[data-slot=size]')?.textContent ?? '')
        .split(' × ')
        .map(Number);
      await expect(region.width / region.height, shape).toBeCloseTo(width / height, 2);
      await expect(boxOf(box, '[data-slot=snapped]').right, shape).toBeCloseTo(region.right, 0);
      await expect(boxOf(box, '[data-slot=size]').right, shape).toBeLessThan(region.right);
    }
  },
});

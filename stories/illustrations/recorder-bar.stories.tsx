import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesIn, boxOf, inBoxes } from '../helpers/boxes.tsx';

const meta = preview.meta({ title: 'Illustrations/Recorder bar' });

/** The bar is whole in every box: nothing of it is cut off at an edge. */
export const Boxes = meta.story({
  render: inBoxes('recorder-bar'),
  play: async ({ canvasElement }) => {
    for (const [shape, box] of boxesIn(canvasElement)) {
      const [bar, edges] = [boxOf(box, '[data-slot=bar]'), box.getBoundingClientRect()];
      await expect(bar.left, shape).toBeGreaterThan(edges.left);
      await expect(bar.right, shape).toBeLessThan(edges.right);
      await expect(bar.bottom, shape).toBeLessThan(edges.bottom);
    }
  },
});

import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesIn, boxOf, inBoxes } from '../helpers/boxes.tsx';

const meta = preview.meta({ title: 'Illustrations/Editor' });

/** The window is within the sides of every box, below the top edge, and there is nothing in it to press. */
export const Boxes = meta.story({
  render: inBoxes('editor'),
  play: async ({ canvasElement }) => {
    for (const [shape, box] of boxesIn(canvasElement)) {
      const [drawn, edges] = [boxOf(box, '[data-slot=editor-window]'), box.getBoundingClientRect()];
      await expect(drawn.left, shape).toBeGreaterThan(edges.left);
      await expect(drawn.right, shape).toBeLessThan(edges.right);
      await expect(drawn.top, shape).toBeGreaterThan(edges.top);
      await expect(box.querySelector('button, a, figcaption'), shape).toBeNull();
    }
  },
});

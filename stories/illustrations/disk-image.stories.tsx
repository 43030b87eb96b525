import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesIn, boxOf, inBoxes } from '../helpers/boxes.tsx';

const meta = preview.meta({ title: 'Illustrations/Disk image' });

/** The icon is on its way: inside the window, and between the two places. */
export const Boxes = meta.story({
  render: inBoxes('disk-image'),
  play: async ({ canvasElement }) => {
    for (const [shape, box] of boxesIn(canvasElement)) {
      const icon = boxOf(box, '[data-slot=dragged]');
      const frame = box.getBoundingClientRect();
      await expect(icon.left, shape).toBeGreaterThan(frame.left + frame.width / 3);
      await expect(icon.right, shape).toBeLessThan(frame.right);
    }
  },
});

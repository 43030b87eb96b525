import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesIn, boxOf, inBoxes } from '../helpers/boxes.tsx';

const meta = preview.meta({ title: 'Illustrations/Permission list' });

/** In every box the list is long enough to show the app that is allowed and one that is not. */
export const Boxes = meta.story({
  render: inBoxes('permission-list'),
  play: async ({ canvasElement }) => {
    for (const [shape, box] of boxesIn(canvasElement)) {
      const allowed = boxOf(box, '[data-slot=allowed]');
      await expect(allowed.bottom + allowed.height, shape).toBeLessThan(box.getBoundingClientRect().bottom);
    }
  },
});

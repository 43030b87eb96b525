import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesIn, inBoxes } from '../helpers/boxes.tsx';

const meta = preview.meta({ title: 'Illustrations/Edit passes' });

/** Each row begins with what the row above left, and is as long as it says. */
export const Boxes = meta.story({
  render: inBoxes('edit-passes'),
  play: async ({ canvasElement }) => {
    for (const [shape, box] of boxesIn(canvasElement)) {
      const lengths = [...box.querySelectorAll('[data-slot=length]')].map(({ textContent }) => textContent);
      await expect(lengths, shape).toEqual(['10:00', '09:28', '08:03', '06:03']);
      await expect(box.querySelectorAll('[data-slot=goes]'), shape).toHaveLength(2 + 3 + 6);
    }
  },
});

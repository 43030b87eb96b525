import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesIn, inBoxes } from '../helpers/boxes.tsx';

const meta = preview.meta({ title: 'Illustrations/Hair edge' });

/** Hair on one side, wall on the other, and between them pixels that are neither. */
export const Boxes = meta.story({
  render: inBoxes('hair-edge'),
  play: async ({ canvasElement }) => {
    for (const [shape, box] of boxesIn(canvasElement)) {
      const shares = [...box.querySelectorAll('[data-slot=pixel]')].map((pixel) =>
        Number(pixel.getAttribute('fill-opacity')),
      );
      await expect(
        shares.some((share) => share === 1),
        shape,
      ).toBe(true);
      await expect(
        shares.some((share) => share === 0),
        shape,
      ).toBe(true);
      await expect(shares.filter((share) => share > 0 && share < 1).length, shape).toBeGreaterThan(15);
    }
  },
});

import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesIn, inBoxes } from '../helpers/boxes.tsx';

const meta = preview.meta({ title: 'Illustrations/Pixel ratios' });

/** Halved, the letters keep their ink or lose it whole; by a ratio that does not divide, greys appear. */
export const Boxes = meta.story({
  render: inBoxes('pixel-ratios'),
  play: async ({ canvasElement }) => {
    for (const [shape, box] of boxesIn(canvasElement)) {
      const pictures = [...box.querySelectorAll('[data-pixels]')];
      const sizes = pictures.map((picture) => picture.getAttribute('data-pixels'));
      await expect(sizes, shape).toEqual(['36 18', '18 9', '23 11']);
      const shades = pictures.map((picture) => picture.querySelectorAll(':scope > path').length);
      await expect(shades.slice(0, 2), shape).toEqual([1, 1]);
      await expect(shades[2], shape).toBeGreaterThan(1);
    }
  },
});

import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesIn, inBoxes } from '../helpers/boxes.tsx';

const meta = preview.meta({ title: 'Illustrations/Zoom path' });

/** Each press is seen with its number in the picture, above the curve, and has it again where the curve begins to move. */
export const Boxes = meta.story({
  render: inBoxes('zoom-path'),
  play: async ({ canvasElement }) => {
    for (const [shape, box] of boxesIn(canvasElement)) {
      const numbers = [...box.querySelectorAll('[data-slot=press]')];
      await expect(numbers.map(({ textContent }) => textContent).join(' '), shape).toBe('1 2 3 1 2 3');
      const places = numbers.map((number) => number.getBoundingClientRect());
      const curveTop = places[3]?.top ?? 0;
      for (const { bottom } of places.slice(0, 3)) await expect(bottom, shape).toBeLessThan(curveTop);
      for (const half of [places.slice(0, 3), places.slice(3)]) {
        const [first = 0, second = 0, third = 0] = half.map(({ left }) => left);
        await expect(first, shape).toBeLessThan(second);
        await expect(second, shape).toBeLessThan(third);
      }
    }
  },
});

import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesIn, boxOf, inBoxes } from '../helpers/boxes.tsx';

const meta = preview.meta({ title: 'Illustrations/Display sizes' });

/** Every display is as much larger than the film as its pixels say. */
export const Boxes = meta.story({
  render: inBoxes('display-sizes'),
  play: async ({ canvasElement }) => {
    for (const [shape, box] of boxesIn(canvasElement)) {
      const { width } = boxOf(box, '[data-slot=film]');
      for (const display of box.querySelectorAll('[data-slot=display]')) {
        const pixels = Number(/(\d+) ×/u.exec(display.textContent)?.[1]);
        const drawn = display.querySelector('rect')?.getBoundingClientRect().width ?? 0;
        await expect(drawn / width, `${shape}: ${display.textContent}`).toBeCloseTo(pixels / 1920, 1);
      }
    }
  },
});

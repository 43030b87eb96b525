import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesIn, inBoxes } from '../helpers/boxes.tsx';

const meta = preview.meta({ title: 'Illustrations/Tracks on disk' });

/** The files add up to what the window says they take. */
export const Boxes = meta.story({
  render: inBoxes('tracks-on-disk'),
  play: async ({ canvasElement }) => {
    const bytes = (text: string | null): number => Number.parseFloat(text ?? '') * (text?.endsWith('KB') ? 1e3 : 1e6);
    for (const [shape, box] of boxesIn(canvasElement)) {
      const sizes = [...box.querySelectorAll('[data-slot=size]')].map(({ textContent }) => bytes(textContent));
      await expect(sizes, shape).toHaveLength(5);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      await expect(box.querySelector('[data-slot=total]'), shape).toHaveTextContent(`${(total / 1e6).toFixed(1)} MB`);
    }
  },
});

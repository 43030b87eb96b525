import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesIn, inBoxes } from '../helpers/boxes.tsx';

const meta = preview.meta({ title: 'Illustrations/Share page' });

/** The link in the panel is the address the page was opened at. */
export const Boxes = meta.story({
  render: inBoxes('share-page'),
  play: async ({ canvasElement }) => {
    for (const [shape, box] of boxesIn(canvasElement)) {
      const [address, link] = ['address', 'link'].map((slot) => box.querySelector(`[data-slot=${slot}]`)?.textContent);
      await expect(address, shape).toMatch(/^onset\.example\//);
      await expect(link, shape).toBe(address);
    }
  },
});

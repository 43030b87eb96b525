import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesIn, inBoxes } from '../helpers/boxes.tsx';

const meta = preview.meta({ title: 'Illustrations/Terminal recording' });

/** Frames, time and the rate that was asked for agree. */
export const Boxes = meta.story({
  render: inBoxes('terminal-recording'),
  play: async ({ canvasElement }) => {
    for (const [shape, box] of boxesIn(canvasElement)) {
      const figure = (slot: string): number =>
        Number.parseFloat(box.querySelector(`[data-slot=${slot}]`)?.textContent.replace(/.*[=:]/, '') ?? '');
      await expect(Math.round(figure('frames') / figure('time')), shape).toBe(60);
      await expect(Math.round(figure('rate') / 1000), shape).toBe(12);
    }
  },
});

import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesIn, inBoxes } from '../helpers/boxes.tsx';

const meta = preview.meta({ title: 'Illustrations/Events to edit' });

/** A zoom begins at its press, and two presses close together share one; no silence has a press in it. */
export const Boxes = meta.story({
  render: inBoxes('events-to-edit'),
  play: async ({ canvasElement }) => {
    for (const [shape, box] of boxesIn(canvasElement)) {
      const lefts = (slot: string) =>
        [...box.querySelectorAll(`[data-slot=${slot}]`)].map((each) => Math.round(each.getBoundingClientRect().left));
      const presses = lefts('press');
      await expect(presses, shape).toHaveLength(3);
      const [, first, second, silence] = lefts('block');
      await expect([first, second], shape).toEqual([presses[0], presses[2]]);
      await expect(Math.max(...presses), shape).toBeLessThan(silence ?? 0);
    }
  },
});

import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { rightToLeft } from '../helpers/frames.tsx';
import { boxesIn, boxOf, inBoxes } from '../helpers/boxes.tsx';

const meta = preview.meta({ title: 'Illustrations/Timeline' });

/** The playhead stands on the ruler where the time beside the play button says: at 11.2 of the shown seconds 4 to 20. */
export const Boxes = meta.story({
  render: inBoxes('timeline'),
  play: async ({ canvasElement }) => {
    for (const [shape, box] of boxesIn(canvasElement)) {
      const second = (text: string) =>
        [...box.querySelectorAll('span')].find((span) => span.textContent === text)?.getBoundingClientRect().left ?? 0;
      const at = (boxOf(box, '[data-slot=playhead]').left - second('00:04')) / (second('00:12') - second('00:04'));
      await expect(4 + at * 8, shape).toBeCloseTo(11.2, 1);
    }
  },
});

/** Time runs from left to right for everybody. */
export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  render: inBoxes('timeline'),
  play: async ({ canvasElement }) => {
    for (const [shape, box] of boxesIn(canvasElement)) {
      const middle = box.getBoundingClientRect().left + box.clientWidth / 2;
      const first = [...box.querySelectorAll('span')].find((span) => span.textContent === '00:04');
      await expect(first?.getBoundingClientRect().left, shape).toBeLessThan(middle);
    }
  },
});

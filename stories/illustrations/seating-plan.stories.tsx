import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesIn, inBoxes } from '../helpers/boxes.tsx';

const meta = preview.meta({ title: 'Illustrations/Seating plan' });

/** What is written on the plan is what it measures: 45 degrees from straight ahead to the window. */
export const Boxes = meta.story({
  render: inBoxes('seating-plan'),
  play: async ({ canvasElement }) => {
    for (const [shape, box] of boxesIn(canvasElement)) {
      const arc = box.querySelector<SVGPathElement>('[data-slot=angle]');
      const [start, end] = [arc?.getPointAtLength(0), arc?.getPointAtLength(arc.getTotalLength())];
      if (!start || !end) throw new Error('The plan has no angle');
      const centre = { x: start.x, y: start.y - 34 };
      const degrees = (Math.atan2(end.x - centre.x, end.y - centre.y) * 180) / Math.PI;
      await expect(degrees, shape).toBeCloseTo(45, 0);
    }
  },
});

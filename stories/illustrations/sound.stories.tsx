import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { inBoxes } from '../helpers/boxes.tsx';

const meta = preview.meta({ title: 'Illustrations/Sound' });

/** Both tracks have the same speech, and what is reduced is never louder than what was recorded. */
export const Boxes = meta.story({
  render: inBoxes('sound'),
  play: async ({ canvasElement }) => {
    const bars = (path: Element): number[] =>
      [...(path.getAttribute('d') ?? '').matchAll(/ ([\d.]+)V([\d.]+)/g)].map(
        ([, top, bottom]) => Number(bottom) - Number(top),
      );
    const [recorded = [], reduced = []] = [...canvasElement.querySelectorAll('[data-slot=lane] path')].map(bars);
    await expect(recorded.length).toBeGreaterThan(100);
    await expect(Math.max(...reduced)).toBeCloseTo(Math.max(...recorded));
    await expect(reduced.every((height, index) => height <= (recorded[index] ?? 0))).toBe(true);
    await expect(Math.min(...reduced)).toBeLessThan(Math.min(...recorded) / 2);
  },
});

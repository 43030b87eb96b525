import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesIn, inBoxes } from '../helpers/boxes.tsx';

const meta = preview.meta({ title: 'Illustrations/Film lengths' });

const secondsOf = (text: string | null): number => {
  const [minutes = 0, seconds = 0] = (text ?? '').split(':').map(Number);
  return minutes * 60 + seconds;
};

/** Each film is drawn as long as its figure says, and none is shorter than the one above it. */
export const Boxes = meta.story({
  render: inBoxes('film-lengths'),
  play: async ({ canvasElement }) => {
    for (const [shape, box] of boxesIn(canvasElement)) {
      const widths = [...box.querySelectorAll('[data-slot=film]')].map((film) => film.getBoundingClientRect().width);
      const lengths = [...box.querySelectorAll('[data-slot=length]')].map((each) => secondsOf(each.textContent));
      await expect(lengths, shape).toHaveLength(6);
      await expect(lengths, shape).toEqual(lengths.toSorted((a, b) => a - b));
      const [longest = 1] = widths.toReversed();
      for (const [index, seconds] of lengths.entries())
        await expect((widths[index] ?? 0) / longest, shape).toBeCloseTo(seconds / (lengths.at(-1) ?? 1), 2);
    }
  },
});

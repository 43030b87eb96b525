import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesIn, inBoxes } from '../helpers/boxes.tsx';

const meta = preview.meta({ title: 'Illustrations/Export sheet' });

/** What is written of each film agrees with its bar, and the films add up to what is said below them. */
export const Boxes = meta.story({
  render: inBoxes('export-sheet'),
  play: async ({ canvasElement }) => {
    for (const [shape, box] of boxesIn(canvasElement)) {
      const films = [...box.querySelectorAll('[data-slot=film]')].map((film) => {
        const [written = 0, size = 1] = (film.querySelector('[data-slot=written]')?.textContent ?? '')
          .split(' of ')
          .map(Number.parseFloat);
        const bar = film.querySelector('[data-slot=progress]');
        const [done = new DOMRect(), all = new DOMRect()] = [bar?.firstElementChild, bar].map((part) =>
          part?.getBoundingClientRect(),
        );
        return { said: written / size, drawn: done.width / all.width, size };
      });
      for (const { said, drawn } of films) await expect(drawn, shape).toBeCloseTo(said, 1);
      const total = films.reduce((sum, { size }) => sum + size, 0);
      await expect(box.querySelector('[data-slot=total]'), shape).toHaveTextContent(`${total} MB`);
    }
  },
});

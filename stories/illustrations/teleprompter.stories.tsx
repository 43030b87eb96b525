import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesOf, Drawing } from '../helpers/drawing.tsx';

const meta = preview.meta({ title: 'Illustrations/Teleprompter', component: Drawing });

/** Every line of the strip is on one row and inside it: what is cut off cannot be read. */
export const Default = meta.story({
  render: () => <Drawing name="teleprompter" />,
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const [strip = new DOMRect()] = boxesOf(canvasElement, 'strip');
    for (const line of canvasElement.querySelectorAll('[data-slot=line]')) {
      const words = document.createRange();
      words.selectNodeContents(line);
      const { right, bottom } = words.getBoundingClientRect();
      await expect(right, line.textContent).toBeLessThan(strip.right);
      await expect(bottom, line.textContent).toBeLessThan(strip.bottom);
    }
  },
});

export const Wide = meta.story({ render: () => <Drawing name="teleprompter" box="wide" /> });

export const Tall = meta.story({ render: () => <Drawing name="teleprompter" box="tall" /> });

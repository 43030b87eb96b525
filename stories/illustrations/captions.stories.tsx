import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesOf, Drawing, overlap } from '../helpers/drawing.tsx';

const meta = preview.meta({ title: 'Illustrations/Captions', component: Drawing });

/** One word is marked, and the transcript leaves the whole caption to be read. */
export const Default = meta.story({
  render: () => <Drawing name="captions" />,
  play: async ({ canvasElement }) => {
    const marked = [...canvasElement.querySelectorAll('[data-slot=mark]')].filter(
      (mark) => getComputedStyle(mark).opacity === '1',
    );
    await expect(marked.map((mark) => mark.parentElement?.textContent)).toEqual(['Publish,']);
    const [caption = new DOMRect()] = boxesOf(canvasElement, 'caption');
    const [transcript = new DOMRect()] = boxesOf(canvasElement, 'transcript');
    await expect(overlap(caption, transcript)).toBe(false);
  },
});

export const Wide = meta.story({ render: () => <Drawing name="captions" box="wide" /> });

export const Tall = meta.story({ render: () => <Drawing name="captions" box="tall" /> });

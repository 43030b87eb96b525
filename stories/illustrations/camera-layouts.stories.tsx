import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesOf, Drawing, overlap } from '../helpers/drawing.tsx';

const meta = preview.meta({
  title: 'Illustrations/Camera layouts',
  component: Drawing,
});

/** One layout is marked at a time, and a camera beside the screen covers nothing of it. */
export const Default = meta.story({
  render: () => <Drawing name="camera-layouts" />,
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('[data-slot=now]')].filter(
      (mark) => getComputedStyle(mark).opacity === '1',
    );
    await expect(shown).toHaveLength(1);
    const beside = canvasElement.querySelector<HTMLElement>('[data-layout=beside]') ?? canvasElement;
    const [page = new DOMRect()] = boxesOf(beside, 'page');
    const [camera = new DOMRect()] = boxesOf(beside, 'camera');
    await expect(overlap(page, camera)).toBe(false);
  },
});

export const Wide = meta.story({ render: () => <Drawing name="camera-layouts" box="wide" /> });

export const Tall = meta.story({ render: () => <Drawing name="camera-layouts" box="tall" /> });

import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesOf, Drawing, overlap } from '../helpers/drawing.tsx';

const meta = preview.meta({
  title: 'Illustrations/Person recording',
  component: Drawing,
});

/** What the Mac shows of the recording stands in the corner, clear of the head. */
export const Default = meta.story({
  render: () => <Drawing name="person-recording" />,
  play: async ({ canvasElement }) => {
    const [controls = new DOMRect()] = boxesOf(canvasElement, 'controls');
    const [head = new DOMRect()] = boxesOf(canvasElement, 'headphones');
    await expect(overlap(controls, head)).toBe(false);
  },
});

export const Wide = meta.story({ render: () => <Drawing name="person-recording" box="wide" /> });

export const Tall = meta.story({ render: () => <Drawing name="person-recording" box="tall" /> });

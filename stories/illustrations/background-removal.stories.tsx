import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesOf, Drawing } from '../helpers/drawing.tsx';

const meta = preview.meta({
  title: 'Illustrations/Background removal',
  component: Drawing,
});

/** The room has fallen so far that the hair stands before the backdrop: if it does not, nobody sees that it was cut out. */
export const Default = meta.story({
  render: () => <Drawing name="background-removal" />,
  play: async ({ canvasElement }) => {
    const [room = new DOMRect()] = boxesOf(canvasElement, 'room');
    const [person = new DOMRect()] = boxesOf(canvasElement, 'person');
    await expect(person.top).toBeLessThan(room.top);
    await expect(room.left).toBeLessThan(person.left);
  },
});

export const Wide = meta.story({ render: () => <Drawing name="background-removal" box="wide" /> });

export const Tall = meta.story({ render: () => <Drawing name="background-removal" box="tall" /> });

import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesIn, boxOf, inBoxes } from '../helpers/boxes.tsx';

const meta = preview.meta({ title: 'Illustrations/Camera with and without the room' });

const Room = inBoxes('camera-room');
const Cleared = inBoxes('camera-cleared');

/** The same moment twice: the person stands in the same place of both pictures, so that one can cover the other. */
export const Boxes = meta.story({
  render: () => (
    <div className="grid gap-6">
      <Room />
      <Cleared />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const places = boxesIn(canvasElement).map(([shape, box]) => {
      const [person, frame] = [boxOf(box, '[data-slot=person]'), box.getBoundingClientRect()];
      return `${shape} ${(person.left - frame.left).toFixed(1)} ${(person.top - frame.top).toFixed(1)}`;
    });
    await expect(places.slice(3)).toEqual(places.slice(0, 3));
  },
});

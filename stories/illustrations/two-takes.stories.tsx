import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { boxesIn, boxOf, inBoxes } from '../helpers/boxes.tsx';

const meta = preview.meta({ title: 'Illustrations/Two takes' });

/** Both takes are stopped at the same place, each inside its second zoom. */
export const Boxes = meta.story({
  render: inBoxes('two-takes'),
  play: async ({ canvasElement }) => {
    for (const [shape, box] of boxesIn(canvasElement)) {
      const playheads = [...box.querySelectorAll<HTMLElement>('[data-slot=playhead]')];
      await expect(new Set(playheads.map(({ style }) => style.left)).size, shape).toBe(1);
      for (const playhead of playheads) {
        const track = playhead.parentElement;
        if (track === null) throw new Error('The playhead stands on no track');
        const at = playhead.getBoundingClientRect().left;
        const zoom = boxOf(track, '[data-slot=zoom]:nth-of-type(2)');
        await expect(at, shape).toBeGreaterThanOrEqual(zoom.left);
        await expect(at, shape).toBeLessThan(zoom.right);
      }
    }
  },
});

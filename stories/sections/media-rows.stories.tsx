import { expect } from 'storybook/test';
import { MediaRows } from '@onset/design-system/sections/media-rows';
import type { MediaRowsContent } from '@onset/design-system/sections/media-rows/schema';
import preview from '../../.storybook/preview.tsx';
import { unplayableVideo } from '../fixtures/videos.ts';

const content: MediaRowsContent = {
  label: 'Editing',
  heading: 'Everything it did, you can undo',
  lede: 'The edit is a proposal. Each part of it is a block that you can move, change or throw away.',
  rows: [
    {
      title: 'A zoom is a block',
      text: 'You pressed, so the film goes there. Drag the block to another moment, stretch it to stay longer, delete it if the press was a slip.',
      points: ['Press Z to add one at the playhead', 'Delete it, and the film stays wide'],
      link: { label: 'How zooms are chosen', href: '/docs/zooms' },
      media: { kind: 'illustration', name: 'zoom-steps' },
    },
    {
      title: 'The cursor, without the wobble',
      text: 'The path of your hand is kept and the tremor taken out. The pointer is drawn anew at the size of the film, and hides when it has nothing to show.',
      media: { kind: 'illustration', name: 'cursor-path' },
    },
    {
      title: 'You, without the room',
      text: 'The background of the camera is cleared on your Mac: by the Neural Engine on Apple silicon, by the graphics card on Intel.',
      points: [
        'While you record, not afterwards',
        'Nothing is uploaded to do it',
        'The room is kept, should you want it back',
      ],
      media: { kind: 'illustration', name: 'clear-background' },
    },
  ],
};

const meta = preview.meta({
  title: 'Sections/Media rows',
  component: MediaRows,
  parameters: { frame: 'none' },
  args: content,
});

/**
 * In the DOM, the text of every row comes before its media, even if the media is on the left. Screen readers and phones
 * use the order of the DOM.
 */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: content.heading })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'How zooms are chosen' })).toBeVisible();
    for (const row of canvasElement.querySelectorAll('[data-slot="row"]')) {
      const [textColumn, media] = [...row.children];
      await expect(textColumn?.querySelector('h3')).not.toBeNull();
      // In layouts with the text beside the media, the two are vertically centered.
      const [textRect, imageRect] = [textColumn, media].map((part) => part?.getBoundingClientRect() ?? new DOMRect());
      if (textRect !== undefined && imageRect !== undefined && Math.abs(textRect.left - imageRect.left) > 100)
        await expect(Math.abs(textRect.top + textRect.bottom - imageRect.top - imageRect.bottom)).toBeLessThan(4);
    }
  },
});

export const MediaFirst = meta.story({
  args: { start: 'media', rows: content.rows.slice(0, 2) },
});

export const WithVideo = meta.story({
  args: {
    rows: [
      {
        title: 'See it done once',
        text: 'A take of ninety seconds, with nothing left out.',
        media: unplayableVideo,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(unplayableVideo.title)).toHaveAttribute('controls');
  },
});

export const Minimal = meta.story({
  args: {
    lede: undefined,
    rows: [{ title: 'A zoom is a block', text: 'Drag it.', media: { kind: 'illustration', name: 'zoom-steps' } }],
  },
});

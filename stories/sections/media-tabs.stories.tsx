import { expect } from 'storybook/test';
import { MediaTabs } from '@onset/design-system/sections/media-tabs';
import type { MediaTabsContent } from '@onset/design-system/sections/media-tabs/schema';
import preview from '../../.storybook/preview.tsx';
import { sampleVideo } from '../fixtures/videos.ts';
import { rightToLeft } from '../helpers/frames.tsx';

const content: MediaTabsContent = {
  label: 'On the timeline',
  heading: 'Each edit is a thing you can take hold of',
  lede: 'Nothing is baked in. Whatever was done for you lies on the timeline, where it can be moved or thrown away.',
  tabs: [
    {
      label: 'Zooms',
      title: 'A press becomes a block',
      text: 'It eases in, holds and lets go. Drag it to another moment, stretch it to hold longer, or delete it.',
      media: { kind: 'illustration', name: 'zoom-steps' },
    },
    {
      label: 'Cursor',
      title: 'The path is drawn again',
      text: 'Your hand wobbled; the film does not. The cursor is sharp at any size and hides while it rests.',
      media: { kind: 'illustration', name: 'cursor-path' },
    },
    {
      label: 'Camera',
      title: 'You, without the room',
      text: 'A bubble, beside the screen, full, or off. Marks on the timeline say when it changes.',
      media: { kind: 'illustration', name: 'clear-background' },
    },
    {
      label: 'Shapes',
      title: 'One edit, several films',
      text: 'Wide, square, tall. Each keeps the action in frame, and they export side by side.',
      media: { kind: 'illustration', name: 'export-formats' },
    },
  ],
};

const meta = preview.meta({
  title: 'Sections/Media tabs',
  component: MediaTabs,
  parameters: { frame: 'none' },
  args: content,
});

/** Only the panel of the selected tab is visible and part of the accessibility tree. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Each edit is a thing you can take hold of' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Zooms' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 3, name: 'A press becomes a block' })).toBeVisible();
  },
});

/** A click on a tab shows the tab's panel. The height of the page stays the same, so the content below doesn't move. */
export const AnotherTabSelected = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const height = canvasElement.scrollHeight;
    await userEvent.click(canvas.getByRole('tab', { name: 'Camera' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Camera' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'A press becomes a block' })).toBeNull();
    await expect(canvasElement.scrollHeight).toBe(height);
  },
});

/** The arrow keys move the focus along the row or column of tabs. End moves it to the last tab. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist');
    const nextKey = getComputedStyle(list).flexDirection === 'column' ? '{ArrowDown}' : '{ArrowRight}';
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Zooms' })).toHaveFocus();
    await userEvent.keyboard(nextKey);
    await expect(canvas.getByRole('tab', { name: 'Cursor' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Cursor' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: 'Shapes' })).toBeVisible();
  },
});

/** The video pauses when the visitor selects another tab. Otherwise, the sound of the hidden video would continue. */
export const WithVideo = meta.story({
  args: {
    tabs: [
      {
        label: 'In motion',
        title: 'Twelve seconds of it',
        text: 'A press, a zoom, and the way back.',
        media: { kind: 'video', ...sampleVideo },
      },
      ...content.tabs.slice(0, 2),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    let isStopped = false;
    const video = canvasElement.querySelector('video');
    if (!video) throw new Error('No video');
    video.pause = () => {
      isStopped = true;
    };
    await userEvent.click(canvas.getByRole('tab', { name: 'Cursor' }));
    await expect(isStopped).toBe(true);
  },
});

export const Two = meta.story({ args: { lede: undefined, tabs: content.tabs.slice(0, 2) } });

/** In a right-to-left page, the left arrow key moves the focus to the next tab in the row. */
export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist');
    await expect(getComputedStyle(list).direction).toBe('rtl');
    await userEvent.tab();
    await userEvent.keyboard(getComputedStyle(list).flexDirection === 'column' ? '{ArrowDown}' : '{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Cursor' })).toHaveFocus();
  },
});

import { brand } from '@onset/design-system/brand';
import { expect } from 'storybook/test';
import { AnnouncementBar } from '@onset/design-system/sections/announcement-bar';
import type { AnnouncementBarContent } from '@onset/design-system/sections/announcement-bar/schema';
import type { ReactNode } from 'react';
import preview from '../../.storybook/preview.tsx';
import { narrow } from '../helpers/frames.tsx';

const content: AnnouncementBarContent = {
  text: {
    key: 'announcement',
    fallback: `**${brand.name} 1.12.0 is here.** [See what changed](#changelog)`,
  },
};

const meta = preview.meta({
  title: 'Sections/Announcement bar',
  component: AnnouncementBar,
  parameters: { frame: 'none' },
  args: content,
});

/** Without JavaScript, the bar shows the full text and no close button. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Announcement' })).toHaveTextContent(
      `${brand.name} 1.12.0 is here.`,
    );
    await expect(canvas.getByRole('link', { name: 'See what changed' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The script that handles clicks has made the close button visible. The button has an accessible name. */
export const WithCloseButton = meta.story({
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('[data-announcement-close]')?.removeAttribute('hidden');
    await expect(canvas.getByRole('button', { name: 'Close the announcement' })).toBeVisible();
  },
});

/** Renders the bar with the attribute and the text that the script in the `head` sets. */
const withAnnouncementState = (announcedState: 'closed' | 'kept', announcementText = '') =>
  function StoryWithAnnouncement(Story: () => ReactNode) {
    return (
      <div data-announced={announcedState} style={{ '--announcement': JSON.stringify(announcementText) }}>
        <Story />
        <p className="page py-6">The page begins here.</p>
      </div>
    );
  };

/** The visitor has closed the announcement, so the bar takes up no space. */
export const Closed = meta.story({
  decorators: [withAnnouncementState('closed')],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

/**
 * The announcement that the previous page loaded from the site settings replaces the prerendered text before the first
 * paint.
 */
export const TextFromPreviousPage = meta.story({
  decorators: [withAnnouncementState('kept', 'Share pages rest on Sunday, 06:00 to 06:30 UTC. What that means')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Announcement' })).toBeVisible();
    await expect(canvas.queryByText(`${brand.name} 1.12.0 is here.`)).not.toBeVisible();
  },
});

/** The text comes from a site setting that has no fallback. The bar takes up no space until the setting is loaded. */
export const SettingNotLoaded = meta.story({
  args: { text: { key: 'announcement' } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p className="page py-6">The page begins here.</p>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

export const Narrow = meta.story({
  args: { text: 'Share pages rest on Sunday, 06:00 to 06:30 UTC. [What that means](#maintenance)' },
  decorators: [narrow(320)],
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('[data-announcement-close]')?.removeAttribute('hidden');
    await Promise.resolve();
  },
});

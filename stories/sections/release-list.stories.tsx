import { brand } from '@onset/design-system/brand';
import type { Block } from '@onset/design-system/content/prose';
import { ReleaseList } from '@onset/design-system/sections/release-list';
import type { ReleaseListContent } from '@onset/design-system/sections/release-list/schema';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { release } from '../fixtures/release.ts';

const createList = (...items: string[]): Block[] => [
  { type: 'list', items: items.map((item) => [{ type: 'paragraph', children: [item] }]) },
];
const createDownload = (version: string, bytes: number) => ({
  href: `https://downloads.onset.example/${brand.name}-${version}.dmg`,
  bytes,
  minimumSystem: 'macOS 14',
});

const content: ReleaseListContent = {
  label: 'Changelog',
  heading: 'What’s new in each version',
  headingLevel: 1,
  lede: 'The app tells you when there’s a new version, and you choose when to install it.',
  openCount: 2,
  releases: [
    {
      version: release.version,
      date: release.date,
      title: 'Camera layouts',
      mark: 'Newest',
      illustration: 'camera-layouts',
      download: createDownload(release.version, release.bytes),
      changes: [
        {
          heading: 'New',
          blocks: createList(
            'The camera can be a bubble, sit beside the screen, fill the frame or be off. Its layout can change at marks on the timeline.',
            'Click a mark to choose the layout that starts there.',
          ),
        },
        { heading: 'Better', blocks: createList('Exports with a removed background take less time on Apple silicon.') },
        {
          heading: 'Fixed',
          blocks: createList(
            'The teleprompter jumped back a line after a cough.',
            'Undo could lose the name of a mark.',
          ),
        },
      ],
    },
    {
      version: '1.7.1',
      date: '2026-08-06',
      title: 'A security fix',
      mark: 'Security',
      download: createDownload('1.7.1', 58_720_768),
      intro: [{ type: 'paragraph', children: ['Please update before you open packages from other people.'] }],
      changes: [
        {
          heading: 'Fixed',
          blocks: createList(
            'A package made by someone else could name a track outside the package. Tracks must now be inside it.',
          ),
        },
      ],
    },
    {
      version: '1.0.0',
      date: '2026-01-20',
      title: 'The first version',
      download: createDownload('1.0.0', 48_211_000),
      changes: [
        {
          heading: 'New',
          blocks: createList('Records the screen, the camera and the microphone, each as a separate track.'),
        },
      ],
    },
  ],
};

const meta = preview.meta({
  title: 'Sections/Release list',
  component: ReleaseList,
  parameters: { frame: 'none' },
  args: content,
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Each version must have an anchor, because support emails and the app's updater link to it.
    await expect(canvas.getByRole('link', { name: '1.12.0' })).toHaveAttribute('href', '#v1.12.0');
    const newest = canvasElement.ownerDocument.getElementById('v1.12.0');
    await expect(newest).not.toBeNull();
    if (newest) await expect(within(newest).getByRole('link', { name: 'Download 1.12.0' })).toBeVisible();
    await expect(canvas.getByText('Security')).toBeVisible();
    await expect(canvas.getByText('The first version')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Older versions'));
    await expect(canvas.getByText('The first version')).toBeVisible();
  },
});

export const One = meta.story({ args: { releases: content.releases.slice(2), lede: undefined } });

import { Post } from '@onset/design-system/sections/post';
import type { PostContent } from '@onset/design-system/sections/post/schema';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { readingSample } from '../helpers/reading-sample.ts';

const content: PostContent = {
  home: { label: 'Blog', href: '/blog' },
  heading: 'Your recording is a folder',
  lede: 'A package of plain tracks: what is in it, how to look inside, and how to keep it for ten years.',
  date: '2026-10-06',
  updated: '2026-10-20',
  author: { name: 'Ines Valdorra', portrait: 'bob', sampleLabel: 'Sample person' },
  minutes: 3,
  tags: [
    { label: 'Recording', href: '/blog/topic/recording' },
    { label: 'macOS', href: '/blog/topic/macos' },
  ],
  illustration: 'export-formats',
  body: readingSample,
  next: [
    {
      title: 'Cut the silence, keep the pauses',
      description: 'Which silences help a viewer, and which only make the video longer.',
      href: '/blog/cut-the-silence',
      date: '2026-09-22',
      minutes: 4,
      topic: 'Editing',
      illustration: 'timeline',
    },
    {
      title: 'How long a zoom should hold',
      description: 'A zoom that leaves too early is worse than none.',
      href: '/blog/how-long-a-zoom-should-hold',
      date: '2026-09-08',
      minutes: 5,
      illustration: 'zoom-path',
    },
  ],
};

const meta = preview.meta({
  title: 'Sections/Post',
  component: Post,
  parameters: { frame: 'none' },
  args: content,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your recording is a folder' })).toBeVisible();
    // The accessibility tree must contain exactly one table of contents. The section renders one for desktops and a
    // collapsed one for phones, and CSS hides one of them.
    const contents = canvas.getByRole('navigation', { name: 'In this article' });
    await expect(contents).toBeVisible();
    await expect(canvas.getByText('Sample person')).toBeVisible();
    await expect(canvas.getByText('6 October 2026')).toHaveAttribute('datetime', '2026-10-06');
    await expect(canvas.getByRole('link', { name: /How long a zoom should hold/ })).toBeVisible();
  },
});

export const Minimal = meta.story({
  args: {
    updated: undefined,
    tags: [],
    minutes: 1,
    next: [],
    author: { name: 'The docs team' },
    body: { blocks: [{ type: 'paragraph', children: ['The new version is out. That is all.'] }], notes: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

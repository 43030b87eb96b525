import { PostList } from '@onset/design-system/sections/post-list';
import type { PostListContent } from '@onset/design-system/sections/post-list/schema';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const content: PostListContent = {
  label: 'Blog',
  heading: 'Recordings that people finish',
  headingLevel: 1,
  lede: 'One topic at a time, with something to try at the end. Worth reading even if you never buy anything from us.',
  topics: [
    { label: 'All', href: '/blog', current: true },
    { label: 'Recording', href: '/blog/topic/recording' },
    { label: 'Editing', href: '/blog/topic/editing' },
    { label: 'Sound', href: '/blog/topic/sound' },
    { label: 'Camera', href: '/blog/topic/camera' },
    { label: 'Export', href: '/blog/topic/export' },
  ],
  posts: [
    {
      title: 'Your recording is a folder',
      description: 'A package of plain tracks: what is in it, how to look inside, and how to keep it for ten years.',
      href: '/blog/your-recording-is-a-folder',
      date: '2026-10-06',
      minutes: 3,
      topic: 'Recording',
      illustration: 'export-formats',
    },
    {
      title: 'Cut the silence, keep the pauses',
      description: 'Which gaps to take out and which to leave. Three lengths, and one rule for each.',
      href: '/blog/cut-the-silence-keep-the-pauses',
      date: '2026-09-15',
      minutes: 2,
      topic: 'Editing',
      illustration: 'cursor-path',
    },
    {
      title: 'How long a zoom should hold',
      description: 'Long enough to find the place, read it and see what happened. That can be counted.',
      href: '/blog/how-long-a-zoom-should-hold',
      date: '2026-08-11',
      minutes: 5,
      topic: 'Editing',
      illustration: 'zoom-steps',
    },
    {
      title: 'Light your face with one window',
      description: 'No lamp, no ring. Where to sit, when to record, and what a sheet of white paper does.',
      href: '/blog/light-your-face-with-one-window',
      date: '2026-07-07',
      minutes: 4,
      topic: 'Camera',
      illustration: 'clear-background',
    },
  ],
};

const meta = preview.meta({
  title: 'Sections/Post list',
  component: PostList,
  parameters: { frame: 'none' },
  args: content,
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    // The accessible name of a card's link must be only the title of the post.
    await expect(canvas.getByRole('link', { name: 'Your recording is a folder' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    // Each fact about a post begins with a slash as a separator. At the start of a line, the slash must be outside the
    // box, so that `overflow: clip` hides it.
    for (const time of canvasElement.querySelectorAll('time')) {
      const facts = time.parentElement as HTMLElement;
      const { left } = facts.getBoundingClientRect();
      await expect(getComputedStyle(facts).overflowX).toBe('clip');
      let previousTop = 0;
      for (const fact of facts.children) {
        const box = fact.getBoundingClientRect();
        if (box.top > previousTop) await expect(box.left).toBeLessThan(left - 8);
        previousTop = box.top;
      }
    }
  },
});

export const APageInTheMiddle = meta.story({
  args: {
    posts: content.posts.slice(1),
    position: 'Page 2 of 3',
    newer: { label: 'Newer posts', href: '/blog' },
    older: { label: 'Older posts', href: '/blog/page/3' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Older posts' })).toHaveAttribute('rel', 'next');
  },
});

/** After the row of three cards, the last two cards share a row. No row has an empty cell. */
export const LastRowOfTwo = meta.story({
  args: {
    topics: [],
    posts: [...content.posts, ...content.posts.slice(1, 3).map((post) => ({ ...post, href: `${post.href}-2` }))],
  },
  play: async ({ canvas }) => {
    const listRight = canvas.getByRole('list').getBoundingClientRect().right;
    const lastCardRights = new Map(
      canvas.getAllByRole('listitem').map((card) => {
        const { top, right } = card.getBoundingClientRect();
        return [Math.round(top), right];
      }),
    );
    for (const right of lastCardRights.values()) await expect(right).toBeCloseTo(listRight, 0);
  },
});

/** The list has only one post, whose card is as wide as the page. */
export const One = meta.story({
  args: { topics: [], posts: content.posts.slice(0, 1), lede: undefined },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('listitem');
    await expect(card.clientWidth).toBe(canvas.getByRole('list').clientWidth);
  },
});

export const None = meta.story({
  args: { topics: [], posts: [], empty: 'Nothing here yet. [All posts](/blog)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All posts' })).toBeVisible();
  },
});

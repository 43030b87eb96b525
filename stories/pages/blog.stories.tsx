import { expect } from 'storybook/test';
import document from '../../site/pages/blog.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Blog',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'blog.ts' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('navigation', { name: 'Topics' })).toBeVisible();
  },
});

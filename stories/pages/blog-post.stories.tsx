import { expect } from 'storybook/test';
import { generatedPages } from '../../site/compositor/generated-pages.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const path = '/blog/your-recording-is-a-folder';
const made = generatedPages().find((page) => page.path === path);
if (!made) throw new Error(`There is no page ${path}`);

const meta = preview.meta({
  title: 'Pages/Blog post',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document: made.document, file: 'blog/your-recording-is-a-folder.json' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your recording is a folder' })).toBeVisible();
    // Breaks if a fact in a post is shown by its name.
    await expect(canvas.queryByText(/\{\{/)).toBeNull();
  },
});

import { expect } from 'storybook/test';
import { generatedPages } from '../../site/compositor/generated-pages.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const made = generatedPages().find((page) => page.path === '/refund');
if (!made) throw new Error('There is no page /refund');

const meta = preview.meta({
  title: 'Pages/Legal',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document: made.document, file: 'refund.json' },
});

export const Refund = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
});

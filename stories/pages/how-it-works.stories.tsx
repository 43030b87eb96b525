import { expect } from 'storybook/test';
import document from '../../site/pages/how-it-works.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/How it works',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'how-it-works.ts' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: /Two clicks share one zoom/ })).toBeVisible();
  },
});

import { expect } from 'storybook/test';
import document from '../../site/pages/about.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/About',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'about.ts' },
});

/** Breaks if a person loses the mark of a sample. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByText('Sample person')).toHaveLength(3);
  },
});

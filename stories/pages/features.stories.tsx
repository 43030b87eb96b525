import { expect } from 'storybook/test';
import document from '../../site/pages/features.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Features',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'features.ts' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '50 % of “As recorded” shown');
  },
});

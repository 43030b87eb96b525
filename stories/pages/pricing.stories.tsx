import { expect } from 'storybook/test';
import document from '../../site/pages/pricing.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Pricing',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'pricing.ts' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
});

import { expect } from 'storybook/test';
import View, { handle } from '../../site/pages/pricing.tsx';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Pricing',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { handle, View },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
});

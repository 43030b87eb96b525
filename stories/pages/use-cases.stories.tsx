import { expect } from 'storybook/test';
import document from '../../site/pages/use-cases.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Use cases',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'use-cases.ts' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(6);
  },
});

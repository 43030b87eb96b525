import { expect } from 'storybook/test';
import document from '../../site/pages/tutorial-recording-software.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Tutorial recording software',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'tutorial-recording-software.ts' },
});

/** Breaks if the list has not as many checks as its heading says. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const heading = canvas.getByRole('heading', { name: 'Twelve checks before you publish' });
    const checks = heading.closest('section')?.querySelectorAll('.prose li');
    await expect(checks).toHaveLength(12);
  },
});

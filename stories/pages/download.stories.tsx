import { expect } from 'storybook/test';
import document from '../../site/pages/download.ts';
import { releases } from '../../site/content/releases.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Download',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'download.ts' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    // The newest release, with the figure to hold it against, and the one before it in the list.
    const [newest, before] = releases;
    await expect(canvas.getByRole('link', { name: 'Download for Mac' })).toHaveAttribute('href', newest?.href);
    await expect(canvas.getByText(newest?.sha256 ?? '')).toBeVisible();
    await expect(canvas.getByText(before?.version ?? '')).toBeInTheDocument();
  },
});

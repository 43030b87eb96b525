import { expect } from 'storybook/test';
import document from '../../site/pages/macos-screen-recorder.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/macOS screen recorder',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'macos-screen-recorder.ts' },
});

/** Breaks if a display loses a figure of its row. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const row = canvas.getByRole('row', { name: /MacBook Pro, 14 inches/u });
    await expect(row).toHaveTextContent(/3024 × 1964.*1\.58.*0\.79/u);
  },
});

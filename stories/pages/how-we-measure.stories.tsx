import { expect } from 'storybook/test';
import document from '../../site/pages/how-we-measure.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/How we measure',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'how-we-measure.ts' },
});

/** Breaks if the kinds of numbers change their order. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const table = canvas.getByRole('table');
    const kinds = ['Measured', 'Calculated', 'Taken from others', 'Experience', 'Specified'].map((kind) =>
      table.textContent.indexOf(kind),
    );
    await expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
  },
});

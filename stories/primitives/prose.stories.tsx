import { Prose } from '@onset/design-system/primitives/prose';
import type { Prose as ProseContent } from '@onset/design-system/content/prose';
import { drawMedia } from '@onset/design-system/sections/draw-media';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { rightToLeft } from '../helpers/frames.tsx';
import { readingSample } from '../helpers/reading-sample.ts';

const meta = preview.meta({
  title: 'Primitives/Prose',
  component: Prose,
  args: { prose: readingSample, drawMedia, timed: true },
  decorators: [
    (Story) => (
      <div className="@container max-w-page">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    // Breaks if code or a table can no longer be scrolled with the keyboard, or has no name there.
    await expect(canvas.getByRole('region', { name: 'Terminal: Look inside' })).toHaveAttribute('tabindex', '0');
    await expect(canvas.getByRole('region', { name: 'Table: What is in the package' })).toHaveAttribute(
      'tabindex',
      '0',
    );
    // Breaks if a note cannot be reached from the text, or the text from the note.
    const note = canvas.getAllByRole('link', { name: 'Note 1' })[0];
    await expect(note).toHaveAttribute('href', '#note-1');
    await expect(canvas.getAllByRole('link', { name: 'Back to the text from note 1' })).toHaveLength(2);
    await expect(canvas.getByRole('rowheader', { name: 'screen.mov' })).toBeVisible();
  },
});

export const Untimed = meta.story({ args: { timed: false } });

const least: ProseContent = { blocks: [{ type: 'paragraph', children: ['One sentence.'] }], notes: [] };

export const Least = meta.story({ args: { prose: least } });

export const RightToLeft = meta.story({ decorators: [rightToLeft] });

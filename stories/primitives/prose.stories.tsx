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
  args: { prose: readingSample, drawMedia, timed: true, sectionId: 'guide' },
  decorators: [
    (Story) => (
      <div className="@container max-w-page">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    // Code and tables must be in named regions that can be focused, so that they can be scrolled with the keyboard.
    await expect(canvas.getByRole('region', { name: 'Terminal: Look inside' })).toHaveAttribute('tabindex', '0');
    await expect(canvas.getByRole('region', { name: 'Table: What is in the package' })).toHaveAttribute(
      'tabindex',
      '0',
    );
    // Each link to a note, and each link back to the text, must have a target. The IDs contain a prefix, because a page
    // can contain several texts with notes.
    const links = [/^Note 1$/, /^Back to the text from note 1$/].flatMap((name) =>
      canvas.getAllByRole('link', { name }),
    );
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#guide-note-1',
      '#guide-note-1',
      '#guide-note-1-1',
      '#guide-note-1-2',
    ]);
    for (const link of links) await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    await expect(canvas.getByRole('rowheader', { name: 'screen.mov' })).toBeVisible();
  },
});

export const Untimed = meta.story({ args: { timed: false } });

const oneSentence: ProseContent = { blocks: [{ type: 'paragraph', children: ['One sentence.'] }], notes: [] };

export const Minimal = meta.story({ args: { prose: oneSentence } });

export const RightToLeft = meta.story({ decorators: [rightToLeft] });

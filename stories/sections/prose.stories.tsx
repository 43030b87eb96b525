import { ProseSection } from '@onset/design-system/sections/prose';
import type { ProseContent } from '@onset/design-system/sections/prose/schema';
import type { Block } from '@onset/design-system/content/prose';
import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const createParagraph = (text: string): Block => ({ type: 'paragraph', children: [text] });
const createHeading = (id: string, text: string): Block => ({ type: 'heading', level: 2, id, children: [text] });

const content: ProseContent = {
  label: 'Legal',
  heading: 'Refund policy',
  lede: 'Fourteen days to change your mind, the whole price back, no reason asked.',
  effective: '2026-11-01',
  notice: [
    {
      type: 'paragraph',
      children: [{ type: 'strong', children: ['Template: to be reviewed by counsel before use.'] }],
    },
  ],
  body: {
    blocks: [
      createHeading('in-short', '1. In short'),
      createParagraph(
        'Write within 14 days of paying, and the whole price comes back. You need not say why. It holds for every plan, for a first payment and for a renewal, in every country.',
      ),
      createHeading('how-to-ask', '2. How to ask'),
      createParagraph('Any of these will do:'),
      {
        type: 'list',
        items: [
          [
            createParagraph(
              'Write to us from the address you bought with. The order number helps; it is on the receipt.',
            ),
          ],
          [
            createParagraph(
              'Use the link in the receipt. Paddle.com Market Ltd is the seller of record and sends the money.',
            ),
          ],
        ],
      },
      createParagraph('“Please refund my order” is enough of a letter. You get an answer within two working days.'),
      createHeading('what-comes-back', '3. What comes back, and when'),
      createParagraph(
        'The full amount, tax included, goes back the way it came: to the same card, account or wallet. Banks may then take a few days more to show it.',
      ),
      { type: 'heading', level: 3, id: 'a-form', children: ['A form you may use'] },
      {
        type: 'code',
        language: 'text',
        label: 'A form you may use',
        tokens: [
          'To: Paddle.com Market Ltd, and support@onset.example\n\nI withdraw from my contract for the following product:\nOrdered on:\nName:\nDate:',
        ],
      },
      createHeading('changes', '4. Changes'),
      createParagraph('For an order, the version counts that stood here on the day you paid.'),
    ],
    notes: [],
  },
};

const meta = preview.meta({
  title: 'Sections/Prose',
  component: ProseSection,
  parameters: { frame: 'none' },
  args: content,
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    // On phones, the table of contents is collapsed. A click on its `summary` element must open it without scripts.
    const summary = canvasElement.querySelector('summary');
    if (summary?.checkVisibility()) await userEvent.click(summary);
    await expect(canvas.getByRole('link', { name: '2. How to ask' })).toBeVisible();
    if (summary?.checkVisibility()) await userEvent.click(summary);
    summary?.blur();
  },
});

/**
 * Each heading of level 3 starts a new column. Otherwise, a checklist would be one narrow list with empty space beside
 * it.
 */
export const Columns = meta.story({
  args: {
    effective: undefined,
    notice: undefined,
    headingLevel: 2,
    heading: 'Before you publish',
    columns: 3,
    body: {
      blocks: [
        ['seen', 'Seen', 'You can read every important text on a phone.'],
        ['heard', 'Heard', 'No pause is longer than a second, unless viewers need to think.'],
        ['understood', 'Understood', 'One real person has done the task with only the video.'],
      ].flatMap(([id = '', heading = '', check = '']): Block[] => [
        { type: 'heading', level: 3, id, children: [heading] },
        { type: 'list', items: [[createParagraph(check)], [createParagraph('You watched it once without stopping.')]] },
      ]),
      notes: [],
    },
  },
});

/** The section has no table of contents, so the text is aligned with the heading. */
export const Minimal = meta.story({
  args: {
    lede: undefined,
    effective: undefined,
    notice: undefined,
    body: {
      blocks: [createParagraph('For an order, the version counts that stood here on the day you paid.')],
      notes: [],
    },
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const text = canvas.getByText(/^For an order/).getBoundingClientRect();
    await expect(text.left).toBe(heading.left);
  },
});

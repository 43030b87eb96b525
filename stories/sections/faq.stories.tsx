import { expect, within } from 'storybook/test';
import { Faq } from '@onset/design-system/sections/faq';
import type { FaqContent } from '@onset/design-system/sections/faq/schema';
import preview from '../../.storybook/preview.tsx';

const content: FaqContent = {
  label: 'Questions',
  heading: 'Questions before buying',
  questions: [
    {
      question: 'Which Macs does it run on?',
      answer: 'Every Mac with **macOS 14 or later**, with Apple silicon or Intel.',
    },
    { question: 'Is there a watermark?', answer: 'No. Not in any plan, not in any export.' },
    {
      question: 'What happens when I stop paying?',
      answer: 'Your recordings and projects stay yours and open as before. Exporting waits until you come back.',
    },
    {
      question: 'Does anything leave my Mac?',
      answer:
        'Only what you upload. Recording, zooming and clearing the background happen on your Mac. See [the plans](#plans).',
    },
  ],
};

const meta = preview.meta({
  title: 'Sections/FAQ',
  component: Faq,
  parameters: { frame: 'none' },
  // The heading is sticky below the site's header. Without this padding, the heading would already be stuck when the
  // story opens.
  decorators: [
    (Story) => (
      <div className="pt-24">
        <Story />
      </div>
    ),
  ],
  args: content,
});

/** When an answer is opened, the previously opened answer closes. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Is there a watermark?'));
    await expect(canvas.getByText('No. Not in any plan, not in any export.')).toBeVisible();
    await userEvent.click(canvas.getByText('Does anything leave my Mac?'));
    await expect(canvas.getByRole('link', { name: 'the plans' })).toBeVisible();
    await expect(canvas.getByText('No. Not in any plan, not in any export.')).not.toBeVisible();
  },
});

/** The first answer is open. */
export const Initial = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('macOS 14 or later')).toBeVisible();
    await expect(canvas.getByText('No. Not in any plan, not in any export.')).not.toBeVisible();
  },
});

export const OneQuestion = meta.story({
  args: { questions: content.questions?.slice(0, 1), lede: 'The one thing everybody asks.' },
});

/**
 * Links below the heading lead to the groups of questions. When an answer is opened, the previously opened one closes,
 * even if it's in another group.
 */
export const Groups = meta.story({
  args: {
    heading: 'Questions, by what they are about',
    lede: 'Not here? [Write to us](mailto:support@onset.example).',
    questions: undefined,
    groups: [
      {
        id: 'recording',
        heading: 'Recording',
        questions: [
          {
            question: 'Does it record the sound of the Mac?',
            answer: 'Yes, as a track of its own, and without an extra driver.',
          },
          {
            question: 'Can I record an iPhone?',
            answer: 'An iPhone or an iPad, by its cable. Its screen is one more track.',
          },
          {
            question: 'Why does it ask for Accessibility?',
            answer: 'To know where you click and which keys you press, for zooms and shortcuts.',
          },
        ],
      },
      {
        id: 'editing',
        heading: 'Editing',
        questions: [
          {
            question: 'Does it cut my pauses by itself?',
            answer: 'No. It finds them and offers them as cuts. You say which.',
          },
          {
            question: 'Can I undo a zoom after the export?',
            answer: 'Yes. The recording is kept as it was: change the edit and export it again.',
          },
        ],
      },
      {
        id: 'paying',
        heading: 'Paying',
        questions: [
          {
            question: 'What if it isn’t for me?',
            answer: 'Write to us within 14 days and the whole price comes back. You need not say why.',
          },
          {
            question: 'What happens when I stop paying?',
            answer: 'Your recordings open, play and copy as before. Exporting an edit waits until you come back.',
          },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Subjects' })).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#recording', '#editing', '#paying']);
    await expect(canvas.getByRole('heading', { level: 3, name: 'Paying' })).toBeVisible();
    await userEvent.click(canvas.getByText('Can I record an iPhone?'));
    await userEvent.click(canvas.getByText('What if it isn’t for me?'));
    await expect(canvas.getByText(/^Write to us within 14 days/)).toBeVisible();
    await expect(canvas.getByText(/^An iPhone or an iPad/)).not.toBeVisible();
  },
});

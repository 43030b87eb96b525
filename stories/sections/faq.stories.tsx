import { expect } from 'storybook/test';
import { Faq } from '@onset/design-system/sections/faq';
import type { FaqContent } from '@onset/design-system/sections/faq';
import preview from '../../.storybook/preview.tsx';

const content: FaqContent = {
  at: '00:18',
  label: 'Questions',
  heading: 'Asked before buying',
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
  // The heading keeps clear of a site's header while it is read. At the very top it would stand as if it were being read.
  decorators: [
    (Story) => (
      <div className="pt-24">
        <Story />
      </div>
    ),
  ],
  args: content,
});

/** One answer is open at a time. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Is there a watermark?'));
    await expect(canvas.getByText('No. Not in any plan, not in any export.')).toBeVisible();
    await userEvent.click(canvas.getByText('Does anything leave my Mac?'));
    await expect(canvas.getByRole('link', { name: 'the plans' })).toBeVisible();
    await expect(canvas.getByText('No. Not in any plan, not in any export.')).not.toBeVisible();
  },
});

export const Closed = meta.story();

export const OneQuestion = meta.story({
  args: { questions: content.questions.slice(0, 1), lede: 'The one thing everybody asks.' },
});

export const LongText = meta.story({
  args: {
    questions: content.questions.map(({ question, answer }) => ({
      question: `${question} Und was geschieht mit alledem, wenn man das Betriebssystem wechselt?`,
      answer: `${answer} ${answer} ${answer}`,
    })),
  },
});

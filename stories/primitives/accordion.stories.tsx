import { expect } from 'storybook/test';
import { AccordionItem } from '@onset/design-system/primitives/accordion';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Primitives/Accordion',
  component: AccordionItem,
  args: { title: 'Which Macs does it run on?', children: 'Every Mac with macOS 14 or later.' },
});

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every Mac with macOS 14 or later.')).not.toBeVisible();
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Which Macs does it run on?'));
    const answer = canvas.getByText('Every Mac with macOS 14 or later.');
    await expect(answer).toBeVisible();

    // The focus ring of the question must not touch the text of the answer.
    await userEvent.keyboard(' ');
    await userEvent.keyboard(' ');
    const question = answer.parentElement?.querySelector('summary') ?? answer;
    const { outlineOffset, outlineWidth } = getComputedStyle(question);
    const focusRingBottom =
      question.getBoundingClientRect().bottom + Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const { paddingTop } = getComputedStyle(answer);
    const textTop = answer.getBoundingClientRect().top + Number.parseFloat(paddingTop);
    await expect(textTop - focusRingBottom).toBeGreaterThanOrEqual(3);
  },
});

/** Only one of the items with the same `name` is open at a time. */
export const Group = meta.story({
  render: (args) => (
    <div>
      <AccordionItem {...args} name="group" />
      <AccordionItem name="group" title="Is there a watermark?">
        No.
      </AccordionItem>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Which Macs does it run on?'));
    await userEvent.click(canvas.getByText('Is there a watermark?'));
    await expect(canvas.getByText('No.')).toBeVisible();
    await expect(canvas.getByText('Every Mac with macOS 14 or later.')).not.toBeVisible();
  },
});

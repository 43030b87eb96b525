import { expect } from 'storybook/test';
import { CostOverTime } from '@onset/design-system/sections/cost-over-time';
import type { CostOverTimeContent } from '@onset/design-system/sections/cost-over-time/schema';
import preview from '../../.storybook/preview.tsx';

const content: CostOverTimeContent = {
  heading: 'What it costs over time',
  lede: 'Select a month.',
  months: 24,
  currency: 'USD',
  question: 'Months in which you need the app',
  plans: [
    { label: 'Monthly', amount: 12, months: 1 },
    { label: 'Yearly', amount: 96, months: 12, monthAmount: 12 },
    { label: 'Lifetime', amount: 189 },
  ],
  note: 'Before tax.',
};

const meta = preview.meta({
  title: 'Sections/Cost over time',
  component: CostOverTime,
  parameters: { frame: 'none' },
  args: content,
});

/** The arrow keys move the playhead, and the costs of its month are above the chart. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const selected = (): HTMLElement => canvas.getByRole('radio', { checked: true });
    await expect(selected()).toHaveAccessibleName(/^12 months\s*: Monthly \$144/);
    selected().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(selected()).toHaveAccessibleName(/^13 months\s*: Monthly \$156/);
  },
});

export const FivePlans = meta.story({
  args: {
    plans: [
      ...content.plans.slice(0, 2),
      { label: 'Team monthly', amount: 20, months: 1 },
      { label: 'Team yearly', amount: 160, months: 12, monthAmount: 20 },
      ...content.plans.slice(2),
    ],
  },
});

export const TwoPlans = meta.story({ args: { months: 36, plans: content.plans.slice(0, 2), note: undefined } });

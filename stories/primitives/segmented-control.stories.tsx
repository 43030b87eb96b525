import { expect, fn } from 'storybook/test';
import { SegmentedControl } from '@onset/design-system/primitives/segmented-control';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Primitives/Segmented control',
  component: SegmentedControl,
  args: {
    legend: 'Billing',
    name: 'billing',
    defaultValue: 'yearly',
    segments: [
      { value: 'monthly', label: 'Monthly' },
      { value: 'yearly', label: 'Yearly' },
      { value: 'lifetime', label: 'Once' },
    ],
    onValueChange: fn(),
  },
});

/** The arrow keys move the choice, as in every group of radio buttons. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Billing' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('yearly');
  },
});

export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
});

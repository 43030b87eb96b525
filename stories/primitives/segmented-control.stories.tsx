import { expect, fn } from 'storybook/test';
import { SegmentedControl } from '@onset/design-system/primitives/segmented-control';
import preview from '../../.storybook/preview.tsx';
import { narrow } from '../helpers/frames.tsx';

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

/** The arrow keys change the selected option. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Billing' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('yearly');
  },
});

/** Each option shows a price as its second line. */
export const WithDetails = meta.story({
  args: {
    segments: [
      { value: 'monthly', label: 'Monthly', detail: '$12' },
      { value: 'yearly', label: 'Yearly', detail: '$96' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Yearly $96' })).toBeChecked();
  },
});

/** The options stay in one row in a narrow container. */
export const Narrow = meta.story({
  decorators: [narrow(180)],
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    const textRange = document.createRange();
    textRange.selectNodeContents(canvas.getByText('Monthly'));
    await expect(textRange.getClientRects()).toHaveLength(1);
    await expect(canvas.getByRole('group').getBoundingClientRect().width).toBeLessThanOrEqual(180);
  },
});

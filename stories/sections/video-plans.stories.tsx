import { expect } from 'storybook/test';
import { VideoPlans } from '@onset/design-system/sections/video-plans';
import type { VideoPlansContent } from '@onset/design-system/sections/video-plans/schema';
import preview from '../../.storybook/preview.tsx';

const content: VideoPlansContent = {
  heading: 'How long each video should be',
  lede: 'Blue shows the screen, green shows you.',
  minutes: 4,
  plans: [
    {
      title: 'Greeting',
      audience: 'For a new customer',
      shots: [{ shows: 'camera', seconds: 30 }],
      settings: [{ label: 'Camera', value: 'Full' }],
    },
    {
      title: 'Walkthrough',
      audience: 'For a team',
      href: '#walkthrough',
      shots: [
        { shows: 'camera', seconds: 15 },
        { shows: 'code', seconds: 170 },
        { shows: 'camera', seconds: 25 },
      ],
      settings: [
        { label: 'Record', value: 'One window' },
        { label: 'Export', value: '16:9, with captions' },
      ],
    },
  ],
  note: 'The lengths are [recommendations](/use-cases).',
};

const meta = preview.meta({
  title: 'Sections/Video plans',
  component: VideoPlans,
  parameters: { frame: 'none' },
  args: content,
});

/** The length of a plan is the sum of its shots. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('03:30')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Walkthrough' })).toHaveAttribute('href', '#walkthrough');
  },
});

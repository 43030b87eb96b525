import { SectionHeading } from '@onset/design-system/primitives/section-heading';
import type { SectionHeadingProps } from '@onset/design-system/primitives/section-heading';
import preview from '../../.storybook/preview.tsx';

const content: SectionHeadingProps = {
  id: 'what',
  at: '00:04',
  label: 'What it does',
  heading: 'It makes the cuts you would have made',
  level: 2,
  lede: 'A raw recording is long and jumpy. Four things happen to it **while you talk**.',
};

const meta = preview.meta({
  title: 'Primitives/Section heading',
  component: SectionHeading,
  args: content,
  decorators: [
    (Story) => (
      <div className="@container">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
export const PageHeading = meta.story({ args: { level: 1 } });
export const Large = meta.story({ args: { opening: 'large' } });
export const Centered = meta.story({ args: { opening: 'centered' } });
export const Sentence = meta.story({
  args: { heading: 'It makes the cuts you would have made.', opening: 'sentence' },
});
export const Stacked = meta.story({ args: { opening: 'stacked' } });
export const HeadingOnly = meta.story({ args: { lede: undefined } });

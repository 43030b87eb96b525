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

/** This layout is the default, for most sections. */
export const Default = meta.story();
export const PageHeading = meta.story({ args: { level: 1 } });
/** This layout is for the most important section of a page. */
export const Large = meta.story({ args: { opening: 'large' } });
/** This layout is for sections whose content is as wide as the page or the viewport. */
export const Centered = meta.story({ args: { opening: 'centered' } });
/** This layout is for a heading that ends with a period and is explained by its lede. */
export const Sentence = meta.story({
  args: { heading: 'It makes the cuts you would have made.', opening: 'sentence' },
});
/** This layout is for sections with their content beside the heading. */
export const Stacked = meta.story({ args: { opening: 'stacked' } });
export const HeadingOnly = meta.story({ args: { lede: undefined } });

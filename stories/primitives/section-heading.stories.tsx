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

/** The default: for most sections. */
export const Default = meta.story();
export const PageHeading = meta.story({ args: { level: 1 } });
/** For the one section of a page that matters most. */
export const Large = meta.story({ args: { opening: 'large' } });
/** For a section whose content is as wide as the page or the window. */
export const Centered = meta.story({ args: { opening: 'centered' } });
/** For a heading that ends with a full stop, and whose lede explains it. */
export const Sentence = meta.story({
  args: { heading: 'It makes the cuts you would have made.', opening: 'sentence' },
});
/** For a section with its content beside the heading. */
export const Stacked = meta.story({ args: { opening: 'stacked' } });
export const HeadingOnly = meta.story({ args: { lede: undefined } });

import { SectionHeading } from '@onset/design-system/primitives/section-heading';
import type { SectionHeadingProps } from '@onset/design-system/primitives/section-heading';
import preview from '../../.storybook/preview.tsx';

const content: SectionHeadingProps = {
  id: 'what',
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

/** The `stacked` layout, which is the default and suits most sections. */
export const Default = meta.story();
export const PageHeading = meta.story({ args: { level: 1 } });
/** The `centered` layout, for sections whose content is as wide as the page or the viewport. */
export const Centered = meta.story({ args: { opening: 'centered' } });
/** The `sentence` layout, for a heading that is a complete sentence with a period. */
export const Sentence = meta.story({
  args: { heading: 'It makes the cuts you would have made.', opening: 'sentence' },
});
export const HeadingOnly = meta.story({ args: { lede: undefined } });

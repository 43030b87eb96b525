import { expect } from 'storybook/test';
import { Link } from '@onset/design-system/primitives/link';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Primitives/Link',
  component: Link,
  args: { href: '#plans', children: 'See all plans' },
});

export const Text = meta.story({
  render: (args) => (
    <p>
      Before you decide, <Link {...args} /> and what each of them holds.
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all plans' })).toHaveAttribute('href', '#plans');
  },
});
export const Quiet = meta.story({ args: { variant: 'quiet' } });
/** The link ends with a decorative arrow, which isn't part of the accessible name. */
export const Forward = meta.story({
  args: { variant: 'forward' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all plans' })).toBeVisible();
  },
});

import { expect } from 'storybook/test';
import { SkipLink } from '@onset/design-system/primitives/skip-link';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Primitives/Skip link',
  component: SkipLink,
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1} className="pt-12 text-body">
          The first press of the Tab key shows the link.
        </main>
      </>
    ),
  ],
});

export const Hidden = meta.story();

/** Pressing the Tab key for the first time shows the link. Opening it moves the focus to the main content. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveAttribute('href', '#main');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

import { expect } from 'storybook/test';
import { VisuallyHidden } from '@onset/design-system/primitives/visually-hidden';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Primitives/Visually hidden', component: VisuallyHidden });

/** The words “your profile” are part of the button's accessible name, but visually hidden. */
export const InAButton = meta.story({
  render: () => (
    <button type="button" className="min-h-11 rounded-md border border-line-strong px-5">
      Edit <VisuallyHidden>your profile</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Edit your profile' });
    await expect(button.getBoundingClientRect().width).toBeLessThan(120);
  },
});

import { expect, fn } from 'storybook/test';
import { Button, ButtonLink } from '@onset/design-system/primitives/button';
import preview from '../../.storybook/preview.tsx';
import { narrow } from '../helpers/frames.tsx';

const meta = preview.meta({
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Download for Mac', onClick: fn() },
});

export const Primary = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download for Mac' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
export const Secondary = meta.story({ args: { variant: 'secondary' } });
export const Outline = meta.story({ args: { variant: 'outline' } });
export const Quiet = meta.story({ args: { variant: 'quiet' } });
/** The `danger` variant, for actions that can't be undone. */
export const Danger = meta.story({ args: { variant: 'danger', children: 'Delete account' } });
export const Disabled = meta.story({ args: { disabled: true } });

/** While an action is pending, the button keeps its name and the focus. Further clicks do nothing. */
export const Pending = meta.story({
  args: { pending: true, children: 'Creating account' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Creating account' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <div className="flex flex-wrap items-center gap-4">
      <Button {...args} size="sm" />
      <Button {...args} size="md" />
      <Button {...args} size="lg" />
    </div>
  ),
});

export const AsLink = meta.story({
  render: () => <ButtonLink href="#prices">See prices</ButtonLink>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See prices' })).toHaveAttribute('href', '#prices');
  },
});

/** A long word is hyphenated or broken, so that it doesn't widen a narrow column. */
export const LongText = meta.story({
  args: { width: 'full', children: 'Bildschirmaufzeichnungssoftware herunterladen und sofort ausprobieren' },
  decorators: [narrow(220)],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
});

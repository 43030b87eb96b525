import { expect } from 'storybook/test';
import document from '../../site/pages/forgot-password.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Forgot password',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'forgot-password.ts' },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send link' })).toBeVisible();
  },
});

/** After the submit, the page shows the same message whether or not the account exists. */
export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(
      await canvas.findByText('If there’s an account with this address, a link is on its way.'),
    ).toBeVisible();
  },
});

import { expect } from 'storybook/test';
import View, { handle } from '../../site/pages/register.tsx';
import preview from '../../.storybook/preview.tsx';
import { PageStory, signedIn } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Register',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { handle, View },
});

export const SignedOut = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Create account' })).toBeVisible();
  },
});

/** Who is logged in already is told so, and may make another account. */
export const SignedIn = meta.story({
  args: { auth: signedIn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You are logged in already/)).toBeVisible();
  },
});

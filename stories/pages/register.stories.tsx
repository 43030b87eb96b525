import { expect } from 'storybook/test';
import document from '../../site/pages/register.ts';
import preview from '../../.storybook/preview.tsx';
import { expectSignedIn } from './expect-signed-in.ts';
import { PageStory, signedIn } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Register',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'register.ts' },
});

export const SignedOut = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Create account' })).toBeVisible();
  },
});

/** The visitor is already logged in. The page says so, and still allows the creation of another account. */
export const SignedIn = meta.story({
  args: { auth: signedIn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You’re already logged in/)).toBeVisible();
    await expectSignedIn(canvas);
  },
});

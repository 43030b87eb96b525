import { expect } from 'storybook/test';
import document from '../../site/pages/login.ts';
import preview from '../../.storybook/preview.tsx';
import { expectSignedIn } from './expect-signed-in.ts';
import { PageStory, signedIn } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Log in',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'login.ts' },
});

export const SignedOut = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
});

/** The visitor is already logged in. The page says so, and still allows a login to another account. */
export const SignedIn = meta.story({
  args: { auth: signedIn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You’re already logged in/)).toBeVisible();
    await expectSignedIn(canvas);
  },
});

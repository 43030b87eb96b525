import { expect } from 'storybook/test';
import document from '../../site/pages/login.ts';
import preview from '../../.storybook/preview.tsx';
import { expectNoWayIn } from './expect-no-way-in.ts';
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

/** Who is logged in already is told so, and may log in as somebody else. */
export const SignedIn = meta.story({
  args: { auth: signedIn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You’re already logged in/)).toBeVisible();
    await expectNoWayIn(canvas);
  },
});

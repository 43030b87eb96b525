import { expect, fn } from 'storybook/test';
import { AccountIntro } from '@onset/design-system/sections/account-intro';
import preview from '../../.storybook/preview.tsx';
import { signedIn } from '../helpers/frames.tsx';

const meta = preview.meta({
  title: 'Sections/Account intro',
  component: AccountIntro,
  parameters: { frame: 'none' },
  args: {
    heading: 'Your profile',
    signedOutLede: 'Change your name, your email address and your password here. Log in to see yours.',
    logIn: { label: 'Log in', href: '#log-in' },
    register: { label: 'Create account', href: '#register' },
    otherPage: { label: 'Your plan', href: '#plan' },
    logOutLabel: 'Log out',
    loadingText: 'Loading your account…',
    onLogOut: fn(),
  },
});

export const SignedOut = meta.story({
  args: { status: 'signed-out' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Log out' })).toBeNull();
  },
});

/** Logging out moves the focus to the heading, because the button is about to go. */
export const SignedIn = meta.story({
  args: { status: 'signed-in', email: 'ada@example.com' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

/** Until the session is known, the mark of the document chooses: without it, what a signed-out visitor sees. */
export const Unknown = meta.story({
  args: { status: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Log out' })).toBeNull();
  },
});

export const UnknownButMarked = meta.story({
  args: { status: 'unknown' },
  decorators: [signedIn],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your account…')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Log in' })).toBeNull();
  },
});

export const LongAddress = meta.story({
  args: { status: 'signed-in', email: 'a.very.long.address.of.somebody@department.university.example.com' },
});

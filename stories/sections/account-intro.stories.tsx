import { expect, fn } from 'storybook/test';
import { AccountIntro } from '@onset/design-system/sections/account-intro';
import preview from '../../.storybook/preview.tsx';
import { signedIn } from '../helpers/frames.tsx';

const meta = preview.meta({
  title: 'Sections/Account intro',
  component: AccountIntro,
  parameters: { frame: 'none' },
  args: {
    heading: 'Your account',
    signedOutLede: 'Change your name, your email address and your password here. Log in to see yours.',
    logIn: { label: 'Log in', href: '#log-in' },
    register: { label: 'Create account', href: '#register' },
    tabs: [
      { label: 'Plan', href: '#plan' },
      { label: 'Profile', href: '#profile' },
      { label: 'Macs', href: '#macs' },
      { label: 'Invoices', href: '#invoices' },
      { label: 'Security', href: '#security' },
    ],
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

/** The “Log out” button disappears when it's clicked, so the focus moves to the heading. */
export const SignedIn = meta.story({
  args: { status: 'signed-in', email: 'ada@example.com' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Plan');
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

/**
 * Before a script has read the session, the attribute `data-signed-in` determines which content CSS shows. The
 * attribute is missing here, so the content for logged-out visitors is visible.
 */
export const Unknown = meta.story({
  args: { status: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Log out' })).toBeNull();
  },
});

export const UnknownWithStoredSession = meta.story({
  args: { status: 'unknown' },
  decorators: [signedIn],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your account…')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Log in' })).toBeNull();
  },
});

export const LongEmail = meta.story({
  args: {
    status: 'signed-in',
    currentTab: '#security',
    email: 'a.very.long.address.of.somebody@department.university.example.com',
  },
});

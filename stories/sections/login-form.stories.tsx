import { expect, fn, within } from 'storybook/test';
import { required } from '@onset/design-system/primitives/form-values';
import { LoginForm } from '@onset/design-system/sections/login-form';
import { NoticeButton } from '@onset/design-system/primitives/notice';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/Login form',
  component: LoginForm,
  parameters: { frame: 'none' },
  args: {
    heading: 'Log in',
    lede: 'Your licenses, your receipts and your downloads are in your account.',
    links: [
      { label: 'Forgot your password?', href: '#forgot-password' },
      { lead: 'No account yet?', label: 'Create one', href: '#register' },
    ],
    rules: {
      identifier: required('Enter your email or your username.'),
      password: required('Enter your password.'),
    },
    onSubmit: fn(),
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Log in' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create one' })).toHaveAttribute('href', '#register');
  },
});

/** The form removes spaces around the email address or username. It submits the password unchanged. */
export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email or username'), ' ada@example.com ');
    await userEvent.type(canvas.getByLabelText('Password'), ' pass word ');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      identifier: 'ada@example.com',
      password: ' pass word ',
    });
  },
});

/**
 * After a submit with empty fields, both fields show errors, and the first one gets the focus. Editing a field removes
 * its error.
 */
export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const identifier = canvas.getByLabelText('Email or username');
    const password = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(identifier).toHaveFocus();
    await expect(identifier).toBeInvalid();
    await expect(identifier).toHaveAccessibleDescription('Enter your email or your username.');
    await expect(password).toHaveAccessibleDescription('Enter your password.');
    await expect(canvas.getByText('2 fields need your attention.')).toBeInTheDocument();

    await userEvent.type(identifier, 'ada');
    await expect(identifier).toBeValid();
    await expect(identifier).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{Enter}');
    await expect(password).toHaveFocus();
    await expect(canvas.getByText('1 field needs your attention.')).toBeInTheDocument();
    await expect(identifier).toHaveValue('ada');
  },
});

export const EmailConfirmed = meta.story({
  args: { notice: { tone: 'success', text: 'Your email is confirmed. You can log in now.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your email is confirmed. You can log in now.');
    await expect(document.body).toHaveFocus();
  },
});

const resend = fn();

/** The form shows the server's error message unchanged, and the help in a separate sentence. */
export const EmailNotConfirmed = meta.story({
  args: {
    error: 'Your account email is not confirmed',
    remedy: (
      <>
        Open the link we sent you, then log in.
        <div className="mt-3">
          <NoticeButton label="Resend the confirmation email" onClick={resend} done="A new link is on its way." />
        </div>
      </>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(within(alert).getByText('Your account email is not confirmed')).toBeVisible();
    resend.mockClear();
    await expect(within(alert).getByText('Open the link we sent you, then log in.')).toBeVisible();
    await userEvent.click(within(alert).getByRole('button', { name: 'Resend the confirmation email' }));
    await expect(resend).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/**
 * While the request is pending, another submit does nothing. The button keeps its label, and the fields keep their
 * values.
 */
export const Pending = meta.story({
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email or username'), 'ada');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('ada');
  },
});

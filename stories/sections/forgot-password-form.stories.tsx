import { expect, fn } from 'storybook/test';
import { ForgotPasswordForm } from '@onset/design-system/sections/forgot-password-form';
import type { ForgotPasswordFormProps } from '@onset/design-system/sections/forgot-password-form';
import preview from '../../.storybook/preview.tsx';
import { email } from '../fixtures/form-rules.ts';
import { Server } from '../helpers/server.tsx';

const meta = preview.meta({
  title: 'Sections/Forgot password form',
  component: ForgotPasswordForm,
  parameters: { frame: 'none' },
  args: {
    heading: 'Forgot your password?',
    lede: 'We send you a link. With it you set a new one.',
    sentHint: 'It is valid for 2 hours. If it does not come, look among the spam.',
    links: [{ lead: 'It came back to you?', label: 'Log in', href: '#login' }],
    rules: { email },
    onSubmit: fn(),
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Forgot your password?' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
  },
});

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), ' ada@example.com ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ email: 'ada@example.com' });
  },
});

export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Enter your email, such as name@example.com.');
    await userEvent.type(email, 'ada{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(email).toHaveAccessibleDescription('This email is incomplete. Write it like name@example.com.');
    await expect(email).toHaveValue('ada');
    await expect(canvas.getByText('1 field needs your attention.')).toBeInTheDocument();
  },
});

export const FieldErrors = meta.story({
  args: { fieldErrors: { email: 'email must be a valid email' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('email must be a valid email');
  },
});

/**
 * The message is the same whether or not the email address has an account. If the message is already there when the
 * page opens, it doesn't take the focus.
 */
export const Sent = meta.story({
  args: { sent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('If there’s an account with this address, a link is on its way.')).toBeVisible();
    await expect(canvas.queryByLabelText('Email')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
});

/** Renders the form with a simulated server that accepts every email address. */
const withServer = (args: ForgotPasswordFormProps) => (
  <Server response={{ sent: true }}>
    {(state, onSubmit, onAgain) => <ForgotPasswordForm {...args} {...state} onSubmit={onSubmit} onAgain={onAgain} />}
  </Server>
);

/**
 * After the response, a message replaces the form and gets the focus. The message contains the email address, so that
 * the visitor notices typos.
 */
export const SentJustNow = meta.story({
  render: withServer,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@exmaple.com{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Respond' }));
    const text = canvas.getByText('If there’s an account with this address, a link is on its way.');
    await expect(text.closest('[data-slot="form-outcome"]')).toHaveFocus();
    await expect(canvas.getByText('ada@exmaple.com')).toBeVisible();
  },
});

/**
 * “Use another address” shows the form again. The email field gets the focus and still contains the previous email
 * address.
 */
export const AnotherAddress = meta.story({
  render: withServer,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@exmaple.com{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Respond' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@exmaple.com');
  },
});

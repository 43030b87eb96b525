import { expect, fn, within } from 'storybook/test';
import { ResetPasswordForm } from '@onset/design-system/sections/reset-password-form';
import preview from '../../.storybook/preview.tsx';
import { newPassword, newPasswordHint } from '../fixtures/form-rules.ts';
import { Server } from '../helpers/server.tsx';
import { withCode } from '../helpers/link-page.tsx';

const meta = preview.meta({
  title: 'Sections/Reset password form',
  component: ResetPasswordForm,
  parameters: { frame: 'none' },
  args: {
    heading: 'Set a new password',
    lede: 'It signs you out on every other device.',
    newLink: { label: 'Request a new link', href: '#forgot-password' },
    doneHint: 'You’re logged in on this device.',
    doneLink: { label: 'Go to your account', href: '#profile' },
    passwordHint: newPasswordHint,
    rules: { password: newPassword },
    onSubmit: fn(),
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Set a new password' })).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription('8 characters or more');
  },
});

/**
 * The form submits the password including its leading and trailing spaces. After the submit, the password is masked
 * again.
 */
export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), ' battery staple ');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ password: ' battery staple ' });
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'password');
  },
});

export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const password = canvas.getByLabelText('New password');
    await userEvent.type(password, 'short{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription(/^This password is too short\. Use 8 characters or more\./);
    await expect(password).toHaveValue('short');
  },
});

export const Advice = meta.story({
  args: { advice: { score: 1, text: 'A name and a year are guessed early. Add two or three more words.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
      '8 characters or more Weak. A name and a year are guessed early. Add two or three more words.',
    );
  },
});

/** The URL contains no code, so the section shows a link to request a new email instead of the password field. */
export const MissingCode = meta.story({
  args: { state: 'missing-code' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This page needs the link from our email\./)).toBeVisible();
    await expect(canvas.queryByLabelText('New password')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '#forgot-password');
  },
});

/**
 * The page is prerendered before the URL is known. CSS shows the form if the root element has the attribute that is set
 * for URLs with a code.
 */
export const UnknownWithCode = meta.story({
  args: { state: 'unknown' },
  decorators: [withCode],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Request a new link' })).toBeNull();
  },
});

export const UnknownWithoutCode = meta.story({
  args: { state: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This page needs the link/)).toBeVisible();
    await expect(canvas.getByLabelText('New password')).not.toBeVisible();
  },
});

export const RejectedCode = meta.story({
  args: { state: 'rejected-code', error: 'Incorrect code provided' },
  play: async ({ canvas }) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByText('Incorrect code provided')).toBeVisible();
    await expect(alert.getByText('This link was already used, or has expired.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '#forgot-password');
  },
});

/** After the server has rejected the code, the focus moves to the error, and the password field keeps its value. */
export const RejectedJustNow = meta.story({
  render: (args) => (
    <Server response={{ state: 'rejected-code' as const }}>
      {(state, onSubmit) => <ResetPasswordForm {...args} {...state} onSubmit={onSubmit} />}
    </Server>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'battery staple{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Respond' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByLabelText('New password')).toHaveValue('battery staple');
  },
});

export const Done = meta.story({
  render: (args) => (
    <Server response={{ state: 'done' as const }}>
      {(state, onSubmit) => <ResetPasswordForm {...args} {...state} onSubmit={onSubmit} />}
    </Server>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'battery staple{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Respond' }));
    const text = canvas.getByText('Your password has been changed.');
    await expect(text.closest('[data-slot="form-outcome"]')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '#profile');
  },
});

export const ServerError = meta.story({
  args: { error: 'Too many requests, please try again later.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many requests, please try again later.');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(document.body).toHaveFocus();
  },
});

export const FieldErrors = meta.story({
  args: { fieldErrors: { password: 'This password is on lists of stolen ones. Choose another.' } },
});

export const Pending = meta.story({ args: { pending: true } });

import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { required } from '@onset/design-system/primitives/form-values';
import { ChangePasswordForm } from '@onset/design-system/sections/change-password-form';
import type { ChangePasswordFormProps } from '@onset/design-system/sections/change-password-form';
import preview from '../../.storybook/preview.tsx';
import { newPassword, newPasswordHint } from '../fixtures/form-rules.ts';

const meta = preview.meta({
  title: 'Sections/Change password form',
  component: ChangePasswordForm,
  parameters: { frame: 'none' },
  args: {
    heading: 'Password',
    lede: 'A new password signs you out on every other device.',
    passwordHint: newPasswordHint,
    rules: {
      currentPassword: required('Enter your current password.'),
      newPassword: (value, { currentPassword }) =>
        value === currentPassword ? 'This is your current password. Choose a different one.' : newPassword(value),
    },
    email: 'ada@example.com',
    onSubmit: fn(),
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Password' })).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription('8 characters or more');
  },
});

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'correct horse');
    await userEvent.type(canvas.getByLabelText('New password'), ' battery staple ');
    await userEvent.click(canvas.getByRole('button', { name: 'Show new password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      currentPassword: 'correct horse',
      newPassword: ' battery staple ',
    });
    // The form masks the password on submit. Otherwise, the browser might store the visible password as autofill data.
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'password');
  },
});

export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const newPasswordField = canvas.getByLabelText('New password');
    await userEvent.type(canvas.getByLabelText('Current password'), 'correct horse');
    await userEvent.type(newPasswordField, 'correct horse{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(newPasswordField).toHaveFocus();
    await expect(newPasswordField).toHaveAccessibleDescription(
      /^This is your current password\. Choose a different one\./,
    );
    await expect(newPasswordField).toHaveValue('correct horse');
  },
});

/** Simulates a server that changes the password immediately. */
function ChangePasswordFormWithServer({ onSubmit, ...args }: ChangePasswordFormProps) {
  const [isChanged, setChanged] = useState(false);
  return (
    <ChangePasswordForm
      {...args}
      changed={isChanged}
      onSubmit={(values) => {
        onSubmit?.(values);
        setChanged(true);
      }}
    />
  );
}

/** After the password was changed, the form shows a confirmation, and its fields are empty. */
export const Changed = meta.story({
  render: (args) => <ChangePasswordFormWithServer {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'correct horse');
    await userEvent.type(canvas.getByLabelText('New password'), 'battery staple{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Password changed');
    await expect(canvas.getByLabelText('Current password')).toHaveValue('');
    await expect(canvas.getByLabelText('New password')).toHaveValue('');
  },
});

/**
 * After the password was changed, the field is empty and the advice is hidden. The advice appears again when the
 * visitor types.
 */
export const Advice = meta.story({
  args: { onPasswordInput: fn(), advice: { score: 2, text: 'One more word makes it good.' } },
  render: (args) => <ChangePasswordFormWithServer {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'correct horse');
    await userEvent.type(canvas.getByLabelText('New password'), 'staple battery');
    await expect(args.onPasswordInput).toHaveBeenLastCalledWith('staple battery');
    await expect(canvas.getByText('Fair.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Fair.')).not.toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('New password'), 'x');
    await expect(canvas.getByText('Fair.')).toBeVisible();
  },
});

export const ServerError = meta.story({ args: { error: 'Too many requests, please try again later.' } });

export const FieldErrors = meta.story({
  args: { fieldErrors: { currentPassword: 'The provided current password is invalid' } },
});

export const Pending = meta.story({ args: { pending: true } });

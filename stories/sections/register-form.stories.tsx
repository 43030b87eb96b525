import { expect, fn } from 'storybook/test';
import { checked } from '@onset/design-system/primitives/form-values';
import { RegisterForm } from '@onset/design-system/sections/register-form';
import preview from '../../.storybook/preview.tsx';
import { email, newPassword, newPasswordHint, username } from '../fixtures/form-rules.ts';

const meta = preview.meta({
  title: 'Sections/Register form',
  component: RegisterForm,
  parameters: { frame: 'none' },
  args: {
    heading: 'Create account',
    lede: 'One account for your licenses, on every Mac you record on.',
    consentText: 'I agree to the [terms and conditions](#terms) and have read the [privacy policy](#privacy).',
    links: [{ lead: 'Already have an account?', label: 'Log in', href: '#login' }],
    passwordHint: newPasswordHint,
    rules: { username, email, password: newPassword, consent: checked('Check this box to create an account.') },
    onSubmit: fn(),
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('8 characters or more');
    await expect(canvas.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '#privacy');
  },
});

/** The consent checkbox is required, but the submitted values don't contain it. */
export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), ' ada ');
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), ' émoji 😀 ');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I agree to the terms/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      username: 'ada',
      email: 'ada@example.com',
      password: ' émoji 😀 ',
    });
  },
});

/**
 * The form submits the email address exactly as typed. Browsers may convert an international domain to a different
 * domain, which can belong to someone else.
 */
export const InternationalDomain = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'ada');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.click(canvas.getByRole('checkbox'));
    canvas.getByLabelText('Email').focus();
    // Unlike `userEvent.type`, `execCommand` edits the field like a keyboard, so the browser can convert the value.
    document.execCommand('insertText', false, 'ada@faß.de');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ email: 'ada@faß.de' }));
  },
});

/**
 * Every field is invalid. After the submit, the fields keep their values, and the focus moves to the first invalid
 * field.
 */
export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const username = canvas.getByLabelText('Username');
    const consent = canvas.getByRole('checkbox');
    await userEvent.type(username, 'ab');
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@');
    await userEvent.type(canvas.getByLabelText('Password'), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(username).toHaveFocus();
    await expect(username).toHaveValue('ab');
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@');
    await expect(canvas.getByLabelText('Password')).toHaveValue('short');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'This password is too short. Use 8 characters or more. 8 characters or more',
    );
    await expect(consent).toHaveAccessibleDescription(/^Check this box/);
    await expect(canvas.getByText('4 fields need your attention.')).toBeInTheDocument();
  },
});

/**
 * Only the consent checkbox isn't checked. The submit moves the focus to the checkbox, and checking it removes the
 * error.
 */
export const ConsentMissing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const consent = canvas.getByRole('checkbox');
    await userEvent.type(canvas.getByLabelText('Username'), 'ada');
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(consent).toHaveFocus();
    await userEvent.click(consent);
    await expect(consent).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** Each change of the password calls `onPasswordInput`. The advice about the password appears below the field. */
export const Advice = meta.story({
  args: {
    onPasswordInput: fn(),
    advice: { score: 3, text: 'Hard to guess. One more word would make it strong.' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'ok');
    await expect(args.onPasswordInput).toHaveBeenCalledTimes(2);
    await expect(args.onPasswordInput).toHaveBeenLastCalledWith('ok');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      '8 characters or more Good. Hard to guess. One more word would make it strong.',
    );
  },
});

export const WithNotice = meta.story({
  args: {
    notice: {
      tone: 'neutral',
      text: 'Open the link we have sent to ada@example.com. Your account is ready then.',
      action: { label: 'Send again', onClick: fn() },
    },
  },
});

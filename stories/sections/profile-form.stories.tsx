import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PendingEmail, ProfileForm } from '@onset/design-system/sections/profile-form';
import type { StoredValues, ProfileFormProps } from '@onset/design-system/sections/profile-form';
import preview from '../../.storybook/preview.tsx';
import { email, username } from '../fixtures/form-rules.ts';
import { ada } from '../fixtures/account.ts';
import { Server } from '../helpers/server.tsx';

const meta = preview.meta({
  title: 'Sections/Profile form',
  component: ProfileForm,
  parameters: { frame: 'none' },
  args: {
    heading: 'Your details',
    lede: 'Your name and company stand on your receipts. Your email is where we write to you, and never to sell you something.',
    values: ada,
    rules: { username, email },
    onSubmit: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your details' })).toBeVisible();
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Ada Lovelace');
    await expect(canvas.getByLabelText('Company')).toHaveValue('');
    await expect(canvas.getByLabelText('Company')).toHaveAccessibleDescription('(optional)');
  },
});

export const Empty = meta.story({ args: { values: null } });

/** The form submits all fields of the profile, including unchanged ones, and removes spaces around the values. */
export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Company'), ' Analytical Engines ');
    await userEvent.clear(canvas.getByLabelText('Country'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      username: 'ada',
      email: 'ada@example.com',
      currentPassword: '',
      fullName: 'Ada Lovelace',
      company: 'Analytical Engines',
      country: '',
    });
  },
});

export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'ada');
    await userEvent.clear(canvas.getByLabelText('Full name'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('This email is incomplete. Write it like name@example.com.');
    await expect(email).toHaveValue('ada');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('');
  },
});

/** The profile is loading. The form already shows its fields, but they're disabled. */
export const Loading = meta.story({
  args: { state: 'loading', values: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Username')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await expect(canvas.getByText('Loading your profile')).toBeInTheDocument();
  },
});

/**
 * Simulates a profile that loads when the button `Arrive` is clicked, and a server that converts email addresses to
 * lower case.
 */
function LateProfileForm({ values, onSubmit, ...args }: ProfileFormProps) {
  const [loadedValues, setLoadedValues] = useState<StoredValues | null>(null);
  const [isSaved, setSaved] = useState(false);
  return (
    <>
      <ProfileForm
        {...args}
        values={loadedValues}
        saved={isSaved}
        onSubmit={(submittedValues) => {
          onSubmit?.(submittedValues);
          setLoadedValues({ ...submittedValues, email: submittedValues.email.toLowerCase() });
          setSaved(true);
        }}
      />
      <button type="button" className="sr-only" onClick={() => setLoadedValues(values ?? null)}>
        Arrive
      </button>
    </>
  );
}

/**
 * The visitor edits a field before the profile is loaded. When the profile arrives, it fills only the fields that the
 * visitor hasn't edited.
 */
export const LateValues = meta.story({
  render: (args) => <LateProfileForm {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Ada');
    await expect(canvas.getByLabelText('Username')).toHaveValue('ada');

    await userEvent.clear(canvas.getByLabelText('Email'));
    await userEvent.type(canvas.getByLabelText('Email'), 'Countess@Example.com{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved');
    await expect(canvas.getByLabelText('Email')).toHaveValue('countess@example.com');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Ada');
  },
});

/** The form shows “Saved” until the visitor edits a field. */
export const Saved = meta.story({
  args: { saved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved');
  },
});

export const EditedAfterSaving = meta.story({
  args: { saved: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Company'), 'x');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** After saving, the visitor submits an invalid value. The form shows the error and no longer “Saved”. */
export const InvalidAfterSaving = meta.story({
  args: { saved: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Username'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(canvas.getByLabelText('Username')).toBeInvalid();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** The server has ignored a field that it doesn't support. The form names the field and doesn't show “Saved”. */
export const SomeFieldsNotSaved = meta.story({
  args: { notSavedText: 'This server does not keep: Company. Everything else is saved.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This server does not keep: Company. Everything else is saved.')).toBeVisible();
    await expect(canvas.queryByText('Saved')).not.toBeInTheDocument();
  },
});

export const EditedAfterSomeFieldsNotSaved = meta.story({
  args: { notSavedText: 'This server does not keep: Company. Everything else is saved.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Company'), 'Engines');
    await expect(canvas.queryByText(/does not keep/)).not.toBeInTheDocument();
  },
});

export const ServerError = meta.story({ args: { error: 'Session expired. Please login again.' } });

export const FieldErrors = meta.story({
  args: { fieldErrors: { username: 'Username already taken' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription('Username already taken');
  },
});

export const WithNotice = meta.story({
  args: {
    notice: {
      tone: 'neutral',
      text: 'ada@example.com is not confirmed yet. Open the link we have sent you.',
      action: { label: 'Send again', onClick: fn() },
    },
  },
});

export const Pending = meta.story({ args: { pending: true } });

/**
 * The form asks for the current password if the email address changes. It doesn't ask if only the case of letters
 * changes.
 */
export const NewEmail = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    await expect(canvas.queryByLabelText('Current password')).not.toBeInTheDocument();
    await userEvent.clear(email);
    await userEvent.type(email, 'ADA@example.com');
    await expect(canvas.queryByLabelText('Current password')).not.toBeInTheDocument();
    await userEvent.type(email, '.au');
    await expect(canvas.getByText(/^To change your email, enter your current password/)).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
    await expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription(
      'Required to change your email.',
    );
    await userEvent.keyboard('a secret{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      username: 'ada',
      email: 'ADA@example.com.au',
      currentPassword: 'a secret',
      fullName: 'Ada Lovelace',
      company: '',
      country: 'United Kingdom',
    });
  },
});

export const WrongPassword = meta.story({
  args: { fieldErrors: { currentPassword: 'The provided current password is invalid.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), '.au');
    await expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription(
      'The provided current password is invalid. Required to change your email.',
    );
  },
});

/**
 * The server asks for the current password, although the email address is unchanged. The password field appears with
 * the server's error and gets the focus.
 */
export const PasswordAskedByServer = meta.story({
  render: (args) => (
    <Server
      response={{
        error: 'The provided current password is invalid',
        fieldErrors: { currentPassword: 'The provided current password is invalid.' },
      }}
    >
      {(state, onSubmit) => <ProfileForm {...args} {...state} onSubmit={onSubmit} />}
    </Server>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Company'), 'Engines{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Respond' }));
    const password = canvas.getByLabelText('Current password');
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription('The provided current password is invalid.');
    await userEvent.type(password, 'a secret{Enter}');
    await expect(password).toHaveValue('a secret');
    await expect(canvas.getByLabelText('Company')).toHaveValue('Engines');
  },
});

/**
 * A new email address must be confirmed first. After saving, the field contains the current email address again, and
 * the password field is hidden.
 */
export const NewEmailSaved = meta.story({
  render: (args) => <ProfileFormWithPendingEmail {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), '.au');
    await userEvent.type(canvas.getByLabelText('Current password'), 'a secret{Enter}');
    await expect(await canvas.findByText(/^We sent a link to ada@example\.com\.au\./)).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com');
    await expect(canvas.queryByLabelText('Current password')).not.toBeInTheDocument();
  },
});

/** Simulates a server that changes the email address only after the visitor has confirmed the new one. */
function ProfileFormWithPendingEmail({ onSubmit, ...args }: ProfileFormProps) {
  const [email, setEmail] = useState<string | null>(null);
  return (
    <ProfileForm
      {...args}
      saved={email !== null}
      pendingEmail={email && <PendingEmail email={email} since="just now" />}
      onSubmit={(submittedValues) => {
        onSubmit?.(submittedValues);
        setEmail(submittedValues.email);
      }}
    />
  );
}

const pendingEmailProps = { email: 'countess@example.org', since: '2 hours ago', onResend: fn(), onDrop: fn() };

export const EmailChangePending = meta.story({
  args: { pendingEmail: <PendingEmail {...pendingEmailProps} /> },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText('We sent a link to countess@example.org. Your email address changes when you open it.'),
    ).toBeVisible();
    await expect(canvas.getByText(/^Asked for 2 hours ago\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(pendingEmailProps.onResend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the current email' }));
    await expect(pendingEmailProps.onDrop).toHaveBeenCalledOnce();
  },
});

export const EmailSentAgain = meta.story({
  args: { pendingEmail: <PendingEmail {...pendingEmailProps} done="A new link is on its way." /> },
});

export const EmailNotSentAgain = meta.story({
  args: {
    pendingEmail: (
      <PendingEmail
        {...pendingEmailProps}
        email="ada.augusta.king.countess.of.lovelace@analytical-engines.example.co.uk"
        error="Too many requests, please try again later."
      />
    ),
  },
});

/**
 * The visitor has canceled the change of the email address. The clicked button is removed, so the focus moves to the
 * message.
 */
export const EmailChangeCanceled = meta.story({
  // The message takes the focus when it's rendered. On the docs page, this would scroll the page down to the message.
  tags: ['!autodocs'],
  args: { pendingEmail: <PendingEmail {...pendingEmailProps} kept="ada@example.com" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your email stays ada@example\.com\./)).toHaveFocus();
  },
});

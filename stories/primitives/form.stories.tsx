import { expect } from 'storybook/test';
import { Button } from '@onset/design-system/primitives/button';
import { EmailField } from '@onset/design-system/primitives/field';
import { required } from '@onset/design-system/primitives/form-values';
import { Form } from '@onset/design-system/primitives/form';
import type { FormBehavior } from '@onset/design-system/primitives/form';
import { PasswordField } from '@onset/design-system/primitives/password-field';
import { FormError, FormLinks, FormOutcome, FormStatus } from '@onset/design-system/primitives/form-messages';
import preview from '../../.storybook/preview.tsx';
import { formWidth } from '../helpers/frames.tsx';
import { Server } from '../helpers/server.tsx';

const fields = { email: 'email', password: 'secret' } as const;
const rules = { password: required('Enter your password.') };

/** Renders a login form with an email field and a password field. */
function Example(behavior: FormBehavior<typeof fields>) {
  return (
    <Form fields={fields} rules={rules} {...behavior}>
      {({ field }) => (
        <>
          <EmailField label="Email" {...field('email')} />
          <PasswordField label="Password" {...field('password')} autoComplete="current-password" />
          <Button type="submit" pending={behavior.pending}>
            Send
          </Button>
        </>
      )}
    </Form>
  );
}

const meta = preview.meta({
  title: 'Primitives/Form',
  decorators: [formWidth],
  render: () => (
    <Form fields={{ email: 'email' }}>
      {({ field }) => (
        <>
          <EmailField label="Email" {...field('email')} />
          <Button type="submit">Send</Button>
        </>
      )}
    </Form>
  ),
});

/** The message that the form needs JavaScript is hidden, because the scripts are running. */
export const WithScripts = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This form needs JavaScript\./)).not.toBeVisible();
  },
});

/**
 * The page's scripts couldn't be loaded. The attribute `data-runtime-failed`, which the site sets on the root element,
 * makes the form show that it needs JavaScript.
 */
export const WithoutScripts = meta.story({
  decorators: [
    (Story) => (
      <div data-runtime-failed="">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This form needs JavaScript\./)).toBeVisible();
  },
});

/** The form already has errors when the page opens, so the errors don't take the focus. */
export const ErrorsAtStart = meta.story({
  render: () => <Example error="Invalid email or password" fieldErrors={{ email: 'This email isn’t confirmed.' }} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid email or password');
    await expect(document.body).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Password'), 'x');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('This email isn’t confirmed.');
  },
});

/**
 * The server rejects the form twice with the same error. Each submit removes the error message, and each response moves
 * the focus to the new message.
 */
export const Rejected = meta.story({
  render: () => (
    <Server response={{ error: 'Invalid email or password' }}>
      {(state, send) => <Example {...state} onSubmit={send} />}
    </Server>
  ),
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
    for (let round = 0; round < 2; round += 1) {
      await userEvent.type(password, 'wrong horse{Enter}');
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Respond' }));
      await expect(canvas.getByRole('alert')).toHaveFocus();
      await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid email or password');
      await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com');
      await userEvent.clear(password);
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
      await expect(password).toHaveFocus();
      await expect(password).toHaveAccessibleDescription('Enter your password.');
    }
  },
});

/**
 * The server rejects a field twice with the same error. Each submit removes the error, and each response moves the
 * focus to the field.
 */
export const RejectedFields = meta.story({
  render: () => (
    <Server response={{ fieldErrors: { email: 'This email belongs to another account.' } }}>
      {(state, send) => <Example {...state} onSubmit={send} />}
    </Server>
  ),
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.type(email, 'ada@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    for (let round = 0; round < 2; round += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(email).toBeValid();
      await userEvent.click(canvas.getByRole('button', { name: 'Respond' }));
      await expect(email).toHaveFocus();
      await expect(email).toHaveAccessibleDescription('This email belongs to another account.');
    }
    await userEvent.type(email, 'x');
    await expect(email).toBeValid();
  },
});

/**
 * The story shows the messages of a form: an error, a status, results that replace the form, and links to other pages.
 */
export const Messages = meta.story({
  render: () => (
    <div className="flex flex-col gap-6">
      <FormError>Too many requests, please try again later.</FormError>
      <FormStatus>Saved</FormStatus>
      <FormOutcome>
        <p>A link is on its way.</p>
      </FormOutcome>
      <FormOutcome tone="stopped">
        <p>This page needs the link from our email.</p>
      </FormOutcome>
      <FormLinks links={[{ lead: 'No account yet?', label: 'Create one', href: '#register' }]} />
    </div>
  ),
});

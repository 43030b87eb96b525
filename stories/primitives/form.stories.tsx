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

/** Renders a form with two fields. */
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

/** The message that the form needs JavaScript is visible only without scripts. */
export const Whole = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This form needs JavaScript\./)).not.toBeVisible();
  },
});

/**
 * The page's scripts couldn't be loaded or have failed, so the root element has an attribute and the form shows that it
 * needs JavaScript.
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

/** Errors that are there when the page opens don't take the focus. */
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
 * After an error of the whole form, the focus moves to the message, also if the same error is repeated. The message
 * disappears with the next submit, even if nothing is sent. The fields keep their values.
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

/** After errors of fields, the focus moves to the first one. If the next submit has the same errors, they appear again. */
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

/** A form can show an error of the whole form, a status, an outcome in its place, and links to other pages. */
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

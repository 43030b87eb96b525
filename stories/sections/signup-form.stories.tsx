import { brand } from '@onset/design-system/brand';
import { expect, fn } from 'storybook/test';
import { SignupForm } from '@onset/design-system/sections/signup-form';
import type { SignupFormProps } from '@onset/design-system/sections/signup-form';
import type { SignupFormContent } from '@onset/design-system/sections/signup-form/schema';
import preview from '../../.storybook/preview.tsx';
import { email } from '../fixtures/form-rules.ts';
import { narrow } from '../helpers/frames.tsx';
import { Server } from '../helpers/server.tsx';

const content: SignupFormContent = {
  purpose: 'newsletter',
  label: 'Newsletter',
  heading: 'One letter a month',
  lede: `What is new in ${brand.name}, and one thing we learnt about recording a screen.`,
  consent: 'For this letter and nothing else. Every one has a way out. [Privacy](/privacy)',
};

const waitlist: SignupFormContent = {
  purpose: 'waitlist',
  label: 'Waitlist',
  heading: 'Captions in more languages',
  lede: 'They are being made now. Leave an address, and you hear once: when they are there.',
  consent: 'One mail, then the address is deleted. [Privacy](/privacy)',
};

const meta = preview.meta({
  title: 'Sections/Signup form',
  component: SignupForm,
  parameters: { frame: 'none' },
  args: { ...content, action: '/api/newsletter', rules: { email }, onSubmit: fn() },
});

/** The form has an `action`, so it also works without scripts. It doesn't show the message that it needs JavaScript. */
export const Newsletter = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'One letter a month' })).toBeVisible();
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveAttribute('action', '/api/newsletter');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('name', 'email');
    await expect(form).not.toHaveAttribute('data-event');
  },
});

export const Waitlist = meta.story({
  args: { ...waitlist, action: '/api/waitlist' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    // The attribute contains the name of the form's analytics event.
    await expect(canvasElement.querySelector('form')).toHaveAttribute('data-event', 'waitlist_signup');
    await userEvent.type(canvas.getByLabelText('Email'), ' ada@example.com ');
    await userEvent.click(canvas.getByRole('button', { name: 'Join the waitlist' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ email: 'ada@example.com' });
  },
});

export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.type(email, 'ada{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('This email is incomplete. Write it like name@example.com.');
  },
});

export const ServerError = meta.story({
  args: { error: 'Too many requests, please try again later.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many requests, please try again later.');
  },
});

export const FieldErrors = meta.story({ args: { fieldErrors: { email: 'Email must be a valid email.' } } });

export const Pending = meta.story({
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).toHaveAttribute('aria-busy', 'true');
  },
});

const withServer = (args: SignupFormProps) => (
  <Server response={{ outcome: 'sent' as const }}>
    {(state, onSubmit, onAgain) => <SignupForm {...args} {...state} onSubmit={onSubmit} onAgain={onAgain} />}
  </Server>
);

/**
 * After the signup, a message replaces the form and gets the focus. The message contains the email address, so that
 * visitors notice typos.
 */
export const Sent = meta.story({
  render: withServer,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@exmaple.com{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Respond' }));
    const confirmationElement = canvas.getByText('Check your email and click the link to confirm.');
    await expect(confirmationElement.closest('[data-slot="form-outcome"]')).toHaveFocus();
    await expect(canvas.getByText('ada@exmaple.com')).toBeVisible();
  },
});

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

export const AlreadySubscribed = meta.story({
  args: { outcome: 'already' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This address is already on the list.')).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
});

const compact = { layout: 'compact', at: undefined, label: undefined, headingLevel: 3 } as const;

/** The compact layout fits into a column of the footer. */
export const Compact = meta.story({
  args: { ...compact, lede: 'What is new, and one thing learnt.' },
  decorators: [narrow(360)],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'One letter a month' })).toBeVisible();
  },
});

export const CompactSent = meta.story({ args: { ...compact, outcome: 'sent' }, decorators: [narrow(360)] });

export const Minimal = meta.story({ args: { at: undefined, label: undefined, lede: undefined, consent: undefined } });

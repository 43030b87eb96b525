import { expect } from 'storybook/test';
import { LinkForm } from '@onset/design-system/sections/link-form';
import preview from '../../.storybook/preview.tsx';
import { withCode } from '../helpers/link-page.tsx';

const outcomes = [
  {
    id: 'changed',
    tone: 'done' as const,
    text: 'Your email address was changed.',
    hint: 'Log in with the new address from now on. For 7 days, you can undo the change with the link we sent to the old one.',
    link: { label: 'Go to your profile', href: '#profile' },
  },
  {
    id: 'not-good',
    tone: 'stopped' as const,
    text: 'This link has expired.',
    hint: 'It was already used, is too old, or was replaced by a newer one. Open your account to get a new one.',
    link: { label: 'Log in', href: '#login' },
  },
];

const meta = preview.meta({
  title: 'Sections/Link form',
  component: LinkForm,
  parameters: { frame: 'none' },
  args: {
    heading: 'Your email address',
    lede: 'One click confirms that it’s yours.',
    submitLabel: 'Confirm email',
    missingCodeLink: { label: 'Log in', href: '#login' },
    outcomes,
    state: 'ready',
  },
});

/** The form has no `action`, so it posts to the page's own URL, which contains the code from the email. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Confirm email' });
    await expect(button).toBeVisible();
    await expect(button.closest('form')).toHaveAttribute('method', 'post');
    await expect(button.closest('form')).not.toHaveAttribute('action');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const Done = meta.story({
  args: { state: 'changed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your email address was changed.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '#profile');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const LinkExpired = meta.story({
  args: { state: 'not-good' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This link has expired.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible();
  },
});

/** The server couldn't complete the action, but may later. The section shows an error and keeps the button. */
export const TryAgain = meta.story({
  args: { state: 'try-again' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^That didn’t work/);
    await expect(canvas.getByRole('button', { name: 'Confirm email' })).toBeVisible();
  },
});

export const MissingCode = meta.story({
  args: { state: 'missing-code' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This page needs the link from our email\./)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/**
 * The page is prerendered before the URL is known. CSS shows the form if the root element has the attribute
 * `data-has-code`, which is set for URLs with a code.
 */
export const UnknownWithCode = meta.story({
  args: { state: 'unknown' },
  decorators: [withCode],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Confirm email' })).toBeVisible();
    await expect(canvas.getByText('Your email address was changed.')).not.toBeVisible();
    await expect(canvas.getByText(/^That didn’t work/)).not.toBeVisible();
  },
});

export const UnknownWithoutCode = meta.story({
  args: { state: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This page needs the link/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
    await expect(canvas.getByText('Confirm email')).not.toBeVisible();
  },
});

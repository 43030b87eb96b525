import { expect } from 'storybook/test';
import document from '../../site/pages/newsletter.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';
import { expectNeedsLink, goToOutcome, leaveOutcome, withCode } from '../helpers/link-page.tsx';

const meta = preview.meta({
  title: 'Pages/Newsletter',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'newsletter.ts' },
});

export const WithLink = meta.story({
  decorators: [withCode],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Confirm my address' })).toBeVisible();
  },
});

/** The visitor has opened the page without the link from the email, so the URL contains no code. */
export const WithoutLink = meta.story({
  play: expectNeedsLink,
});

/** After a signup without scripts, the server redirects to this message. */
export const CheckMail = meta.story({
  beforeEach: leaveOutcome,
  play: async ({ canvas }) => {
    goToOutcome('check-mail');
    await expect(canvas.getByText('Check your email.')).toBeVisible();
    await expect(canvas.getByText('You’re subscribed to the newsletter.')).not.toBeVisible();
  },
});

/** After the visitor has confirmed the subscription, the server redirects to this message. */
export const Subscribed = meta.story({
  beforeEach: leaveOutcome,
  play: async ({ canvas }) => {
    goToOutcome('subscribed');
    await expect(canvas.getByText('You’re subscribed to the newsletter.')).toBeVisible();
  },
});

export const LinkExpired = meta.story({
  beforeEach: leaveOutcome,
  play: async ({ canvas }) => {
    goToOutcome('link-not-good');
    await expect(canvas.getByText('This link has expired.')).toBeVisible();
  },
});

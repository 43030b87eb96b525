import { expect } from 'storybook/test';
import document from '../../site/pages/confirm-email.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';
import { expectNeedsLink, goToOutcome, leaveOutcome, withCode } from '../helpers/link-page.tsx';

const meta = preview.meta({
  title: 'Pages/Confirm email',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'confirm-email.ts' },
});

export const WithLink = meta.story({
  decorators: [withCode],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Confirm email' })).toBeVisible();
  },
});

/** The visitor has opened the page without the link from the email, so the URL contains no code. */
export const WithoutLink = meta.story({
  play: expectNeedsLink,
});

/** After the visitor has confirmed a new email address, the server redirects to this message. */
export const Done = meta.story({
  beforeEach: leaveOutcome,
  play: async ({ canvas }) => {
    goToOutcome('email-changed');
    await expect(canvas.getByText('Your email address was changed.')).toBeVisible();
  },
});

import { expect } from 'storybook/test';
import document from '../../site/pages/undo-email-change.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';
import { expectNeedsLink, goToOutcome, leaveOutcome, withCode } from '../helpers/link-page.tsx';

const meta = preview.meta({
  title: 'Pages/Undo email change',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'undo-email-change.ts' },
});

export const WithLink = meta.story({
  decorators: [withCode],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Keep my old email' })).toBeVisible();
  },
});

/** The visitor has opened the page without the link from the email, so the URL contains no code. */
export const WithoutLink = meta.story({
  play: expectNeedsLink,
});

/** After the visitor has undone the change of the email address, the server redirects to this message. */
export const Done = meta.story({
  beforeEach: leaveOutcome,
  play: async ({ canvas }) => {
    goToOutcome('change-undone');
    await expect(canvas.getByText('Your account has its old email address again.')).toBeVisible();
  },
});

import { expect } from 'storybook/test';
import document from '../../site/pages/unsubscribe.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';
import { expectNeedsLink, goToOutcome, leaveOutcome, withCode } from '../helpers/link-page.tsx';

const meta = preview.meta({
  title: 'Pages/Unsubscribe',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'unsubscribe.ts' },
});

/** Opening the link from an email doesn't unsubscribe the visitor. Only clicking the button does. */
export const WithLink = meta.story({
  decorators: [withCode],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
    await expect(canvas.getByText('You’re unsubscribed.')).not.toBeVisible();
  },
});

/** The visitor has opened the page without the link from an email, so the URL contains no code. */
export const WithoutLink = meta.story({
  play: expectNeedsLink,
});

export const Unsubscribed = meta.story({
  beforeEach: leaveOutcome,
  play: async ({ canvas }) => {
    goToOutcome('unsubscribed');
    await expect(canvas.getByText('You’re unsubscribed.')).toBeVisible();
  },
});

import { expect } from 'storybook/test';
import document from '../../site/pages/undo-email-change.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Undo email change',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'undo-email-change.ts' },
});

/** The root says that the address has a code, as the script in the head of every page does. */
export const WithLink = meta.story({
  decorators: [
    (Story) => (
      <div data-has-code="">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Keep my old email' })).toBeVisible();
  },
});

/** Opened without the link of the mail. */
export const WithoutLink = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This page needs the link from our email/)).toBeVisible();
  },
});

/** What the server leads back to. */
export const Done = meta.story({
  beforeEach: () => () => history.replaceState(null, '', location.pathname + location.search),
  play: async ({ canvas }) => {
    location.hash = '#change-undone';
    await expect(canvas.getByText('Your account has its old email address.')).toBeVisible();
  },
});

import { expect } from 'storybook/test';
import document from '../../site/pages/confirm-email.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Confirm email',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'confirm-email.ts' },
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
    await expect(canvas.getByRole('button', { name: 'Confirm email' })).toBeVisible();
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
    location.hash = '#email-changed';
    await expect(canvas.getByText('Your email address is changed.')).toBeVisible();
  },
});

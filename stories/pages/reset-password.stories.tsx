import { expect } from 'storybook/test';
import document from '../../site/pages/reset-password.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';
import { expectNeedsLink } from '../helpers/link-page.tsx';

const meta = preview.meta({
  title: 'Pages/Reset password',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'reset-password.ts' },
});

export const WithLink = meta.story({
  beforeEach: () => {
    const before = location.href;
    history.replaceState(null, '', `${location.pathname}${location.search}${location.search ? '&' : '?'}code=abc`);
    return () => history.replaceState(null, '', before);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toBeVisible();
  },
});

/** The visitor has opened the page without the link from the email, so the URL contains no code. */
export const WithoutLink = meta.story({
  play: expectNeedsLink,
});

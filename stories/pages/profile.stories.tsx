import { expect } from 'storybook/test';
import document from '../../site/pages/profile.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory, signedIn, signedOut } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Profile',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'profile.ts' },
});

export const SignedIn = meta.story({
  args: { auth: signedIn() },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Sample');
    await expect(await canvas.findByRole('button', { name: /End.*Firefox on Windows/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Saved')).toBeVisible();
    // Of all that can be done here, one thing is what the page is about.
    const { backgroundColor } = getComputedStyle(canvas.getByRole('button', { name: 'Save changes' }));
    const alike = [...canvas.getAllByRole('button'), ...canvas.getAllByRole('link')].filter(
      (each) => getComputedStyle(each).backgroundColor === backgroundColor,
    );
    await expect(alike.map((each) => each.textContent)).toEqual(['Save changes']);
  },
});

/** What the page is for, and the way in. */
export const SignedOut = meta.story({
  args: { auth: signedOut() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
    await expect(canvas.getByRole('main')).toHaveTextContent(/Log in to see yours/);
  },
});

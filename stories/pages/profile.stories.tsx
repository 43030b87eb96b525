import { expect, within } from 'storybook/test';
import document from '../../site/pages/profile.ts';
import preview from '../../.storybook/preview.tsx';
import { lostSession, PageStory, signedIn, signedOut, withoutFragment } from './page-story.tsx';

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
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Saved')).toBeVisible();
    // Only “Save changes”, the primary action, may have this background color.
    const { backgroundColor } = getComputedStyle(canvas.getByRole('button', { name: 'Save changes' }));
    const duplicates = [...canvas.getAllByRole('button'), ...canvas.getAllByRole('link')].filter(
      (actionElement) => getComputedStyle(actionElement).backgroundColor === backgroundColor,
    );
    await expect(duplicates.map((actionElement) => actionElement.textContent)).toEqual(['Save changes']);
  },
});

export const Macs = meta.story({
  args: { auth: signedIn() },
  beforeEach: withoutFragment,
  play: async ({ canvas }) => {
    location.hash = '#macs';
    await expect(await canvas.findByRole('button', { name: 'Remove Studio' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Macs');
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
});

export const Security = meta.story({
  args: { auth: signedIn() },
  beforeEach: withoutFragment,
  play: async ({ canvas }) => {
    location.hash = '#security';
    await expect(await canvas.findByRole('button', { name: /End.*Firefox on Windows/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download my data' })).toBeVisible();
  },
});

const expiringSession = lostSession();

/**
 * The session ends before the visitor submits the two forms of the page. Both forms keep their values and show a link
 * to log in.
 */
export const SessionLost = meta.story({
  args: { auth: expiringSession.auth },
  // A previous run of this story has removed the session, so it's stored again.
  beforeEach: () => expiringSession.store(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Company'), 'Engines');
    await userEvent.type(canvas.getByLabelText('Current password'), 'correct horse battery');
    await userEvent.type(canvas.getByLabelText('New password'), 'a wholly new password');
    await canvas.findByText(/Hard to guess/);
    expiringSession.lose();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const detailsRegion = within(canvas.getByRole('region', { name: 'Details' }));
    await expect(await detailsRegion.findByRole('alert')).toHaveTextContent(
      /^User not authenticated ?Log in to continue\./,
    );
    await expect(detailsRegion.getByRole('link', { name: 'Log in' })).toHaveAttribute('data-keep-drafts', '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    const passwordRegion = within(canvas.getByRole('region', { name: 'Password' }));
    await expect(await passwordRegion.findByRole('alert')).toHaveTextContent(/^User not authenticated/);
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Ada Sample');
    await expect(canvas.getByLabelText('Company')).toHaveValue('Engines');
    await expect(canvas.getByLabelText('New password')).toHaveValue('a wholly new password');
    await expect(canvas.queryByRole('region', { name: 'Where you are logged in' })).toBeNull();
  },
});

/** The visitor is logged out. The page explains its purpose and asks the visitor to log in. */
export const SignedOut = meta.story({
  args: { auth: signedOut() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
    await expect(canvas.getByRole('main')).toHaveTextContent(/Log in to see yours/);
  },
});

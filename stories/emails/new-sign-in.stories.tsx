import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { loadedEmail, loadEmail, MailFrame, PlainText } from './mail-frame.tsx';

const meta = preview.meta({
  title: 'Emails/New sign-in',
  parameters: { frame: 'none' },
  loaders: [loadEmail('new-sign-in')],
});

/** When somebody has logged in on a device the account has not been used on. */
export const Mail = meta.story({
  render: (_, { loaded, globals }) => <MailFrame {...loadedEmail(loaded)} theme={globals['theme']} />,
  play: async ({ canvas, loaded }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>(loadedEmail(loaded).subject);
    await waitFor(() => expect(frame.clientHeight).toBeGreaterThan(300));
    const mail = within(frame.contentDocument?.body ?? document.createElement('body'));
    await expect(mail.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(mail.getAllByRole('link', { name: 'https://onset.example/forgot-password' })[0]).toBeVisible();
  },
});

export const Text = meta.story({
  render: (_, { loaded }) => <PlainText {...loadedEmail(loaded)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Hello ada,/)).toBeVisible();
  },
});

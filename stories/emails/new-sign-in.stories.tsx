import preview from '../../.storybook/preview.tsx';
import { loadEmail, mailStory, textStory } from './mail-frame.tsx';

const meta = preview.meta({
  title: 'Emails/New sign-in',
  parameters: { frame: 'none' },
  loaders: [loadEmail('new-sign-in')],
});

/** When somebody has logged in on a device the account has not been used on. */
export const Mail = meta.story(mailStory('https://onset.example/forgot-password'));

export const Text = meta.story(textStory);

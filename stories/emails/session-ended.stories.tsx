import preview from '../../.storybook/preview.tsx';
import { loadEmail, mailStory, textStory } from './mail-frame.tsx';

const meta = preview.meta({
  title: 'Emails/Session ended',
  parameters: { frame: 'none' },
  loaders: [loadEmail('session-ended')],
});

/** When a session was ended because its refresh token was used twice. */
export const Mail = meta.story(mailStory('https://onset.example/forgot-password'));

export const Text = meta.story(textStory);

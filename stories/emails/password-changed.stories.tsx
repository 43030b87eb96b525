import preview from '../../.storybook/preview.tsx';
import { loadEmail, mailStory, textStory } from './mail-frame.tsx';

const meta = preview.meta({
  title: 'Emails/Password changed',
  parameters: { frame: 'none' },
  loaders: [loadEmail('password-changed')],
});

/** After a change of password, by form or by link. */
export const Mail = meta.story(mailStory('https://onset.example/forgot-password'));

export const Text = meta.story(textStory);

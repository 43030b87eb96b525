import preview from '../../.storybook/preview.tsx';
import { loadEmail, mailStory, textStory } from './mail-frame.tsx';

const meta = preview.meta({
  title: 'Emails/Email change started',
  parameters: { frame: 'none' },
  loaders: [loadEmail('email-change-started')],
});

/** To the address an account has, with the link that undoes the change. */
export const Mail = meta.story(mailStory('Keep this email'));

export const Text = meta.story(textStory);

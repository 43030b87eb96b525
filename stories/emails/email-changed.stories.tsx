import preview from '../../.storybook/preview.tsx';
import { loadEmail, mailStory, textStory } from './mail-frame.tsx';

const meta = preview.meta({
  title: 'Emails/Email changed',
  parameters: { frame: 'none' },
  loaders: [loadEmail('email-changed')],
});

/** To the address an account had before, with the link that undoes the change. */
export const Mail = meta.story(mailStory('Take my account back'));

export const Text = meta.story(textStory);

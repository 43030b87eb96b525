import preview from '../../.storybook/preview.tsx';
import { loadEmail, mailStory, textStory } from './mail-frame.tsx';

const meta = preview.meta({
  title: 'Emails/Email restored',
  parameters: { frame: 'none' },
  loaders: [loadEmail('email-restored')],
});

/** To the address an account had until its change was undone. */
export const Mail = meta.story(mailStory('support@onset.example'));

export const Text = meta.story(textStory);

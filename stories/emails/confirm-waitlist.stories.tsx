import preview from '../../.storybook/preview.tsx';
import { loadEmail, mailStory, textStory } from './mail-frame.tsx';

const meta = preview.meta({
  title: 'Emails/Confirm waitlist',
  parameters: { frame: 'none' },
  loaders: [loadEmail('confirm-waitlist')],
});

/** After an address was given for the waitlist. */
export const Mail = meta.story(mailStory('Confirm my place'));

export const Text = meta.story(textStory);

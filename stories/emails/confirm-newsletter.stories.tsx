import preview from '../../.storybook/preview.tsx';
import { loadEmail, mailStory, textStory } from './mail-frame.tsx';

const meta = preview.meta({
  title: 'Emails/Confirm newsletter',
  parameters: { frame: 'none' },
  loaders: [loadEmail('confirm-newsletter')],
});

/** After an address was given for the newsletter. */
export const Mail = meta.story(mailStory('Confirm newsletter'));

export const Text = meta.story(textStory);

import preview from '../../.storybook/preview.tsx';
import { loadEmail, mailStory, textStory } from './mail-frame.tsx';

const meta = preview.meta({
  title: 'Emails/Confirm email',
  parameters: { frame: 'none' },
  loaders: [loadEmail('confirm-email')],
});

/** After registration. */
export const Mail = meta.story(mailStory('Confirm email'));

export const Text = meta.story(textStory);

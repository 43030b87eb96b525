import preview from '../../.storybook/preview.tsx';
import { loadEmail, mailStory, textStory } from './mail-frame.tsx';

const meta = preview.meta({
  title: 'Emails/Confirm new email',
  parameters: { frame: 'none' },
  loaders: [loadEmail('confirm-new-email')],
});

/** To the address an account is to have next. */
export const Mail = meta.story(mailStory('Confirm new email'));

export const Text = meta.story(textStory);

import preview from '../../.storybook/preview.tsx';
import { loadEmail, mailStory, textStory } from './mail-frame.tsx';

const meta = preview.meta({
  title: 'Emails/Reset password',
  parameters: { frame: 'none' },
  loaders: [loadEmail('reset-password')],
});

/** When somebody has said that they forgot their password. */
export const Mail = meta.story(mailStory('Set new password'));

export const Text = meta.story(textStory);

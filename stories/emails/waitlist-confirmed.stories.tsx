import preview from '../../.storybook/preview.tsx';
import { loadEmail, mailStory, textStory } from './mail-frame.tsx';

const meta = preview.meta({
  title: 'Emails/Waitlist confirmed',
  parameters: { frame: 'none' },
  loaders: [loadEmail('waitlist-confirmed')],
});

/** Once an address is confirmed, and when it was given again. */
export const Mail = meta.story(mailStory('Unsubscribe'));

export const Text = meta.story(textStory);

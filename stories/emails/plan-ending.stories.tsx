import preview from '../../.storybook/preview.tsx';
import { loadEmail, mailStory, textStory } from './mail-frame.tsx';

const meta = preview.meta({
  title: 'Emails/Plan ending',
  parameters: { frame: 'none' },
  loaders: [loadEmail('plan-ending')],
});

/** When a subscription was cancelled and is paid for until a day to come. */
export const Mail = meta.story(mailStory('See your plan'));

export const Text = meta.story(textStory);

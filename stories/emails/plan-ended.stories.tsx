import preview from '../../.storybook/preview.tsx';
import { loadEmail, mailStory, textStory } from './mail-frame.tsx';

const meta = preview.meta({
  title: 'Emails/Plan ended',
  parameters: { frame: 'none' },
  loaders: [loadEmail('plan-ended')],
});

/** When a subscription is over. */
export const Mail = meta.story(mailStory('See the plans'));

export const Text = meta.story(textStory);

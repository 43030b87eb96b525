import preview from '../../.storybook/preview.tsx';
import { loadEmail, mailStory, textStory } from './mail-frame.tsx';

const meta = preview.meta({
  title: 'Emails/Payment failed',
  parameters: { frame: 'none' },
  loaders: [loadEmail('payment-failed')],
});

/** When a payment was declined, with the way to mend it. */
export const Mail = meta.story(mailStory('Update card'));

export const Text = meta.story(textStory);

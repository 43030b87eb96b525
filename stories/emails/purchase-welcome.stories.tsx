import preview from '../../.storybook/preview.tsx';
import { loadEmail, mailStory, textStory } from './mail-frame.tsx';

const meta = preview.meta({
  title: 'Emails/Purchase welcome',
  parameters: { frame: 'none' },
  loaders: [loadEmail('purchase-welcome')],
});

/** After a purchase: what to do first. */
export const Mail = meta.story(mailStory('Download Onset'));

export const Text = meta.story(textStory);

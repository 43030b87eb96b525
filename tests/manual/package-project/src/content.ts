import { brand } from '@onset/design-system/brand';
import type { CallToActionContent } from '@onset/design-system/sections/call-to-action/schema';
import type { FaqContent } from '@onset/design-system/sections/faq/schema';
import type { HeroContent } from '@onset/design-system/sections/hero/schema';
import type { MediaRowsContent } from '@onset/design-system/sections/media-rows/schema';
import type { PricingContent } from '@onset/design-system/sections/pricing/schema';

/* The shortest content of five sections. */

export const hero: HeroContent = {
  heading: 'Press record. The edit is already there.',
  lede: `${brand.name} records your Mac and cuts as it goes.`,
  primaryAction: { label: 'Download for Mac', href: '#download' },
  secondaryAction: { label: 'See plans', href: '#plans' },
  note: 'macOS 14 or later.',
  illustrationAlt: `The editor of ${brand.name} with a recording and a timeline.`,
  pointLabel: 'Zoom into the recording',
  invitation: 'Click anywhere in the recording',
};

export const rows: MediaRowsContent = {
  label: 'Editing',
  heading: 'You have the last word',
  lede: 'Every edit can be moved and undone.',
  rows: [
    {
      title: 'Zooms are blocks',
      text: 'An automatic zoom looks and drags like your own.',
      points: ['Z adds a zoom, S splits', 'The recording is never changed'],
      media: { kind: 'illustration', name: 'timeline' },
    },
    {
      title: 'Edit by transcript',
      text: 'Delete a sentence, and that part of the video goes too.',
      link: { label: 'All features', href: '#features' },
      media: { kind: 'illustration', name: 'captions' },
    },
  ],
};

const plan = { amount: 12, per: 'a month', terms: 'Cancel whenever you like.' };

export const pricing: PricingContent = {
  label: 'Pricing',
  heading: 'One app. Two ways to pay for it.',
  lede: 'Every plan includes everything.',
  product: { name: `${brand.name} for Mac`, description: 'A screen recorder and video editor for macOS.' },
  currency: 'USD',
  recommended: 'yearly',
  options: [
    { ...plan, id: 'monthly', label: 'Monthly', action: { label: 'Start monthly', href: '#monthly' } },
    {
      ...plan,
      id: 'yearly',
      label: 'Yearly',
      badge: 'Save a third',
      action: { label: 'Start yearly', href: '#yearly' },
    },
  ],
  includesHeading: 'In every plan',
  includes: ['Screen, camera and microphone', 'Export in **4K at 60 frames**', 'No watermark'],
  guarantee: '14 days to change your mind.',
};

export const faq: FaqContent = {
  label: 'Questions',
  heading: 'Questions before buying',
  lede: 'Another question? [Write to us](mailto:support@onset.example).',
  questions: [
    { question: 'Is there a watermark?', answer: 'No.' },
    { question: 'On how many Macs can I use it?', answer: 'On up to three.' },
  ],
};

export const callToAction: CallToActionContent = {
  heading: 'Record first. Pay later.',
  lede: 'The download needs neither account nor card.',
  action: { label: `Download ${brand.name}`, href: '#download' },
  secondaryAction: { label: 'How it works', href: '#how' },
};

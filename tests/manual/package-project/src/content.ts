import type { CallToActionContent } from '@onset/design-system/sections/call-to-action';
import type { FaqContent } from '@onset/design-system/sections/faq';
import type { HeroContent } from '@onset/design-system/sections/hero';
import type { MediaRowsContent } from '@onset/design-system/sections/media-rows';
import type { PricingContent } from '@onset/design-system/sections/pricing';

/* One page of five sections, the same in every project: what the home page and the prices of Onset say. */

export const title = 'Onset: screen recording and editing for the Mac';

export const hero: HeroContent = {
  heading: 'Press record. The edit is already there.',
  lede: 'Onset records your Mac and cuts as it goes: it zooms to what you click, smooths the cursor and clears the room behind you.',
  primaryAction: { label: 'Download for Mac', href: '#download' },
  secondaryAction: { label: 'See plans', href: '#plans' },
  note: 'macOS 14 or later. From $8 a month, 14 days to change your mind.',
  illustrationAlt:
    'The editor of Onset: a recording on a soft backdrop with a frame around the button being pressed; beside it the settings of the zoom, below it a timeline with zooms, clips and sound.',
  pointLabel: 'Zoom into the recording',
  invitation: 'Click anywhere in the recording',
};

export const rows: MediaRowsContent = {
  at: '00:14',
  label: 'Where it is wrong',
  heading: 'You have the last word',
  lede: 'No software knows what you meant. So whatever it did can be seen, moved and taken back.',
  rows: [
    {
      title: 'What it did is a block',
      text: 'There is no “auto” button to argue with. A zoom it made and a zoom you made look the same, and drag the same. A silence stays in the film until you press it.',
      points: ['Z adds a zoom, S splits', 'The recording itself is never changed'],
      media: { kind: 'illustration', name: 'timeline' },
    },
    {
      title: 'Cut the film by its words',
      text: 'What you said stands beside the picture as text. Strike out a sentence, and that stretch of film can go too. Correct a name, and the caption follows.',
      link: { label: 'All features', href: '#features' },
      media: { kind: 'illustration', name: 'captions' },
    },
  ],
};

export const pricing: PricingContent = {
  at: '00:18',
  label: 'Pricing',
  heading: 'One app. Three ways to pay for it.',
  lede: 'Everything is in every plan. What differs is how long you want it, and how you like to pay.',
  product: {
    name: 'Onset for Mac',
    description: 'A screen recorder and video editor for macOS that edits while you record.',
  },
  currency: 'USD',
  billingLabel: 'Billing',
  defaultOption: 'yearly',
  options: [
    {
      id: 'monthly',
      label: 'Monthly',
      amount: 12,
      per: 'a month',
      terms: '12 dollars each month. Stop whenever you like.',
      action: { label: 'Start monthly', href: '#monthly' },
    },
    {
      id: 'yearly',
      label: 'Yearly',
      amount: 96,
      shownAmount: 8,
      per: 'a month',
      terms: '96 dollars once a year. Stop before the next one.',
      badge: 'Save a third',
      action: { label: 'Start yearly', href: '#yearly' },
    },
    {
      id: 'lifetime',
      label: 'Once',
      amount: 189,
      per: 'once',
      terms: 'Yours to keep, with one year of updates.',
      action: { label: 'Buy once', href: '#once' },
    },
  ],
  includesHeading: 'In every plan',
  includes: [
    'Screen, camera and microphone in one recording',
    'Zooms to the click, every one yours to move',
    'Export in three shapes at once, up to **4K at 60 frames**',
    'No watermark, in no plan',
  ],
  guarantee: '14 days to change your mind, and the whole price back.',
};

export const faq: FaqContent = {
  at: '00:22',
  label: 'Questions',
  heading: 'Asked before buying',
  lede: 'Another question? [Write to us](mailto:support@onset.example).',
  questions: [
    {
      question: 'What if it is not for me?',
      answer: 'Write to us within 14 days and the whole price comes back, tax included. You need not say why.',
    },
    {
      question: 'What happens when I stop paying?',
      answer:
        'Your recordings are files on your Mac and stay yours: they open, play and copy as before. Exporting an edit waits until you come back.',
    },
    { question: 'Is there a watermark?', answer: 'No. Not in any plan, and not in any export.' },
    {
      question: 'On how many Macs may I use it?',
      answer: 'On up to three that you use yourself. A plan belongs to a person and not to a machine.',
    },
  ],
};

export const callToAction: CallToActionContent = {
  heading: 'Record first. Pay when you want the film.',
  lede: 'The download needs neither account nor card, and your first recording is yours either way.',
  action: { label: 'Download Onset', href: '#download' },
  secondaryAction: { label: 'How it works', href: '#how' },
};

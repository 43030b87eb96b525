import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'About {{brand.name}}: who makes it, and how they decide',
  description:
    'Three invented people make an invented screen recorder for the Mac. What they decided, where you can check it, and how to reach them.',
  sections: [
    {
      section: 'page-hero',
      id: 'top',
      content: {
        layout: 'centered',
        label: 'About',
        heading: 'Three people, one app, no growth department',
        lede: '{{brand.legalName}} makes a screen recorder for the Mac and nothing else. The company, its people and the app are invented for this site.',
        actions: [
          { label: 'Write to us', href: 'mailto:{{brand.supportEmail}}' },
          { label: 'How we measure', href: '/how-we-measure' },
        ],
        media: {
          kind: 'illustration',
          name: 'team',
          alt: 'Three people in front of a window: a woman with a bob, a woman with curls and a man with a beard.',
        },
      },
    },
    {
      section: 'testimonials',
      id: 'people',
      content: {
        heading: 'Everyone answers email.',
        opening: 'sentence',
        lede: 'There’s no support team. The person who wrote the part that you ask about replies.',
        sampleLabel: 'Sample person',
        quotes: [
          {
            sample: true,
            text: 'I delete more than I add. A recorder has to be finished when you press stop, so every new setting is a question that someone has to answer.',
            name: 'Ines Weber',
            role: 'Recording and timeline',
            portrait: 'bob',
          },
          {
            sample: true,
            text: 'Your camera shows your home. That’s why background removal runs on your Mac, even though a server would have been easier to build.',
            name: 'Tess Morgan',
            role: 'Camera and sound',
            portrait: 'curls',
          },
          {
            sample: true,
            text: 'If someone can’t use it with the keyboard or a screen reader, it isn’t done. I also answer questions about payments, so I read the refund requests that reach us.',
            name: 'Jonas Brandt',
            role: 'Interface, site and billing',
            portrait: 'beard',
          },
        ],
      },
    },
    {
      section: 'comparison-table',
      id: 'decisions',
      content: {
        heading: 'Every decision has a price',
        lede: 'Each decision has a page on which you can check it.',
        caption: 'Six decisions with what each gives you and what we give up for it',
        featureLabel: 'Decision',
        columns: [{ name: 'You get' }, { name: 'We give up' }],
        groups: [
          {
            rows: [
              {
                feature: 'Recordings stay on the Mac',
                detail:
                  'Nothing is uploaded until you click Share, and then only the finished video with its title and captions. [Privacy](/privacy)',
                cells: [{ text: 'Recording and editing without internet' }, { text: 'Editing in a browser' }],
              },
              {
                feature: 'Files open without us',
                detail:
                  'A recording is a folder of plain videos, sounds and text. [What’s in the folder](/blog/your-recording-is-a-folder)',
                cells: [{ text: 'Recordings that outlive the app' }, { text: 'Smaller files' }],
              },
              {
                feature: 'Every plan has every feature',
                detail: 'Plans differ in payment and updates. There’s no price on request. [Plans](/pricing)',
                cells: [{ text: 'One app, whatever you pay' }, { text: 'A cheaper plan with less in it' }],
              },
              {
                feature: 'Refunds without a reason',
                detail: 'You have {{refund.days}} days after each payment, also after a renewal. [Refunds](/refund)',
                cells: [{ text: 'Time to try it on real work' }, { text: 'Some payments' }],
              },
              {
                feature: 'Numbers have a source',
                detail:
                  'Measured, calculated, or taken from someone else: we say which. [How we measure](/how-we-measure)',
                cells: [{ text: 'Numbers that you can check' }, { text: 'Rounder numbers' }],
              },
              {
                feature: 'Limits are listed',
                detail:
                  'We name what the app doesn’t do, and other apps that do it. [What it doesn’t do](/features#limits)',
                cells: [{ text: 'The answer before you pay' }, { text: 'Some customers' }],
              },
            ],
          },
        ],
      },
    },
    {
      section: 'feature-grid',
      id: 'contact',
      content: {
        heading: 'How to reach us',
        columns: 4,
        features: [
          {
            icon: 'mail',
            title: 'Ask a question',
            text: 'Write to [support](mailto:{{brand.supportEmail}}) and say which macOS and which Mac you use.',
          },
          {
            icon: 'refresh',
            title: 'Get a refund',
            text: 'Use the link in the receipt, or [send an email](/refund). You don’t have to say why.',
          },
          {
            icon: 'text',
            title: 'Report a mistake',
            text: 'Is a number or a comparison wrong? [Tell us](mailto:{{brand.supportEmail}}?subject=Mistake), and we correct the page and update its date.',
          },
          {
            icon: 'shield',
            title: 'Report a vulnerability',
            text: 'Write to [security](mailto:{{brand.securityEmail}}). We reply within three working days.',
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        layout: 'compact',
        heading: 'The app says more about us than we can.',
        lede: 'Recording is free, and you don’t need an account.',
        action: { label: 'Download for Mac', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'What’s new', href: '/changelog' },
      },
    },
  ],
} satisfies PageDocument;

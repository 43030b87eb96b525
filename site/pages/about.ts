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
      section: 'trade-offs',
      id: 'decisions',
      content: {
        heading: 'Every decision has a price',
        lede: 'What we gave up is struck out. Click a sentence to check it on its page.',
        decisions: [
          { kept: 'Recordings stay on your Mac.', cut: 'Editing in a browser.', href: '/privacy' },
          { kept: 'Their files open without us.', cut: 'Smaller files.', href: '/blog/your-recording-is-a-folder' },
          { kept: 'Every plan has every feature.', cut: 'A cheap plan with less in it.', href: '/pricing' },
          { kept: 'Refunds don’t need a reason.', cut: 'Some payments.', href: '/refund' },
          { kept: 'Each number has a source.', cut: 'Rounder numbers.', href: '/how-we-measure' },
          { kept: 'We list what the app doesn’t do.', cut: 'Some customers.', href: '/features#limits' },
        ],
      },
    },
    {
      section: 'feature-grid',
      id: 'contact',
      content: {
        heading: 'How to reach us',
        features: [
          {
            title: 'Ask a question',
            text: 'Write to [support](mailto:{{brand.supportEmail}}) and say which macOS and which Mac you use.',
          },
          {
            title: 'Get a refund',
            text: 'Use the link in the receipt, or [send an email](/refund). You don’t have to say why.',
          },
          {
            title: 'Report a mistake',
            text: 'Is a number or a comparison wrong? [Tell us](mailto:{{brand.supportEmail}}?subject=Mistake), and we correct the page and update its date.',
          },
          {
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

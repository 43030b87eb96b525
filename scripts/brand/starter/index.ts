import type { PageDocument } from '../../../site/compositor/page-document.ts';

export default {
  title: 'Start with {{brand.name}}',
  description: '{{brand.description}}',
  sections: [
    {
      section: 'page-hero',
      id: 'top',
      content: {
        layout: 'split',
        label: 'Your slogan',
        heading: 'Say what {{brand.name}} does for people',
        lede: 'Replace this text: name the problem in one sentence, and what is different with {{brand.name}} in another.',
        actions: [
          { label: 'Download', href: '/download' },
          { label: 'See plans', href: '/pricing' },
        ],
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        meta: '{{brand.operatingSystem}}',
        media: {
          kind: 'illustration',
          name: 'disk-image',
          alt: 'The disk image of {{brand.name}}: its icon beside the Applications folder.',
        },
      },
    },
    {
      section: 'feature-grid',
      id: 'features',
      content: {
        heading: 'Four reasons to try it',
        opening: 'sentence',
        lede: 'Replace them with yours. Start with the one that people mention first.',
        features: [
          { title: 'The first reason', text: 'Describe what people can do now that was hard before.' },
          { title: 'The second reason', text: 'Describe what takes them less time, and how much less.' },
          { title: 'The third reason', text: 'Describe what can’t go wrong anymore.' },
          { title: 'The fourth reason', text: 'Describe what they no longer need to buy or learn.' },
        ],
      },
    },
    {
      section: 'steps',
      id: 'start',
      content: {
        heading: 'How to begin',
        layout: 'ruler',
        lede: 'Three steps from the download to the first result.',
        steps: [
          { title: 'Install it', text: '[Download it](/download) and drag it to Applications.' },
          { title: 'Try one thing', text: 'Name the smallest task that shows why the app is useful.' },
          { title: 'Make it yours', text: 'Name the setting that most people change first.' },
        ],
      },
    },
    {
      section: 'pricing-summary',
      id: 'pricing',
      content: {
        heading: 'What it costs',
        lede: 'Every plan can be refunded for {{refund.days}} days.',
        action: { label: 'Compare plans', href: '/pricing' },
      },
    },
    {
      section: 'faq',
      id: 'faq',
      content: {
        heading: 'Questions before you start',
        lede: 'Another question? [Write to us](mailto:{{brand.supportEmail}}).',
        questions: [
          {
            question: 'What does it require?',
            answer: 'It runs on **{{brand.operatingSystem}}**.',
          },
          {
            question: 'Which question do people ask you most often?',
            answer: 'Replace it with theirs, in their words, and answer it in two or three sentences.',
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        layout: 'plain',
        heading: 'Repeat your strongest reason here.',
        action: { label: 'Download', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
      },
    },
  ],
} satisfies PageDocument;

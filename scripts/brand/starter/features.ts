import type { PageDocument } from '../../../site/compositor/page-document.ts';

export default {
  title: 'Features',
  description: 'What {{brand.name}} does, what it requires, and what it leaves to other apps. Replace this sentence.',
  sections: [
    {
      section: 'page-hero',
      id: 'top',
      content: {
        layout: 'title',
        label: 'Features',
        heading: 'Everything {{brand.name}} does',
        lede: 'Replace this text: describe the features in the order in which people need them. [The limits](#limits) are at the end.',
      },
    },
    {
      section: 'feature-grid',
      id: 'features',
      content: {
        heading: 'What people use every day',
        features: [
          { title: 'First feature', text: 'What is it for? Answer in one or two sentences.' },
          { title: 'Second feature', text: 'How does it work? Say it without the names of settings.' },
          { title: 'Third feature', text: 'What did people do before it existed?' },
          { title: 'Fourth feature', text: 'Which number shows that it helps? Name the source.' },
          { title: 'Fifth feature', text: 'What does it do without being asked?' },
          { title: 'Sixth feature', text: 'What can people change about it?' },
        ],
      },
    },
    {
      section: 'feature-grid',
      id: 'limits',
      content: {
        label: 'Limits',
        heading: 'What it doesn’t do.',
        opening: 'sentence',
        lede: 'People prefer to know this before they buy. Name the app that does it better.',
        features: [
          { title: 'Other systems', text: 'It needs {{brand.operatingSystem}}.' },
          { title: 'Another limit', text: 'Name what people expect, but won’t find.' },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        layout: 'compact',
        heading: 'The best way to know it is to try it.',
        action: { label: 'Download', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'What’s new', href: '/changelog' },
      },
    },
  ],
} satisfies PageDocument;

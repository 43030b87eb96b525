import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: '{{brand.name}}: screen recording and editing for the Mac',
  description: '{{brand.description}}',
  sections: [
    {
      section: 'hero',
      id: 'top',
      content: {
        heading: 'Press record. The edit is already there.',
        lede: '{{brand.name}} records your Mac and cuts as it goes: it zooms to what you click, smooths the cursor and clears the room behind you.',
        primaryAction: { label: 'See plans', href: '/pricing' },
        secondaryAction: { label: 'What it does', href: '#features' },
        note: '{{brand.operatingSystem}}. From {{price.yearlyPerMonth}} a month, {{refund.days}} days to change your mind.',
        illustrationAlt:
          'The editor of {{brand.name}}: a recording on a soft backdrop with a frame around the button being pressed; beside it the settings of the zoom, below it a timeline with zooms, clips and sound.',
        pointLabel: 'Zoom into the recording',
        invitation: 'Click anywhere in the recording',
      },
    },
    {
      section: 'feature-grid',
      id: 'features',
      content: {
        at: '00:04',
        label: 'What it does',
        heading: 'It makes the cuts you would have made',
        lede: 'A raw recording is long and jumpy, and it shows your kitchen. Four things happen to it while you talk.',
        features: [
          {
            illustration: 'zoom-steps',
            title: 'Zooms to the click',
            text: 'Each press becomes a zoom that eases in, holds and lets go. It is a block on the timeline: drag it, stretch it, delete it.',
          },
          {
            illustration: 'cursor-path',
            title: 'Smooths the cursor',
            text: 'The wobble goes, the intent stays. The pointer is drawn anew, so it is sharp at any size.',
          },
          {
            illustration: 'clear-background',
            title: 'Clears the room',
            text: 'Your camera without what is behind you. Worked out on your Mac: no picture of your room leaves it.',
          },
          {
            illustration: 'export-formats',
            title: 'Exports every shape at once',
            text: 'One edit becomes a wide film, a square and a tall one, and each keeps the action in frame.',
          },
        ],
      },
    },
    {
      section: 'faq',
      id: 'faq',
      content: {
        at: '00:16',
        label: 'Questions',
        heading: 'In short',
        lede: 'Another question? [Write to us](mailto:{{brand.supportEmail}}).',
        questions: [
          {
            question: 'Do I have to learn video editing?',
            answer:
              'No. When you stop recording there is a finished edit, and you can export it as it is. Everything on the timeline can be moved if you want it otherwise.',
          },
          {
            question: 'Which Macs does it run on?',
            answer: 'Every Mac with **{{brand.operatingSystem}}**.',
          },
          {
            question: 'Does anything leave my Mac?',
            answer:
              'Only what you send somewhere yourself. Recording, zooming and clearing the background all happen on your Mac.',
          },
          {
            question: 'What does it cost?',
            answer:
              '{{price.monthly}} a month, {{price.yearly}} a year, or {{price.lifetime}} once. Everything is in each of them: [see plans](/pricing).',
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        heading: 'Your next recording could be the last take.',
        lede: 'Everything is in every plan, and you have {{refund.days}} days to change your mind.',
        action: { label: 'See plans', href: '/pricing' },
        handOff: {
          label: 'Send to my Mac',
          done: 'The address is on the clipboard.',
          failed: 'The address could not be copied. It is in the bar of your browser.',
          path: '/',
        },
      },
    },
  ],
} satisfies PageDocument;

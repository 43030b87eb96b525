import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'explain-how-it-works',
  status: 'new',
  summary: 'Explains a few topics in rows, each with text beside an image, illustration or video.',
  keywords: ['alternating', 'zigzag', 'side by side', 'split', 'two columns', 'feature details'],
  anatomy: [
    { part: 'Header', description: 'Heading and lede.' },
    { part: 'Text', description: 'A title and two to four sentences.' },
    { part: 'Points and link', description: 'Optional, below the text.' },
    {
      part: 'Media',
      description: 'Images and illustrations have a fixed aspect ratio; videos keep their own.',
    },
  ],
  useWhen: [
    'Each topic needs both a paragraph and an image.',
    'A page covers one feature in depth. Three rows work best.',
  ],
  avoidWhen: [
    'One sentence per topic is enough. Use `feature-grid` instead.',
    'The topics are steps of a process. Use `steps` instead.',
    'There are more than four topics. Use two sections instead.',
  ],
  dos: [
    { text: 'Show exactly what the title names in each image.' },
    {
      text: 'Start with the media if the section above ends with text on the left.',
      content: { start: 'media' },
    },
  ],
  donts: [
    {
      text: 'Don’t write titles that fit any product. State what happens.',
      content: {
        rows: [
          {
            title: 'Better videos',
            text: 'Make your recordings look great with tools that help you get more done.',
            media: { kind: 'illustration', name: 'zoom-steps' },
          },
        ],
      },
    },
    {
      text: 'Don’t repeat the text in the points.',
      content: {
        rows: [
          {
            title: 'A zoom is a block',
            text: 'Drag it, stretch it, delete it.',
            points: ['Drag it', 'Stretch it', 'Delete it'],
            media: { kind: 'illustration', name: 'zoom-steps' },
          },
        ],
      },
    },
  ],
  accessibility: [
    'In the DOM, the text of a row always precedes its media.',
    'Illustrations without alt text are hidden from screen readers.',
  ],
} satisfies SectionDocs;

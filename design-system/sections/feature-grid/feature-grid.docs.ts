import { brand } from '../../brand.ts';
import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'show-the-product',
  status: 'stable',
  summary: 'Shows product features, each with an illustration, or as a list.',
  keywords: ['benefits', 'cards', 'columns', 'capabilities', 'services'],
  anatomy: [
    { part: 'Header', description: 'Heading and lede. The heading names what the features have in common.' },
    {
      part: 'Illustration',
      description: 'For all features or none. Illustrations alternate between wide and narrow.',
    },
    { part: 'Title', description: 'What the feature does, starting with a verb: “Smooths the cursor”.' },
    { part: 'Text', description: 'The benefit: about two sentences with an illustration, one without.' },
    {
      part: 'Link',
      description: 'More information, only in a list. With an illustration, put the link in the text.',
    },
  ],
  useWhen: [
    'Two to six features deserve an illustration each.',
    'Three to twelve small features belong together, such as sources, formats or shortcuts.',
  ],
  avoidWhen: [
    'One feature is more important than the others. Use `bento` instead.',
    'Each feature needs a paragraph. Use `media-rows` instead.',
    'The order matters. Use `steps` instead.',
  ],
  dos: [
    {
      text: 'Use an even number of illustrations to fill the last row.',
      content: {
        features: [
          {
            illustration: 'zoom-steps',
            title: 'Zooms to the click',
            text: 'Each click becomes a zoom that eases in, holds and eases out.',
          },
          {
            illustration: 'cursor-path',
            title: 'Smooths the cursor',
            text: 'Removes the wobble and keeps the intent.',
          },
        ],
      },
    },
    {
      text: 'Use a list where an illustration would explain nothing.',
      content: {
        heading: 'What it records',
        lede: undefined,
        features: [
          { title: 'The whole screen', text: 'At the display’s native resolution.' },
          { title: 'System audio', text: 'From all apps, without a driver.' },
          { title: 'Your microphone', text: 'With or without noise reduction.' },
        ],
      },
    },
  ],
  donts: [
    {
      text: 'Don’t leave a gap with an odd number of illustrations.',
      content: {
        features: [
          { illustration: 'zoom-steps', title: 'Zooms to the click', text: 'Each click becomes a zoom.' },
          { illustration: 'cursor-path', title: 'Smooths the cursor', text: 'Removes the wobble.' },
          {
            illustration: 'clear-background',
            title: 'Clears the background',
            text: 'Your camera without what is behind you.',
          },
        ],
      },
    },
    {
      text: 'Don’t list vague qualities. List features.',
      content: {
        heading: `Why ${brand.name}`,
        lede: undefined,
        features: [
          { title: 'Fast', text: 'You will save a lot of time.' },
          { title: 'Safe', text: 'Your data is in good hands.' },
          { title: 'Easy', text: 'Made for people like you.' },
        ],
      },
    },
  ],
  accessibility: [
    'The features are a list, so screen readers announce how many there are.',
    'Each title is one heading level below the section heading.',
    'Illustrations are hidden from screen readers.',
  ],
} satisfies SectionDocs;

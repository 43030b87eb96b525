import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'showing',
  status: 'stable',
  summary: 'Shows what the product does, thing by thing: each with a drawing, or each with an icon.',
  anatomy: [
    { part: 'Head', what: 'Timecode, heading and lede. The heading says what the things have in common.' },
    {
      part: 'Drawing or icon',
      what: 'All of one kind. Drawings are wide and narrow in turn; icons stand two, three or four to a row.',
    },
    { part: 'Title', what: 'What it does, as a verb: “Smooths the cursor”.' },
    { part: 'Text', what: 'What that does for whoever records. Two sentences under a drawing, one under an icon.' },
    { part: 'Link', what: 'Under an icon, where more of it is said. Under a drawing a link stands in the text.' },
  ],
  useWhen: [
    'Two to six things are worth a drawing each: the main body of a home page.',
    'Three to twelve small things belong together and need no drawing: sources, formats, shortcuts.',
  ],
  avoidWhen: [
    'One thing is larger than the others: `bento` gives it the larger cell.',
    'Each needs a paragraph: `media-rows` has room for it.',
    'The order matters: use `steps`.',
  ],
  dos: [
    {
      words: 'Take an even number of drawings, so that the last row is as full as the others.',
      content: {
        features: [
          {
            illustration: 'zoom-steps',
            title: 'Zooms to the click',
            text: 'Each press becomes a zoom that eases in, holds, and lets go.',
          },
          {
            illustration: 'cursor-path',
            title: 'Smooths the cursor',
            text: 'The wobble goes, the intent stays.',
          },
        ],
      },
    },
    {
      words: 'Take icons where seeing it would teach nothing.',
      content: {
        heading: 'What it records',
        lede: undefined,
        features: [
          { icon: 'screen', title: 'The whole screen', text: 'At the display’s own pixels.' },
          { icon: 'speaker', title: 'The Mac’s sound', text: 'From all apps, without a driver.' },
          { icon: 'microphone', title: 'Your microphone', text: 'Its noise reduced, or left as it is.' },
        ],
      },
    },
  ],
  donts: [
    {
      words: 'Do not leave a hole: three drawings end in a row with one.',
      content: {
        features: [
          { illustration: 'zoom-steps', title: 'Zooms to the click', text: 'Each press becomes a zoom.' },
          { illustration: 'cursor-path', title: 'Smooths the cursor', text: 'The wobble goes.' },
          { illustration: 'clear-background', title: 'Clears the room', text: 'Without what is behind you.' },
        ],
      },
    },
    {
      words: 'Do not fill a list with qualities. A feature can be switched off; a quality cannot.',
      content: {
        heading: 'Why Onset',
        lede: undefined,
        features: [
          { icon: 'clock', title: 'Fast', text: 'You will save a lot of time.' },
          { icon: 'shield', title: 'Safe', text: 'Your data is in good hands.' },
          { icon: 'person', title: 'Easy', text: 'Made for people like you.' },
        ],
      },
    },
  ],
  accessibility: [
    'The features are a list, so that their number is known before the first is read.',
    'Each title is a heading one level below that of the section.',
    'Drawings and icons are not read out: title and text say what they show.',
  ],
} satisfies SectionDocs;

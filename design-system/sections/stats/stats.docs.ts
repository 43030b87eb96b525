import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'proving',
  status: 'new',
  summary: 'Proves a claim with two to four figures that can be checked.',
  anatomy: [
    { part: 'Head', what: 'Timecode and heading. The heading is the claim that the figures prove.' },
    { part: 'Figure', what: 'Up to five characters, in the largest type of the page after its h1.' },
    { part: 'Unit', what: 'What is counted. Read out with the figure as one text.' },
    { part: 'Text', what: 'One sentence: what the figure means for the reader.' },
    { part: 'Source', what: 'A link to where it can be checked.' },
  ],
  useWhen: ['A claim on the page can be put into figures that are true of everyone’s Mac.'],
  avoidWhen: [
    'The figure is a price: use pricing, which has it from the catalogue.',
    'There is one figure only: use a bento with a figure in a cell.',
    'Nobody could check it: leave it out.',
  ],
  dos: [
    { words: 'Give a source for what a careful reader would doubt.' },
    {
      words: 'Use two where two are enough.',
      content: {
        facts: [
          { figure: '60', unit: 'frames a second', text: 'Recorded at the display’s own pixels.' },
          { figure: '0', unit: 'uploads', text: 'Until you press Share yourself.' },
        ],
      },
    },
  ],
  donts: [
    {
      words: 'Do not count what says nothing about the product.',
      content: {
        facts: [
          { figure: '100%', text: 'Passion for screen recordings.' },
          { figure: '24/7', text: 'Always there for you.' },
          { figure: '1', text: 'Goal: better films.' },
        ],
      },
    },
    {
      words: 'Do not leave the unit to the text: a figure alone is a riddle.',
      content: {
        facts: [
          { figure: '64', text: 'The whole app is only this many megabytes.' },
          { figure: '5', text: 'This is how many tracks a recording has.' },
        ],
      },
    },
  ],
  accessibility: [
    'A list. The figure and its unit are one paragraph, so that they are read out together.',
    'All figures of a row have one size; it becomes smaller when one of them has more than three characters.',
  ],
} satisfies SectionDocs;

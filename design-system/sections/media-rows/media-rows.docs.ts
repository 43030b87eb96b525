import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'explaining',
  status: 'new',
  summary: 'Explains a few things one after the other, each with a paragraph and a picture of it.',
  anatomy: [
    { part: 'Head', what: 'Timecode, heading and lede on the page’s columns, as in every section of the timeline.' },
    { part: 'Words', what: 'Four columns, on the middle of the media: a title and two to four sentences.' },
    { part: 'Points and link', what: 'Two to four lines between hairlines, and a way on, close below the sentences.' },
    { part: 'Media', what: 'Eight columns. A drawing or picture is cut to 3:2, a film keeps its shape.' },
  ],
  useWhen: [
    'Each thing needs a paragraph to be understood and a picture to be believed.',
    'A page goes deep into one feature: three rows are a page’s worth.',
  ],
  avoidWhen: [
    'A sentence is enough for each: use feature-grid.',
    'They are done one after the other: use steps, which number them by time.',
    'There are more than four: use two sections with headings of their own.',
  ],
  dos: [
    { words: 'Let each picture show the very thing that its title names.' },
    {
      words:
        'Begin with the media where the section above ends with words at its start, so that the sides go on changing.',
      content: { start: 'media' },
    },
  ],
  donts: [
    {
      words: 'Do not write a title that any product could have: it must say what happens.',
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
      words: 'Do not repeat the text in the points: they are for what it leaves out.',
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
    'In the document the words of a row always come before its media, on whichever side they stand.',
    'A drawing is not read out unless it has an alt text: the words beside it say what it shows.',
  ],
} satisfies SectionDocs;

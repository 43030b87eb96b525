import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'showing',
  status: 'new',
  summary: 'Lets a visitor pick which of several views of one thing to look at, without leaving the place.',
  anatomy: [
    { part: 'Head', what: 'What all the views have in common.' },
    { part: 'Tabs', what: 'The names of the views: a column beside the picture, a row to be swiped on a phone.' },
    { part: 'Media', what: 'A drawing, a picture or a film. All have one shape, so that nothing jumps.' },
    { part: 'Title and text', what: 'What is seen. The title must be understood without its tab.' },
  ],
  useWhen: [
    'The views are alternatives: each visitor is interested in one or two of them.',
    'Each has something to look at in the same shape.',
  ],
  avoidWhen: [
    'Everybody should see all of it: use feature-grid or media-rows, because most look at the first tab only.',
    'The views follow one another in time: use steps.',
    'There is no picture: use faq.',
  ],
  dos: [
    {
      words: 'Name each tab with a noun of the same kind.',
    },
    {
      words: 'Put first what most came for.',
      content: { heading: 'Four things you would have done by hand' },
    },
  ],
  donts: [
    {
      words: 'Do not repeat the label as the title; the second line is the one that says something.',
      content: {
        tabs: [
          {
            label: 'Zooms',
            title: 'Zooms',
            text: 'Zooms are made when you click.',
            media: { kind: 'illustration', name: 'zoom-steps' },
          },
          {
            label: 'Cursor',
            title: 'Cursor',
            text: 'The cursor is smoothed.',
            media: { kind: 'illustration', name: 'cursor-path' },
          },
        ],
      },
    },
    {
      words: 'Do not hide in a tab what a visitor must know to buy: a price, a system, a limit.',
      content: {
        tabs: [
          {
            label: 'Zooms',
            title: 'A press becomes a block',
            text: 'Drag it, stretch it, or delete it.',
            media: { kind: 'illustration', name: 'zoom-steps' },
          },
          {
            label: 'Needs a Mac',
            title: 'macOS 14 or later',
            text: 'It runs on nothing else.',
            media: { kind: 'illustration', name: 'export-formats' },
          },
        ],
      },
    },
  ],
  accessibility: [
    'Tabs as the ARIA pattern has them: one stop of the Tab key, arrow keys along the row or the column, Home and End.',
    'A panel that is not shown is out of reach of keyboard and screen reader, though it keeps its room.',
    'Nothing moves by itself. A film stops when its tab is left.',
    'Without scripts there are no tabs, and every panel is on the page under its title.',
    'With forced colours the chosen tab is underlined.',
  ],
} satisfies SectionDocs;

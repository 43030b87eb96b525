import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'explaining',
  status: 'new',
  summary: 'Tells how something is done, step by step, at the times at which it happens.',
  anatomy: [
    { part: 'Head', what: 'Timecode, heading and lede. The lede says whose times these are.' },
    {
      part: 'Rail or ruler',
      what: 'Upright with a playhead that goes along as one reads, or level with the last step as the result.',
    },
    { part: 'Time', what: 'Counted from the first step. It says how little there is to wait.' },
    { part: 'Title and text', what: 'What to do, as an instruction; then what happens.' },
    {
      part: 'Media',
      what: 'Where seeing it helps. Not every step needs one on a rail; on a ruler all have one or none.',
    },
  ],
  useWhen: [
    'The order matters: setting up, a first recording, getting a refund.',
    'How long it takes is the argument: a ruler of three or four steps.',
  ],
  avoidWhen: [
    'The order does not matter: use media-rows or feature-grid.',
    'There are more than six: it is a page of the docs.',
  ],
  dos: [
    { words: 'Begin each title with the verb that the reader has to do.' },
    {
      words: 'Use the ruler where the steps are short and the last one is what they are for.',
      content: {
        layout: 'ruler',
        steps: [
          { at: '00:00', title: 'Press record', text: 'Command-Shift-2, and talk.' },
          { at: '02:00', title: 'Press record again', text: 'The edit is already there.' },
          { at: '03:00', title: 'Export', text: 'Every shape you ticked, at once.' },
        ],
      },
    },
  ],
  donts: [
    {
      words: 'Do not make steps of what the app does by itself: a step is something that the reader does.',
      content: {
        steps: [
          { at: '00:00', title: 'Recording is analysed', text: 'Onset looks at your presses.' },
          { at: '00:01', title: 'Zooms are generated', text: 'They appear on the timeline.' },
          { at: '00:02', title: 'Cursor is smoothed', text: 'The wobble is removed.' },
        ],
      },
    },
    {
      words: 'Do not use times that nobody takes.',
      content: {
        steps: [
          { at: '00:00', title: 'Press record', text: 'Talk.' },
          { at: '00:01', title: 'Press record again', text: 'Your tutorial of twenty minutes is finished.' },
        ],
      },
    },
  ],
  accessibility: [
    'An ordered list, so that the number of each step is known. Times, rail and playhead are drawings that are not read out.',
    'The playhead moves only as the reader scrolls, and stands still otherwise. It carries no meaning.',
  ],
} satisfies SectionDocs;

import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'showing',
  status: 'new',
  summary: 'Shows what a thing was and what it became, in one frame, with a divider to be moved between the two.',
  anatomy: [
    { part: 'Head', what: 'What changes, said as a claim that the pictures prove.' },
    {
      part: 'Before',
      what: 'The state at the start, with its name on it. It is always on the side where reading begins.',
    },
    { part: 'After', what: 'The state at the end: the same moment, the same things in the same places.' },
    {
      part: 'Divider',
      what: 'Dragged from anywhere in the frame, or moved with the arrow keys. It begins in the middle.',
    },
    { part: 'Caption', what: 'What to look for, for those who would not find it.' },
  ],
  useWhen: [
    'One step changes a picture, and the change is in many places of it.',
    'Both pictures can be made from the same moment, so that what did not change stays still under the divider.',
  ],
  avoidWhen: [
    'The change happens over time: a film shows it, use video-player.',
    'The two pictures have nothing in the same place: put them in media-rows, one after the other.',
    'There are three states or more: use media-tabs.',
  ],
  dos: [
    {
      words: 'Name the two states by what they are.',
      content: {
        before: { label: 'The recording', media: { kind: 'illustration', name: 'raw-take' } },
        after: { label: 'The video', media: { kind: 'illustration', name: 'finished-take' } },
      },
    },
    {
      words: 'Say in the caption what is worth looking for.',
      content: { caption: 'Look at the camera, the cursor and the corner with the files.' },
    },
  ],
  donts: [
    {
      words: 'Do not compare two pictures that share no place: the divider then cuts them and compares nothing.',
      content: {
        before: { label: 'Zoom', media: { kind: 'illustration', name: 'zoom-steps' } },
        after: { label: 'Camera', media: { kind: 'illustration', name: 'clear-background' } },
      },
    },
    {
      words: 'Do not judge in the labels. The picture does that.',
      content: {
        before: { label: 'Boring and slow', media: { kind: 'illustration', name: 'raw-take' } },
        after: { label: 'Much nicer', media: { kind: 'illustration', name: 'finished-take' } },
      },
    },
  ],
  accessibility: [
    'The divider is a slider with a name and a value in words; arrow keys move it by one, Page Up and Page Down by ten, Home and End to either picture alone.',
    'From right to left the state before stands at the right, and the arrow keys follow the eye.',
    'A finger that moves up or down scrolls the page. Without scripts both pictures are shown whole.',
    'Give each picture an alt where the lede does not say what differs; a drawing without one is skipped.',
  ],
} satisfies SectionDocs;

import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'showing',
  status: 'new',
  summary: 'Shows many things at one glance, each as large as it matters.',
  anatomy: [
    { part: 'Head', what: 'Timecode, heading and lede. The heading says what the cells have in common.' },
    { part: 'Cell', what: 'small, wide, tall or large on a grid of three. Its words stand below what it shows.' },
    {
      part: 'Drawing, icon, figure or keys',
      what: 'One of them stands over the words. A drawing fills what they leave, and needs more than small.',
    },
  ],
  useWhen: [
    'A page has to say in one screen how much there is, and one or two things are worth a drawing.',
    'The things have different weight: the sizes say so.',
  ],
  avoidWhen: [
    'All weigh the same: use feature-grid, drawn or with icons.',
    'They are figures only: use stats.',
    'They need more than two sentences each: use media-rows.',
  ],
  dos: [
    { words: 'Make one cell large, and mix drawings, keys, icons and figures around it.' },
    {
      words: 'Put an upright subject into a tall cell.',
      content: {
        cells: [
          {
            size: 'tall',
            title: 'Clears the room',
            text: 'Your camera without what is behind you.',
            illustration: 'clear-background',
          },
          {
            size: 'wide',
            title: 'Every shape at once',
            text: 'A wide film, a square and a tall one.',
            illustration: 'export-formats',
          },
          { size: 'small', title: 'Frames a second', text: 'At the pixels of your display.', figure: '60' },
          { size: 'small', title: 'Captions as text', text: 'Written on your Mac.', icon: 'captions' },
        ],
      },
    },
  ],
  donts: [
    {
      words:
        'Do not use it for cells of one size with an icon each: that is a list, and feature-grid is easier to read.',
      content: {
        cells: [
          { size: 'small', title: 'The screen', text: 'At its own pixels.', icon: 'screen' },
          { size: 'small', title: 'The sound', text: 'Without a driver.', icon: 'speaker' },
          { size: 'small', title: 'The camera', text: 'As a bubble, beside, or off.', icon: 'camera' },
        ],
      },
    },
    {
      words: 'Do not put a paragraph into a small cell: the row grows, and its neighbours stand empty.',
      content: {
        cells: [
          { size: 'small', title: 'Frames a second', text: 'At the pixels of your display.', figure: '60' },
          {
            size: 'small',
            title: 'The Mac’s own sound',
            text: 'Recorded without a driver to install first. Each app is heard as it is, and the sound is a track of its own, so that it can be made softer under your voice, cut where it disturbs, or left out of the film.',
            icon: 'speaker',
          },
          { size: 'small', title: 'Captions as text', text: 'Written on your Mac.', icon: 'captions' },
        ],
      },
    },
  ],
  accessibility: [
    'A list, read in the order it is written in. A small cell may stand before a larger one that is written first, so no cell may refer to the one “before”.',
    'Each cell has a border, so that the cells are still told apart where colours are forced.',
    'Keys and icons are not read out: the title says what they stand for.',
    'The figure is read out before the title: write the title so that it goes on, as in “60, frames a second”.',
  ],
} satisfies SectionDocs;

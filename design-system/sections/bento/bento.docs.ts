import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'show-the-product',
  status: 'new',
  summary: 'Shows several features in a grid, with cells sized by importance.',
  keywords: ['tiles', 'mosaic', 'masonry', 'cards', 'benefits', 'highlights'],
  anatomy: [
    { part: 'Header', description: 'Heading and lede. The heading names what the cells have in common.' },
    {
      part: 'Cell',
      description: 'A title and text in one of four sizes: small, wide, tall or large, on a three-column grid.',
    },
    {
      part: 'Visual',
      description:
        'One illustration, number or keyboard shortcut per cell. An illustration needs more than a small cell.',
    },
  ],
  useWhen: [
    'A page needs an overview of many features, and one or two deserve an illustration.',
    'The features differ in importance, and the cell sizes can show it.',
  ],
  avoidWhen: [
    'All features are equally important. Use `feature-grid` instead.',
    'The content is only numbers. Use `stats` instead.',
    'Each feature needs more than two sentences. Use `media-rows` instead.',
  ],
  dos: [
    { text: 'Make one cell large, and mix illustrations, shortcuts and numbers around it.' },
    {
      text: 'Put a portrait subject in a tall cell.',
      content: {
        cells: [
          {
            size: 'tall',
            title: 'Clears the background',
            text: 'Your camera without what is behind you.',
            illustration: 'clear-background',
          },
          {
            size: 'wide',
            title: 'Every format at once',
            text: 'Wide, square and vertical video.',
            illustration: 'export-formats',
          },
          { size: 'small', title: 'Frames per second', text: 'At your display’s resolution.', figure: '60' },
          { size: 'small', title: 'Saves a copy', text: 'In the folder of the recording.', keys: ['command', 'S'] },
        ],
      },
    },
  ],
  donts: [
    {
      text: 'Don’t use equal cells. Use `stats` for numbers, or `feature-grid` instead.',
      content: {
        cells: [
          { size: 'small', title: 'Frames per second', text: 'At your display’s resolution.', figure: '60' },
          { size: 'small', title: 'Tracks', text: 'Screen, camera and both sounds.', figure: '4' },
          { size: 'small', title: 'Shapes', text: 'Exported at the same time.', figure: '3' },
        ],
      },
    },
    {
      text: 'Don’t put a paragraph in a small cell. It stretches the whole row.',
      content: {
        cells: [
          { size: 'small', title: 'Frames per second', text: 'At your display’s resolution.', figure: '60' },
          {
            size: 'small',
            title: 'Sound tracks',
            text: 'The Mac’s own is recorded without a driver that you have to install first. You hear every app as it is, and the sound is on a separate track, so you can lower it under your voice, cut it where it distracts, or leave it out of the video.',
            figure: '2',
          },
          { size: 'small', title: 'Saves a copy', text: 'In the folder of the recording.', keys: ['command', 'S'] },
        ],
      },
    },
  ],
  accessibility: [
    'Screen readers follow the source order, which can differ from the visual order. Don’t refer to cells by position.',
    'Cell borders remain visible in forced colors.',
    'Keyboard shortcuts are hidden from screen readers, so the title must describe them.',
    'A number is read before its title. Write both as one phrase: “60”, “Frames per second”.',
  ],
} satisfies SectionDocs;

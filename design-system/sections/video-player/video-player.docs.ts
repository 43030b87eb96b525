import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'show-the-product',
  status: 'new',
  summary: 'Plays a video with captions, chapters and a transcript, alone or beside the recording it was edited from.',
  keywords: ['demo', 'clip', 'screencast', 'movie', 'trailer', 'embed'],
  anatomy: [
    { part: 'Header', description: 'What the video shows, and how long it is.' },
    {
      part: 'Video',
      description: 'A poster with a play button, then the video with its caption.',
    },
    { part: 'Recording', description: 'Optional. The video before it was edited. It plays with the video.' },
    {
      part: 'Controls',
      description: 'Play and pause, position, captions, full screen, and with a recording links to both files.',
    },
    { part: 'Chapters', description: 'Buttons that play the video from a chapter.' },
    {
      part: 'Transcript',
      description: 'A text alternative, collapsed by default.',
    },
  ],
  useWhen: ['A process is quicker to show than to describe.', 'The video, with captions, makes sense without sound.'],
  avoidWhen: [
    'Two images are enough. Use `before-after` instead.',
    'You want a video that plays automatically. Use an image instead.',
    'The sound matters: there’s no volume control outside full screen.',
    'There is no transcript yet. Write the transcript first, then record it.',
  ],
  dos: [
    {
      text: 'Use the width `window` if the video is the main content of its page.',
      content: { width: 'window', opening: 'centered' },
    },
    { text: 'State the duration in the lede.', content: { lede: 'Twelve seconds, without a cut.' } },
    {
      text: 'Name each chapter after what happens in it.',
      content: {
        chapters: [
          { from: 0, title: 'The page, as recorded' },
          { from: 4, title: 'A click becomes a zoom' },
          { from: 8, title: 'The zoom ends' },
        ],
      },
    },
  ],
  donts: [
    {
      text: 'Don’t number chapters instead of naming them.',
      content: {
        chapters: [
          { from: 0, title: 'Part 1' },
          { from: 4, title: 'Part 2' },
          { from: 8, title: 'Part 3' },
        ],
      },
    },
    {
      text: 'Don’t ask visitors to watch a video without stating what it shows.',
      content: { heading: 'Watch the video', lede: undefined },
    },
  ],
  accessibility: [
    'Captions are on by default. All controls work with the keyboard, and have names.',
    'Without scripts, the browser’s controls play the video with its captions.',
    'Chapter buttons work with Enter and Space. The current one has `aria-current`.',
    'If the video can’t be played, an alert announces it and a link opens the transcript.',
    'The player reserves its space before loading, so the layout doesn’t shift.',
  ],
} satisfies SectionDocs;

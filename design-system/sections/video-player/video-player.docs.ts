import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'showing',
  status: 'new',
  summary: 'Plays a film with its chapters beside it, and has all that is said in it below.',
  anatomy: [
    { part: 'Head', what: 'What the film shows, and how long that takes.' },
    {
      part: 'Film',
      what: 'The poster with its button and the length of the film, then the film with the browser’s own controls and its captions on.',
    },
    { part: 'Chapters', what: 'Where to begin. The one that is playing is marked.' },
    { part: 'Transcript', what: 'Closed until it is wanted: for those who read, search, or cannot have the film.' },
  ],
  useWhen: [
    'Something happens in time, and words for it would be longer than the film.',
    'The video can be watched without sound: its captions say all of it.',
  ],
  avoidWhen: [
    'Two pictures would show it: use before-after.',
    'It would start by itself behind other words: a film that moves is the one thing that is looked at.',
    'There is no transcript yet. It is written first, and then spoken.',
  ],
  dos: [
    { words: 'Say in the lede how long it is.', content: { lede: 'Twelve seconds, without a cut.' } },
    {
      words: 'Name a chapter by what happens in it.',
      content: {
        chapters: [
          { from: 0, title: 'The page, as recorded' },
          { from: 4, title: 'A press becomes a zoom' },
          { from: 8, title: 'The zoom lets go' },
        ],
      },
    },
  ],
  donts: [
    {
      words: 'Do not number chapters. A number is no reason to go there.',
      content: {
        chapters: [
          { from: 0, title: 'Part 1' },
          { from: 4, title: 'Part 2' },
          { from: 8, title: 'Part 3' },
        ],
      },
    },
    {
      words: 'Do not ask people to watch before they know what they will see.',
      content: { heading: 'Watch the video', lede: undefined },
    },
  ],
  accessibility: [
    'The controls are the browser’s own, with its keys and its names. The captions are on from the start.',
    'A chapter is pressed with Enter or Space; the one that is playing has aria-current, and is underlined with forced colours.',
    'Where the film cannot be had, that is read out, and a link opens the transcript.',
    'Its place is kept before anything is loaded, so that nothing moves when it is played.',
  ],
} satisfies SectionDocs;

import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'acting',
  status: 'stable',
  summary: 'Asks for one thing, at the end of a page or between two of its parts.',
  anatomy: [
    {
      part: 'Ground',
      what: 'With `full`, the sound of a recording on a darker band. With `plain` and `compact`, the page’s own.',
    },
    { part: 'Heading', what: 'What comes of it for the reader, rather than what the button does.' },
    { part: 'Lede', what: 'What makes it easy to say yes: the time it takes, the way back.' },
    { part: 'Action', what: 'The one thing to do, in the words of the page it leads to.' },
    { part: 'Second action', what: 'For those who are not there yet. Left out more often than not.' },
    {
      part: 'Hand-off',
      what: 'On a phone or tablet, instead of the action: sends the page to a Mac by the share sheet or an email.',
    },
  ],
  useWhen: [
    'Once at the end of a page that has made its case: `full`, or `plain` where the page is for reading.',
    'Once in the middle of a long page, where the end is far: `compact`.',
  ],
  avoidWhen: [
    'The page ends in `pricing` or `download-card`: these are the action themselves.',
    'An address is asked for: use `signup-form`.',
    'There are two things of equal weight to do. Then the page has not decided; decide first.',
  ],
  dos: [
    {
      words: 'Take the last doubt away, next to the button.',
      content: {
        heading: 'Your next recording could be the last take.',
        lede: 'Set it up in a minute. Change your mind within 14 days.',
      },
    },
    {
      words: 'Between two sections, be brief.',
      content: {
        layout: 'compact',
        heading: 'Try it on the next call you would have had twice',
        lede: undefined,
      },
    },
  ],
  donts: [
    {
      words: 'Do not write “Get started”: say what is started.',
      content: {
        heading: 'Ready to get started?',
        lede: 'Join now and see for yourself what is possible.',
        action: { label: 'Get started', href: '#plans' },
      },
    },
    {
      words: 'Do not make it a summary of the page. Who is here has read it, or has not and will not.',
      content: {
        heading: 'Zooms, cursor, captions, background, every shape and no watermark',
        lede: 'Onset records the screen, a window or a region, with the sound of the Mac, your microphone and your camera, and it edits all of that while you talk.',
      },
    },
  ],
  accessibility: [
    'The sound behind it is a drawing that is not read out, and runs left to right in every language.',
    'The hand-off is a link that needs no script. Only one of it and the action it replaces is in the page for assistive technology.',
    'Where colours are forced, the line above the band divides it from the page.',
  ],
} satisfies SectionDocs;

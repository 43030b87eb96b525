import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'layout',
  status: 'new',
  summary: 'Says one thing to everybody, above the header of every page, until they have read it.',
  anatomy: [
    { part: 'Record light', what: 'Marks the line as news. It does not blink.' },
    { part: 'Sentence', what: 'What is new. Strong words first, so that it can be taken in without stopping.' },
    { part: 'Link', what: 'The one place to read more, at the end of the sentence.' },
    { part: 'Close button', what: 'Takes the bar away for good, until there is another text.' },
  ],
  useWhen: [
    'Something concerns visitors of every page for a few days: a new version, a price that changes, planned maintenance.',
    'The words must change without a release of the site: name a key of the commons.',
  ],
  avoidWhen: [
    'It concerns one page. Say it there, in a section.',
    'It answers something the visitor did. That is a toast or a notice.',
    'It is always true. Put it into the header or the hero; a bar that never leaves is not read.',
  ],
  dos: [
    {
      words: 'Say what happened, then where to read more.',
      content: { text: '**Onset 1.12.0 is here.** [See what changed](#changelog)' },
    },
    {
      words: 'Give the day and the time zone of planned maintenance.',
      content: { text: 'Share pages rest on Sunday, 06:00 to 06:30 UTC. [What that means](#maintenance)' },
    },
  ],
  donts: [
    {
      words: 'Two pieces of news are none. Choose the one that matters.',
      content: {
        text: 'Onset 1.12.0 is here, [see it](#changelog), and we are hiring, [see the jobs](#jobs), and there is a new post about microphones, [read it](#blog).',
      },
    },
    {
      words: 'Do not tease: a visitor cannot tell whether to press.',
      content: { text: 'Big news! [Click here](#news)' },
    },
  ],
  accessibility: [
    'A region with a name, before the header and after the skip link, which leads past it.',
    'The close button is 36 px large. After it the focus goes to the first link of the header, not to the top of the page.',
    'The text never changes while a page is read, so nothing is announced and nothing moves.',
    'Without scripts the bar is whole and has no close button.',
  ],
} satisfies SectionDocs;

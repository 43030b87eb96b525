import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'state',
  status: 'new',
  summary: 'Takes the place of a list that has nothing in it, says why, and leads on.',
  anatomy: [
    { part: 'Empty timeline', what: 'A ruler without a clip: the same frame for every kind of nothing.' },
    { part: 'Icon', what: 'What would be here, or what looked for it.' },
    { part: 'Heading', what: 'What is missing.' },
    { part: 'Text', what: 'Why, and what brings something here.' },
    { part: 'Ways on', what: 'The first is a button, up to two more are links.' },
  ],
  useWhen: [
    'A list is empty for now: no posts in a topic, no films shared yet.',
    'A search or a filter found nothing.',
  ],
  avoidWhen: [
    'Something failed. Nothing found and nothing reached are different things: use `error-screen`.',
    'The content is still on its way. Use `loading-state`.',
    'The list may be left out with its heading. Then leave it out.',
  ],
  dos: [
    {
      words: 'Repeat what was looked for, and offer a way that works.',
      content: {
        icon: 'search',
        heading: 'No results for “OBS scenes”',
        text: 'Onset has no scenes, so the guides have no page about them. Try a plainer word.',
        actions: [{ label: 'All guides', href: '#guides' }],
      },
    },
    { words: 'Leave the ways on out where there are none.', content: { actions: [] } },
  ],
  donts: [
    {
      words: 'Do not joke where somebody looked for something and lost time.',
      content: { heading: 'Oh no, tumbleweed!', text: 'It is very quiet in here.' },
    },
    {
      words: 'Do not blame the visitor.',
      content: { heading: 'Invalid search', text: 'You entered no valid term.' },
    },
  ],
  accessibility: [
    'The drawing is not read out: heading and text say the same.',
    'A region named by its heading, so that it is found where the list was.',
    'Its frame is a dashed border, which stays where colours are forced.',
  ],
} satisfies SectionDocs;

import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'finding',
  status: 'new',
  summary: 'Finds pages, posts and versions as one types, without a server.',
  anatomy: [
    { part: 'Heading', what: 'Only where the search is an offer of its own, as under an error screen' },
    {
      part: 'Field',
      what: 'A form that also works when it is sent before the script is there; the / key leads into it',
    },
    { part: 'Status line', what: 'How many results there are, and what the keyboard does; it is announced' },
    { part: 'Results', what: 'Kind, title, the heading on that page, and the text around what was found' },
    { part: 'Ways on', what: 'Links that take the place of results where there are none' },
  ],
  useWhen: [
    'A page lists many things, and a visitor may know a word of the one that is wanted.',
    'Somebody came to a place that is not there, and still wants something.',
  ],
  avoidWhen: [
    'The page is to lead somebody to a decision: a search leads away from it.',
    'There are fewer than a dozen pages: name them in a list, as post-list and footer do.',
    'What is wanted may be no word of the site: offer contact in its place.',
  ],
  dos: [
    { words: 'Say in the empty field what can be looked for.' },
    {
      words: 'Lead on where nothing is found, to pages that exist.',
      content: { links: [{ label: 'All posts', href: '/blog' }] },
    },
  ],
  donts: [
    { words: 'A field that says no more than its icon.', content: { placeholder: 'Search …' } },
    {
      words: 'Do not promise a heading more than the field can do.',
      content: { heading: 'How can we help you today?' },
    },
  ],
  accessibility: [
    'A search landmark with a labelled field; results are links in an ordered list, not options of a combobox.',
    'The number of results is announced politely, once the typing rests.',
    'The arrow keys move between field and links; Escape leads back to the field, and then empties it.',
    'What was found is underlined, which stays where colours are forced.',
    'Without scripts it is hidden: it stands where a list of links does the same.',
  ],
} satisfies SectionDocs;

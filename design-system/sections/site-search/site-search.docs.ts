import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'help-visitors-navigate',
  status: 'new',
  summary: 'Searches pages, posts and versions in the browser as the visitor types.',
  keywords: ['find', 'autocomplete', 'lookup', 'results'],
  anatomy: [
    { part: 'Heading', description: 'Optional, for a standalone search such as on an error page.' },
    {
      part: 'Search field',
      description: 'A form field that visitors can focus with the / key.',
    },
    {
      part: 'Status',
      description: 'The number of results, or that no page has all of the words, and keyboard hints.',
    },
    { part: 'Results', description: 'Kind, title, heading and matching text.' },
    { part: 'Fallback links', description: 'Appear when there are no results or the search fails.' },
  ],
  useWhen: [
    'A page lists many entries, and visitors may know a search term.',
    'A visitor reaches a page that doesn’t exist.',
  ],
  avoidWhen: [
    'The page leads visitors to a decision. Leave the search out instead.',
    'There are fewer than a dozen pages. Use a list of links instead.',
    'Visitors’ terms may not appear on the site. Use a contact link instead.',
  ],
  dos: [
    { text: 'In the placeholder, describe what visitors can search for.' },
    {
      text: 'Offer links to existing pages when there are no results.',
      content: { links: [{ label: 'All posts', href: '/blog' }] },
    },
  ],
  donts: [
    {
      text: 'Don’t use a placeholder that only repeats the meaning of the icon.',
      content: { placeholder: 'Search …' },
    },
    {
      text: 'Don’t promise more in the heading than a search can do.',
      content: { heading: 'How can we help you today?' },
    },
  ],
  accessibility: [
    'The section is a search landmark. Results are an ordered list of links.',
    'A live region announces the number of results after the user stops typing.',
    'Arrow keys move between the field and the results. Escape returns to the field, then clears it.',
    'Matches are underlined, also in forced colors mode.',
    'Without JavaScript, the search is hidden, so its page needs a list of links too.',
  ],
} satisfies SectionDocs;

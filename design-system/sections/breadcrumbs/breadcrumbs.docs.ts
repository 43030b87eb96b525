import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'finding',
  status: 'new',
  summary: 'Says where a page stands in the site, and leads one or more steps up.',
  anatomy: [
    { part: 'Ancestors', what: 'The pages above this one, the home page first. Each is a link.' },
    { part: 'Slash', what: 'Between two steps, as in the path of a file. Not read out.' },
    { part: 'This page', what: 'Its name, not a link. On a phone the heading below says it.' },
  ],
  useWhen: [
    'The page is two or more steps below home: a post, a guide, a release.',
    'Visitors arrive from a search and do not know what the page belongs to.',
  ],
  avoidWhen: [
    'The page is one step from home. The header leads there; breadcrumbs would say “Home” and the heading again.',
    'The steps are stages of a task. That is a list of steps, which says what is done and what is next.',
  ],
  dos: [
    {
      words: 'Use the names that the header and the headings use.',
      content: {
        ancestors: [
          { label: 'Home', href: '/' },
          { label: 'Blog', href: '/blog' },
        ],
        current: 'Record an iPhone by cable',
      },
    },
  ],
  donts: [
    {
      words: 'Do not put the whole title in: a step is a name, and the heading is below.',
      content: {
        ancestors: [
          { label: 'Home', href: '/' },
          { label: 'Blog and other writing about recording', href: '/blog' },
        ],
        current: 'How to record the screen of an iPhone by cable, with its sound, on a Mac with macOS 14',
      },
    },
  ],
  accessibility: [
    'A navigation with a name and an ordered list, so that a screen reader says how many steps there are.',
    'The last step has aria-current and is read on a phone too, where it is not shown.',
    'Each link is at least 24 px high.',
  ],
} satisfies SectionDocs;

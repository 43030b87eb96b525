import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'layout',
  status: 'stable',
  summary: 'Names the product on every page, and leads to the main pages and to the account.',
  anatomy: [
    {
      part: 'Brand',
      what: 'Leads home. As wide as a third of the page, so that the links begin with the second third.',
    },
    { part: 'Links', what: 'The main pages; a link with children is a menu.' },
    {
      part: 'Menu',
      what: 'A sheet under the header: a lede on the first third, pages with icon and line on the others.',
    },
    { part: 'Log in and action', what: 'For who is signed out: the way in, and the one thing to do.' },
    { part: 'Account menu', what: 'For who is signed in: profile, plan and log out.' },
    { part: 'Small-screen menu', what: 'Every link in one place, each menu with its name.' },
  ],
  useWhen: ['Always, once a page. It is part of the default layout.'],
  avoidWhen: [
    'Links that belong to one page: give its sections anchors and link to them where they are mentioned.',
    'News. That is an `announcement-bar`.',
  ],
  dos: [
    { words: 'Use plain links until there are more than six pages.' },
    { words: 'Name pages by what is found there, in one or two words.' },
  ],
  donts: [
    {
      words: 'Do not fill the row: with six long links it takes two lines.',
      content: {
        links: [
          'Screen recording',
          'Video editing',
          'Background removal',
          'Teleprompter',
          'Prices and plans',
          'Blog and guides',
        ].map((label) => ({ label, href: `#${label}` })),
      },
    },
  ],
  accessibility: [
    'Menus open by press or key, never by hover; Escape closes them and gives the focus back.',
    'Opened menus are lists of links within the navigation, not application menus: the Tab key goes through them.',
    'Who is signed in shows before the first paint, so nothing moves under a pointer.',
  ],
} satisfies SectionDocs;

import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'appear-on-every-page',
  status: 'stable',
  summary: 'Displays the brand, main navigation and account links on every page.',
  keywords: ['navbar', 'menu', 'top bar', 'logo', 'masthead'],
  anatomy: [
    {
      part: 'Brand',
      description: 'Links to the home page.',
    },
    { part: 'Links', description: 'The main pages. A link with `children` becomes a menu.' },
    {
      part: 'Menu',
      description: 'A panel with a lede, and links with icons and descriptions.',
    },
    { part: 'Login link', description: 'Shown to logged-out visitors.' },
    {
      part: 'Action',
      description: 'Optional. Shown to everyone without a license. On small screens, only to logged-out visitors.',
    },
    { part: 'App link', description: 'Shown to customers with a license in place of the action.' },
    { part: 'Account menu', description: 'Shown to logged-in customers: profile, plan and log out.' },
    { part: 'Small-screen menu', description: 'All links in one menu. A header without links has none.' },
  ],
  useWhen: ['A page uses the default layout, which includes one header.'],
  avoidWhen: [
    'The links belong to one page. Use anchor links instead.',
    'You want to show news. Use `announcement-bar` instead.',
  ],
  dos: [
    { text: 'Use plain links for up to six pages.' },
    { text: 'Label pages by their content, in one or two words.' },
  ],
  donts: [
    {
      text: 'Don’t overfill the row. Six long links wrap to two lines.',
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
    'Menus open on click or key press, never on hover. Escape closes them and returns focus.',
    'Users move through menu links with Tab.',
    'The logged-in state is applied before the first paint, without layout shift.',
  ],
} satisfies SectionDocs;

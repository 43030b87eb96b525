import { brand } from '../../brand.ts';
import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'manage-an-account',
  status: 'stable',
  summary: 'Introduces an account page with the customer’s email and a logout button, or with login links.',
  keywords: ['dashboard', 'welcome message', 'sign out', 'greeting'],
  anatomy: [
    { part: 'Heading', description: 'The page’s `h1`. It receives focus after the customer logs out.' },
    { part: 'Email address', description: 'The account’s email address. `loadingText` is shown until it is known.' },
    { part: 'Logout button', description: 'Logs out, and moves focus to the heading.' },
    { part: 'Tabs', description: 'Links to the parts of the account. The current one is underlined.' },
    { part: 'Logged-out content', description: 'What the page offers, with links to log in and to register.' },
  ],
  useWhen: ['A page shows one customer’s data: profile, licenses or receipts.'],
  avoidWhen: [
    'The page is the same for every visitor. Use `page-hero` instead.',
    'The page is a login form. Use `login-form`, which has its own heading.',
  ],
  dos: [
    {
      text: 'Tell logged-out visitors what the page offers.',
      content: {
        signedOutLede: 'Change your name, your email address and your password here. Log in to see yours.',
      },
    },
    {
      text: 'Name the page, not the visitor: the heading is the same in both states.',
      content: { heading: 'Your account' },
    },
  ],
  donts: [
    {
      text: 'Don’t greet logged-out visitors with an error.',
      content: { heading: 'Access denied', signedOutLede: 'You must be logged in to view this page.' },
    },
    {
      text: 'Don’t promote news or offers here.',
      content: {
        signedOutLede: `Did you know that ${brand.name} 1.12 is out? It clears the background faster than ever. Log in to read all about it, and about our offer of the month.`,
      },
    },
  ],
  accessibility: [
    'One of the two states is hidden before first paint, so screen readers never read both.',
    'A long email address wraps and never makes the page scroll horizontally.',
  ],
} satisfies SectionDocs;

import type { GonePage, Redirect } from './redirects.schema.ts';

/**
 * Redirects of paths that people type, or guess from other sites. The build checks them against the pages
 * (`compositor/checks.ts`). The query is preserved. Other spellings of a page, such as `/Pricing` and `/pricing/`,
 * don’t need an entry.
 */
export const redirects: readonly Redirect[] = [
  { from: '/home', to: '/', kind: 'permanent' },
  { from: '/signup', to: '/register', kind: 'permanent' },
  { from: '/sign-up', to: '/register', kind: 'permanent' },
  { from: '/signin', to: '/login', kind: 'permanent' },
  { from: '/sign-in', to: '/login', kind: 'permanent' },
  { from: '/account', to: '/profile', kind: 'permanent' },
  { from: '/settings', to: '/profile', kind: 'permanent' },
  { from: '/billing', to: '/customer-portal', kind: 'permanent' },
  { from: '/terms', to: '/terms-and-conditions', kind: 'permanent' },
  { from: '/privacy-policy', to: '/privacy', kind: 'permanent' },
  { from: '/refunds', to: '/refund', kind: 'permanent' },
  { from: '/plans', to: '/pricing', kind: 'permanent' },
  { from: '/releases', to: '/changelog', kind: 'permanent' },
  { from: '/feed', to: '/rss.xml', kind: 'permanent' },
  // Password managers open this path. See https://w3c.github.io/webappsec-change-password-url/
  { from: '/.well-known/change-password', to: '/profile', kind: 'temporary' },
  // These paths may become pages.
  { from: '/docs', to: '/how-it-works', kind: 'temporary' },
  { from: '/help', to: '/how-it-works', kind: 'temporary' },
];

/** Removed pages. */
export const gonePages: readonly GonePage[] = [
  {
    path: '/beta',
    since: '2026-01-20',
    words: 'The beta ended when version 1.0 came out. The newest version is on the Download page.',
  },
];

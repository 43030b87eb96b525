import * as z from 'zod';

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

const OLD_PATH =
  'a path such as /terms: lower-case letters, digits and hyphens, without a slash at the end; or such a path below /.well-known';
const NEW_PATH = 'the path of a page such as /terms-and-conditions, or / for the home page';

/**
 * Path of a page. Dots are allowed only in `.well-known`, so that it is never a file. It has no capitals and no
 * trailing slash, because those spellings are redirected too.
 */
const oldPath = z
  .string({ error: OLD_PATH })
  .regex(/^(?:\/\.well-known)?(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/, { error: OLD_PATH });

const newPath = z.string({ error: NEW_PATH }).regex(/^\/(?:[a-z0-9][a-z0-9./-]*)?$/, { error: NEW_PATH });

/** Redirect from a path that people type, or that a page once had. */
export const redirectSchema = z.strictObject({
  from: oldPath.describe('Requested path'),
  to: newPath.describe('Page or feed that it redirects to'),
  kind: z
    .enum(['permanent', 'temporary'], { error: 'permanent or temporary' })
    .describe('permanent (301): browsers and search engines may cache it. temporary (302): the path may become a page'),
});

export type Redirect = z.infer<typeof redirectSchema>;

const MESSAGE = 'a text of 20 to 200 characters that says why the page was removed and where to go instead';

/** Removed page: its path responds with 410, so that search engines drop it. */
export const gonePageSchema = z.strictObject({
  path: oldPath.describe('Path of the removed page'),
  since: z.iso.date({ error: 'a day such as 2026-01-20' }).describe('Date of removal'),
  words: z
    .string({ error: MESSAGE })
    .min(20, { error: MESSAGE })
    .max(200, { error: MESSAGE })
    .describe('What happened to it and where to go instead'),
});

export type GonePage = z.infer<typeof gonePageSchema>;

/** A point at which the product intentionally differs from the specification. */
export interface Deviation {
  /** The section of the specification. */
  readonly section: number;
  readonly says: string;
  readonly reason: string;
}

/** The deliberate deviations, by section. */
export const deviations: readonly Deviation[] = [
  {
    section: 2,
    says: 'There are further pages, such as `/forgot-password`, `/confirm-email` and the blog posts.',
    reason:
      'The links in emails need pages, and posts are read one by one. No route has parameters: each page is a file.',
  },
  {
    section: 2,
    says: 'Beside “Try Again”, the screen of an overloaded server has “Reload this page”.',
    reason: '“Try Again” goes to the home page, but the page that was requested is often back a moment later.',
  },
  {
    section: 3,
    says: 'A `refreshToken` in the response to a refresh or a password change replaces the stored one.',
    reason: 'A server that rotates refresh tokens, as Strapi does, rejects the old one from then on.',
  },
  {
    section: 3,
    says: 'An item without `recurring_totals` has the subtotal of its `totals` as its price.',
    reason: 'A plan that is paid once has no recurring totals, and its purchase would have items without a price.',
  },
  {
    section: 4,
    says: 'The session is kept if the server could not answer the start-up check or the refresh: no network, 5xx, 408, 429, or a response that is not JSON.',
    reason:
      'Such a response says nothing about the session. A train tunnel or a captive portal would log everyone out.',
  },
  {
    section: 4,
    says: 'The commons are fetched when the browser is idle.',
    reason: 'Every page contains fallback texts, so the request can wait until the page is visible.',
  },
  {
    section: 4,
    says: 'The check for a new build also runs when a tab becomes visible after 10 minutes or more.',
    reason: 'Browsers suspend the timers of hidden tabs, and people return to tabs that are days old.',
  },
  {
    section: 6,
    says: 'No bearer token is sent with login, registration, refresh, emailed links, the lists and the commons.',
    reason: 'These calls don’t act for the signed-in user, and Strapi rejects them if the token has expired.',
  },
  {
    section: 7,
    says: 'The own-profile call is `GET /api/users/me?populate=role`.',
    reason: 'Strapi leaves the role out otherwise, and section 6 reads the role’s name.',
  },
  {
    section: 8,
    says: 'The message of a 404 is `Page not found: {path}`, not `Page Not Found: {path}`.',
    reason: 'Sections 2 and 8 spell it differently. The spelling of section 2, which describes the screen, is used.',
  },
  {
    section: 9,
    says: 'The payment library is checked every 100 ms only while the page is visible.',
    reason: 'No one waits for a payment form in a hidden tab, and the timer would drain the battery.',
  },
  {
    section: 9,
    says: 'The revenue tracker starts with neither email address nor customer id for anonymous visitors. Where Paddle.js has started it already, only a known customer is passed on.',
    reason:
      'ProfitWell documents this start for marketing pages. A second anonymous start could replace a known customer.',
  },
  {
    section: 9,
    says: 'Nothing is sent to analytics, advertising or the revenue tracker, and none of their scripts is loaded, before the visitor has agreed. Global Privacy Control counts as a refusal.',
    reason:
      'European law requires consent. Page views before the answer are kept in the tab and sent after acceptance.',
  },
  {
    section: 9,
    says: '`purchase` and `conversion` are sent once per transaction in a browser.',
    reason: 'The page after the payment can be reloaded, opened in a second tab or reached with the back button.',
  },
  {
    section: 9,
    says: 'Analytics are also off on `*.localhost`, `127.0.0.0/8` and `::1`.',
    reason: 'These are the same machine as `localhost`.',
  },
  {
    section: 9,
    says: 'The ad-conversion id is set by a variable when the site is built, and none is sent without it.',
    reason: 'A value in the source code would report the conversions of every copy of the site to one account.',
  },
  {
    section: 9,
    says: 'The payload preload is also skipped if the visitor saves data.',
    reason: 'Data that costs money is like a slow connection: the visitor has asked for no more than the page.',
  },
];

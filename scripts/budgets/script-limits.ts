/**
 * Maximum script bytes of a page with a hydrated island: React is 58 KB of it, 3 KB are about the next page and the next
 * build (docs/decisions/0023), and 1 KB keeps what was typed in a page that an extension has changed. The names of the
 * files, which the first of them holds, change with every build, and the compressed size with them by some tens of bytes.
 */
const TOTAL_LIMIT = 79_420;
const TOTAL_LIMITS: Readonly<Record<string, number>> = {
  // In builds with the demo checkout, React is 140 bytes larger: the simulated form has its own root.
  '/profile': 94_920,
  // The drawn editor with all its controls, and the video player.
  '/': 88_900,
  // Purchases in each of their states, and changes of a plan with an unknown result; all but the first of these also sell.
  // The catalog of plans is in it, and a switch to each of them.
  '/customer-portal': 94_300,
  // Also the form with which guests claim a purchase.
  '/register': 80_100,
  // Also the messages that replace the form.
  '/reset-password': 79_490,
  // Also the cards of the plans, where none is chosen, and the order that is collapsed on phones.
  // With the catalog and trials.
  '/checkout': 101_150,
  '/success': 96_100,
  '/pricing': 93_100,
  // The form of the newsletter or the waitlist.
  '/blog': 84_950,
  '/download': 84_400,
  // Radix's slider, or its tabs as well (docs/decisions/0013).
  '/camera-background-removal': 86_400,
  '/features': 86_400,
  // Radix's tabs, the video player, and the calculator with its drawn timeline.
  '/tutorial-recording-software': 89_200,
};

/** Bytes of the script that loads all drawings of a page (docs/decisions/0035) and animates them each time they come into view. */
const DRAWINGS = 760;

/**
 * Pages that hydrate when idle, because they show nothing before they have read the stored purchase
 * (docs/decisions/0022).
 */
const HYDRATED_WHEN_IDLE: ReadonlySet<string> = new Set(['/success']);

/**
 * Pages that load more before the first interaction: the keyboard shortcut of the search, or the form of the waitlist.
 */
const LARGER_INITIAL: ReadonlySet<string> = new Set(['/404', '/blog', '/changelog', '/download']);

/** Bytes of the search, which a page that doesn't exist runs at once with the words of its URL. */
const SEARCH = 7300;

/** Posts end with the form of the newsletter, as the list of posts does. */
const pageOf = (path: string): string => (path.startsWith('/blog/') ? '/blog' : path);

/** Returns the maximum bytes of a page's scripts after all its islands are hydrated. */
export const totalScriptLimit = (path: string): number => DRAWINGS + (TOTAL_LIMITS[pageOf(path)] ?? TOTAL_LIMIT);

/** Returns the maximum bytes of a page's scripts before the first interaction. */
export function initialScriptLimit(path: string): number {
  if (HYDRATED_WHEN_IDLE.has(path)) return totalScriptLimit(path);
  return (LARGER_INITIAL.has(pageOf(path)) ? 12_220 : 10_550) + (path === '/404' ? SEARCH : 0);
}

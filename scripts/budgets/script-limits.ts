/**
 * Maximum script bytes of a page with a hydrated island: React is 58 KB of it, 3 KB are about the next page and the next
 * build (docs/decisions/0023), and 1 KB keeps what was typed in a page that an extension has changed. The names of the
 * files, which the first of them holds, change with every build, and the compressed size with them by some tens of bytes.
 */
const AWAKE_LIMIT = 79_250;
const AWAKE_LIMITS: Readonly<Record<string, number>> = {
  // In builds with the demo checkout, React is 140 bytes larger: the simulated form has its own root.
  '/profile': 94_750,
  // The drawn editor with all its controls, and the video player.
  '/': 88_900,
  // Purchases in each of their states, and changes of a plan with an unknown result; all but the first of these also sell.
  '/customer-portal': 94_100,
  // Also the form with which guests claim a purchase.
  '/register': 80_100,
  // Also the cards of the plans, where none is chosen.
  '/checkout': 100_270,
  '/success': 95_840,
  '/pricing': 93_100,
  // The form of the newsletter or the waitlist.
  '/blog': 84_950,
  '/download': 84_400,
  // Radix's slider or its tabs (docs/decisions/0013).
  '/camera-background-removal': 86_400,
  '/features': 86_400,
  '/screen-recording-software': 86_400,
  // Radix's tabs, and the video player.
  '/tutorial-recording-software': 86_900,
};

/** Bytes of the script that loads all drawings of a page (docs/decisions/0035) and animates them each time they come into view. */
const DRAWINGS = 760;

/** Pages that wake when idle, because they can say nothing before they have looked at what is kept (docs/decisions/0022). */
const SAY_NOTHING_ASLEEP: ReadonlySet<string> = new Set(['/success']);

/** Pages with more to load before a touch: the keys of the search, or the form of the waitlist. */
const LARGER_ASLEEP: ReadonlySet<string> = new Set(['/404', '/blog', '/changelog', '/download']);

/** Bytes of the search, which a page that doesn't exist runs at once with the words of its URL. */
const SEARCH = 7300;

/** Posts end with the form of the newsletter, as the list of posts does. */
const pageOf = (path: string): string => (path.startsWith('/blog/') ? '/blog' : path);

/** The most bytes of scripts that a page may have once all its islands are awake. */
export const awakeLimit = (path: string): number => DRAWINGS + (AWAKE_LIMITS[pageOf(path)] ?? AWAKE_LIMIT);

/** The most bytes of scripts that a page may fetch before it is touched. */
export function asleepLimit(path: string): number {
  if (SAY_NOTHING_ASLEEP.has(path)) return awakeLimit(path);
  return (LARGER_ASLEEP.has(pageOf(path)) ? 12_140 : 10_450) + (path === '/404' ? SEARCH : 0);
}

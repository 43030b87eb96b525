/** The engines, by the browsers people have. */
export const ENGINES = { chromium: 'Chrome, Edge', firefox: 'Firefox', webkit: 'Safari' } as const;
export type EngineName = keyof typeof ENGINES;

/**
 * The oldest browsers that get everything. The first with `light-dark()` and all else that is `demanded` below; the styles
 * are built for the same ones (`design-system/css-target.ts`).
 */
export const OLDEST: Readonly<Record<EngineName, string>> = { chromium: '123', firefox: '128', webkit: '17.5' };

/** A feature of the platform that the site uses. */
export interface Feature {
  readonly name: string;
  /** Where it is used. */
  readonly used: string;
  /** Whether a browser has it: an expression of JavaScript, evaluated on a page of the site. */
  readonly probe: string;
  /** The first version with it, `null` where there is none; from web-features 3.40, and from MDN where it has no entry. */
  readonly since: Readonly<Record<EngineName, string | null>>;
  /** What is seen without it. `demanded`: browsers without it are not supported. */
  readonly without: string;
}

const css = (condition: string): string => `CSS.supports(${JSON.stringify(condition)})`;

/** What `without` says of a feature that is not done without. */
export const DEMANDED = 'demanded';

/** What the site uses beyond what every browser of the last five years has. */
export const features: readonly Feature[] = [
  {
    name: '`light-dark()`',
    used: 'every colour',
    probe: css('color: light-dark(red, red)'),
    since: { chromium: '123', firefox: '120', webkit: '17.5' },
    without: DEMANDED,
  },
  {
    name: 'nesting',
    used: 'styles',
    probe: css('selector(&)'),
    since: { chromium: '120', firefox: '117', webkit: '17.2' },
    without: DEMANDED,
  },
  {
    name: 'container queries',
    used: 'every section',
    probe: css('container-type: inline-size'),
    since: { chromium: '105', firefox: '110', webkit: '16' },
    without: DEMANDED,
  },
  {
    name: '`:has()`',
    used: 'billing toggle, tabs, the open mark of menus',
    probe: css('selector(:has(a))'),
    since: { chromium: '105', firefox: '121', webkit: '15.4' },
    without: DEMANDED,
  },
  {
    name: '`color-mix()`, `oklch()`',
    used: 'colours',
    probe: css('color: color-mix(in oklab, oklch(50% 0 0), red)'),
    since: { chromium: '111', firefox: '113', webkit: '16.2' },
    without: DEMANDED,
  },
  {
    name: '`@property`',
    used: 'shadows and rings of the styles',
    probe: "'CSSPropertyRule' in window",
    since: { chromium: '85', firefox: '128', webkit: '16.4' },
    without: DEMANDED,
  },
  {
    name: 'popover',
    used: 'menus of the header',
    probe: "'popover' in HTMLElement.prototype",
    since: { chromium: '116', firefox: '125', webkit: '17' },
    without: DEMANDED,
  },
  {
    name: '`dialog`, `inert`',
    used: 'choices of consent, the demo checkout',
    probe: "'showModal' in HTMLDialogElement.prototype && 'inert' in HTMLElement.prototype",
    since: { chromium: '102', firefox: '112', webkit: '15.5' },
    without: DEMANDED,
  },
  {
    name: '`Promise.withResolvers`, `AbortSignal.any`, arrays by copy',
    used: 'scripts',
    probe: "'withResolvers' in Promise && 'any' in AbortSignal && 'toSorted' in Array.prototype",
    since: { chromium: '119', firefox: '124', webkit: '17.4' },
    without: DEMANDED,
  },
  {
    name: 'anchor positioning',
    used: 'where menus of the header stand',
    probe: css('anchor-name: --a'),
    since: { chromium: '125', firefox: '147', webkit: '26' },
    without: 'a menu stands below the header, at the end of the line',
  },
  {
    name: '`details name`',
    used: 'questions and answers',
    probe: "'name' in HTMLDetailsElement.prototype",
    since: { chromium: '120', firefox: '130', webkit: '17.2' },
    without: 'several answers can be open at a time',
  },
  {
    name: '`interpolate-size`',
    used: 'answers that unfold',
    probe: css('interpolate-size: allow-keywords'),
    since: { chromium: '129', firefox: null, webkit: null },
    without: 'they are there at once',
  },
  {
    name: '`@starting-style`',
    used: 'menus that fade in',
    probe: "'CSSStartingStyleRule' in window",
    since: { chromium: '117', firefox: '129', webkit: '17.5' },
    without: 'they are there at once',
  },
  {
    name: 'cross-document view transitions',
    used: 'from page to page',
    probe: "'CSSViewTransitionRule' in window && 'onpagereveal' in window",
    since: { chromium: '126', firefox: null, webkit: '18.2' },
    without: 'the next page is there at once',
  },
  {
    name: 'scroll-driven animations',
    used: 'drawings that come to life as they are scrolled to',
    probe: css('animation-timeline: view()'),
    since: { chromium: '115', firefox: null, webkit: '26' },
    without: 'they stand still, and show the same',
  },
  {
    name: '`text-wrap: balance`, `pretty`',
    used: 'headings, texts',
    probe: css('text-wrap: pretty'),
    since: { chromium: '117', firefox: null, webkit: '26' },
    without: 'lines break where they are full',
  },
  {
    name: '`hyphenate-limit-chars`',
    used: 'long words on narrow windows',
    probe: css('hyphenate-limit-chars: 14 6 6'),
    since: { chromium: '109', firefox: '137', webkit: null },
    without: 'words break by the rules of the browser, or not at all',
  },
  {
    name: '`<link rel=prefetch>`',
    used: 'the next page, fetched before it is asked for',
    probe: "document.createElement('link').relList.supports('prefetch')",
    since: { chromium: '8', firefox: '2', webkit: null },
    without: 'it is fetched when it is asked for',
  },
  {
    name: 'speculation rules',
    used: 'nowhere: nobody can tell a browser to fetch four pages at most by them',
    probe: "HTMLScriptElement.supports?.('speculationrules') === true",
    since: { chromium: '109', firefox: null, webkit: null },
    without: '`<link rel=prefetch>` does the same',
  },
  {
    name: '`content-visibility`, with scroll anchoring',
    used: 'the first view, laid out before the rest of a page',
    probe: `${css('content-visibility: auto')} && ${css('overflow-anchor: auto')}`,
    since: { chromium: '85', firefox: '125', webkit: null },
    without: 'all of a page is laid out at once',
  },
  {
    name: 'Web Locks',
    used: 'one refresh of a session, one count of a purchase across tabs',
    probe: "'locks' in navigator",
    since: { chromium: '69', firefox: '96', webkit: '15.4' },
    without:
      'two tabs may refresh at once, and the stored tokens settle it; also on pages that are not served securely',
  },
  {
    name: '`requestIdleCallback`',
    used: 'what may wait until a page has nothing to do',
    probe: "'requestIdleCallback' in window",
    since: { chromium: '47', firefox: '55', webkit: null },
    without: 'it begins a fifth of a second after the first paint',
  },
  {
    name: '`fetchPriority`',
    used: 'the script of the page, after all that is seen',
    probe: "'fetchPriority' in HTMLImageElement.prototype",
    since: { chromium: '103', firefox: '132', webkit: '17.2' },
    without: 'the browser decides the order',
  },
  {
    name: '`URL.parse`',
    used: 'nowhere in what is sent to browsers: Safari 17 does not have it',
    probe: "'parse' in URL",
    since: { chromium: '126', firefox: '126', webkit: '18' },
    without: '`URL.canParse` and `new URL` do the same',
  },
];

/** Whether every browser from the oldest on has a feature. */
export function isInOldest({ since }: Feature): boolean {
  return (Object.keys(OLDEST) as EngineName[]).every((name) => {
    const first = since[name];
    return first !== null && compare(first, OLDEST[name]) <= 0;
  });
}

/** Compares two versions, such as 17.5 and 26. */
function compare(one: string, other: string): number {
  const [major = 0, minor = 0] = one.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number);
  return major - otherMajor || minor - otherMinor;
}

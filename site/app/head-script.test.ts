import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SESSION_KEYS } from '../adapters/auth/state.ts';
import { CLOSED_KEY } from '../runtime/on-demand/announcement.ts';
import { ANNOUNCEMENT_KEY } from '../runtime/commons.ts';
import { THEME_KEY } from '../runtime/theme.ts';
import type { EarlyEvents } from '../runtime/islands.ts';
import { headScript } from './inline-scripts.ts';

interface Page {
  attributes: Map<string, string>;
  fire: (type: string, event: object) => void;
  window: { onsetEarly?: EarlyEvents };
  classes: Set<string>;
  /** The fonts that were added to the document. */
  fonts: string[];
  properties: Map<string, string>;
}

/** Time from the start of the visit to the script, in milliseconds. */
let elapsed = 0;
let fontsReady: Promise<unknown> = new Promise(() => {});
let fontStyles: { href: string; media: string; sheet: object | null; onload?: () => void };
let paint: () => void = () => {};
let frames: (() => void)[] = [];
let activeViewTransition: object | null = null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  elapsed = 0;
  frames = [];
  activeViewTransition = null;
  fontsReady = new Promise(() => {});
  fontStyles = createFontStyles('/assets/fonts.css');
  navigation = undefined;
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a stylesheet with fonts; by default, a downloaded font and an installed one. */
function createFontStyles(href: string, ...sources: string[]) {
  const cssRules = (sources.length > 0 ? sources : ['url(/text.woff2)', 'local(Arial)']).map((src) => ({
    style: { getPropertyValue: (name: string) => ({ src, 'font-family': '"Brand Text"', 'font-weight': '400' })[name] },
  }));
  return { href, media: '(scripting: none)', sheet: { cssRules } };
}

/** Navigation entry of the visit. */
let navigation: { type: string; name: string } | undefined;

/** Runs the script with the parts of the document and the window that it uses. */
function run(stored: Record<string, string> | 'blocked', search = '', announcement: string | null = null): Page {
  const listeners = new Map<string, (event: object) => void>();
  const page: Page = {
    attributes: new Map(),
    fire: (type, event) => listeners.get(type)?.({ type, ...event }),
    window: {},
    classes: new Set(),
    fonts: [],
    properties: new Map(),
  };
  const document = {
    documentElement: {
      getAttribute: (name: string) => (name === 'data-announcement' ? announcement : null),
      setAttribute: (name: string, value: string) => page.attributes.set(name, value),
      classList: page.classes,
      style: { setProperty: (name: string, value: string) => page.properties.set(name, value) },
    },
    fonts: { ready: fontsReady, add: ({ family }: { family: string }) => page.fonts.push(family) },
    activeViewTransition,
    querySelector: () => fontStyles,
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  Object.assign(page.window, {
    location: { search },
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  });
  Object.defineProperty(page.window, 'localStorage', {
    get() {
      if (stored === 'blocked') throw new DOMException('blocked', 'SecurityError');
      return {
        getItem: (key: string) => stored[key] ?? null,
        setItem: (key: string, value: string) => (stored[key] = value),
      };
    },
  });
  const performance = {
    now: () => elapsed,
    getEntriesByType: (type: string) => (type === 'navigation' && navigation ? [navigation] : []),
  };
  class PerformanceObserver {
    constructor(report: () => void) {
      paint = report;
    }
    observe(): void {}
  }
  class FontFace {
    readonly family: string;
    readonly #source: string;
    constructor(family: string, source: string) {
      this.family = family;
      this.#source = source;
    }
    load(): Promise<FontFace> {
      return this.#source.includes('missing') ? Promise.reject(new Error('missing')) : Promise.resolve(this);
    }
  }
  Object.assign(page.window, { PerformanceObserver });
  const globals = { document, window: page.window, performance, FontFace };
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- Runs the text of the script.
  new Function(...Object.keys(globals), headScript)(...Object.values(globals));
  return page;
}

/** Creates an event in elements that match the selectors. Counts the calls of `preventDefault`. */
function createEvent(...selectors: string[]) {
  const event = {
    target: { closest: (selector: string) => (selectors.includes(selector) ? {} : null) },
    prevented: 0,
    preventDefault: () => {
      event.prevented += 1;
    },
  };
  return event;
}

const ISLAND = '[data-island]';
const BUTTON = 'button[type=button]:not([popovertarget])';
const [token = '', user = ''] = SESSION_KEYS;

test('handles the rejections of a skipped transition, on the old page and on the new one', async () => {
  const skipped = () => Promise.reject(new DOMException('ViewTransition opt-in disabled', 'InvalidStateError'));
  const transition = () => ({ ready: skipped(), finished: skipped(), updateCallbackDone: skipped() });
  activeViewTransition = transition();
  const { fire } = run({});
  fire('pageswap', { viewTransition: transition() });
  fire('pageswap', { viewTransition: null });
  // An unhandled rejection is reported after the microtasks, and fails the run.
  await new Promise((resolve) => setImmediate(resolve));
  expect.assertions(0);
});

test('sets an explicit theme, and ignores other values', () => {
  expect(run({ [THEME_KEY]: 'dark' }).attributes.get('data-theme')).toBe('dark');
  expect(run({ [THEME_KEY]: 'light' }).attributes.get('data-theme')).toBe('light');
  const others = ['', 'system', '"><script>'].map((theme) => run({ [THEME_KEY]: theme }));
  expect([run({}), ...others].filter(({ attributes }) => attributes.has('data-theme'))).toEqual([]);
});

test.each([
  ['immediately', 0, 100],
  ['30 ms after the start of the visit', 30, 70],
])('specification 9: marks fonts that never load as loaded after 100 ms if the script runs %s', (_, ago, left) => {
  elapsed = ago;
  const { classes } = run({});
  vi.advanceTimersByTime(left - 1);
  expect(classes.has('fonts-loaded')).toBe(false);
  vi.advanceTimersByTime(1);
  expect(classes.has('fonts-loaded')).toBe(true);
});

test('specification 9: marks fonts of a late page as loaded immediately', () => {
  elapsed = 2300;
  const { classes } = run('blocked');
  vi.advanceTimersByTime(1);
  expect(classes.has('fonts-loaded')).toBe(true);
});

test('loads fonts once, after the first paint, and marks them when they are loaded', async () => {
  const { classes, fonts } = run({});
  paint();
  paint();
  expect(classes.has('fonts-loaded')).toBe(false);
  await vi.waitFor(() => expect(classes.has('fonts-loaded')).toBe(true));
  expect(fonts).toEqual(['Brand Text']);
  expect(fontStyles.media).toBe('(scripting: none)');
});

test('loads fonts if their stylesheet arrives after the first paint', async () => {
  const { sheet } = fontStyles;
  fontStyles.sheet = null;
  const { fonts } = run({});
  paint();
  fontStyles.sheet = sheet;
  fontStyles.onload?.();
  await vi.waitFor(() => expect(fonts).toEqual(['Brand Text']));
});

test('tries again after the page is loaded if the stylesheet of the fonts couldn’t be loaded', async () => {
  const sheet = {
    get cssRules() {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  };
  const loaded = fontStyles.sheet;
  fontStyles.sheet = sheet;
  const { fire, fonts } = run({});
  expect(paint).not.toThrow();
  fontStyles.sheet = loaded;
  fire('load', {});
  vi.advanceTimersByTime(500);
  await vi.waitFor(() => expect(fonts).toEqual(['Brand Text']));
});

test('adds the other fonts if one can’t be loaded, and tries again on the next page', async () => {
  fontStyles = createFontStyles('/assets/fonts.css', 'url(/missing.woff2)', 'url(/text.woff2)');
  const stored: Record<string, string> = {};
  const { classes, fonts } = run(stored);
  paint();
  await vi.waitFor(() => expect(classes.has('fonts-loaded')).toBe(true));
  expect([fonts, stored]).toEqual([['Brand Text'], {}]);
});

test('applies fonts from the cache immediately, and loads those of another build after the first paint', async () => {
  const stored: Record<string, string> = {};
  run(stored);
  paint();
  await vi.waitFor(() => expect(stored).toEqual({ onset_fonts: '/assets/fonts.css' }));
  fontsReady = Promise.resolve();
  const { classes } = run(stored);
  expect(fontStyles.media).toBe('all');
  for (const run of frames) run();
  await fontsReady;
  expect(classes.has('fonts-loaded')).toBe(true);
  fontStyles = createFontStyles('/assets/other-fonts.css');
  run(stored);
  expect(fontStyles.media).toBe('(scripting: none)');
});

test('loads fonts after the page if no paint is reported and the storage is blocked', async () => {
  const { fire, fonts } = run('blocked');
  fire('load', {});
  vi.advanceTimersByTime(500);
  await vi.waitFor(() => expect(fonts).toEqual(['Brand Text']));
});

test('marks a stored session, but not an incomplete one', () => {
  for (const unreadable of ['null', '[[[', '{"username":"ada"}'])
    expect(run({ [token]: 't', [user]: unreadable }).attributes.get('data-signed-in')).toBe('');
  expect(run({ [token]: 't' }).attributes.has('data-signed-in')).toBe(false);
  expect(run({ [user]: '{}' }).attributes.has('data-signed-in')).toBe(false);
});

test.each([
  [{ full_name: 'Ada “A” \\Lovelace"', username: 'ada', email: 'a@b.example' }, 'Ada “A” \\Lovelace"'],
  [{ full_name: ' ', username: 'ada', email: 'a@b.example' }, 'ada'],
  [{ full_name: null, username: null, email: 'a@b.example' }, 'a@b.example'],
])('sets name and email address of the stored user %j', (stored, name) => {
  const { attributes, properties } = run({ [token]: 't', [user]: JSON.stringify(stored) });
  expect(attributes.get('data-signed-in')).toBe('named');
  expect(Object.fromEntries(properties)).toEqual({
    '--account-name': JSON.stringify(name),
    '--account-email': '"a@b.example"',
  });
});

test.each([
  ['from the document', {}, 'New', null],
  ['none', {}, null, null],
  ['none, after another one was closed', { [CLOSED_KEY]: 'Old' }, null, null],
  ['from the document, after another one was closed', { [CLOSED_KEY]: 'Old' }, 'New', null],
  ['from the document, closed', { [CLOSED_KEY]: 'New' }, 'New', 'closed'],
  [
    'from the site settings instead of the document',
    { [ANNOUNCEMENT_KEY]: 'Newer', [CLOSED_KEY]: 'New' },
    'New',
    'kept',
  ],
  ['from the site settings only', { [ANNOUNCEMENT_KEY]: 'Newer' }, null, 'kept'],
  ['from the site settings, closed', { [ANNOUNCEMENT_KEY]: 'Newer', [CLOSED_KEY]: 'Newer' }, 'New', 'closed'],
  ['from the document, removed in the site settings', { [ANNOUNCEMENT_KEY]: '' }, 'New', 'closed'],
])('marks the state of the announcement: %s', (_, stored, announcement, state) => {
  expect(run(stored, '', announcement).attributes.get('data-announced') ?? null).toBe(state);
});

test('sets the text of a stored announcement without Markdown', () => {
  const { properties } = run({ [ANNOUNCEMENT_KEY]: '**New**: `.srt` files. [See "how"](/changelog) (soon)' });
  expect(properties.get('--announcement')).toBe(JSON.stringify('New: .srt files. See "how" (soon)'));
});

test('marks the code in a URL, but no other parameter', () => {
  expect(run({}, '?code=abc').attributes.get('data-has-code')).toBe('');
  expect(run({}, '?from=mail&code=abc').attributes.get('data-has-code')).toBe('');
  const others = ['', '?code=', '?code=&x=1', '?barcode=1', '?encode'].map((search) => run({}, search));
  expect(others.filter(({ attributes }) => attributes.has('data-has-code'))).toEqual([]);
});

test('marks the plan in a URL', () => {
  expect(run({}, '?plan=yearly').attributes.get('data-has-plan')).toBe('');
  const others = ['', '?plan=', '?plan=&x=1', '?airplan=1'].map((search) => run({}, search));
  expect(others.filter(({ attributes }) => attributes.has('data-has-plan'))).toEqual([]);
});

test('marks visits that begin at the top, but not those with a position further down', () => {
  const isSettling = (type: string, name: string) => {
    navigation = { type, name };
    return run({}).attributes.has('data-settling');
  };
  expect(isSettling('navigate', 'https://onset.example/pricing?plan=yearly')).toBe(true);
  expect(isSettling('navigate', 'https://onset.example/pricing#questions')).toBe(false);
  expect(isSettling('navigate', 'https://onset.example/pricing#:~:text=refund')).toBe(false);
  expect(isSettling('reload', 'https://onset.example/pricing')).toBe(false);
  expect(isSettling('back_forward', 'https://onset.example/pricing')).toBe(false);
  navigation = undefined;
  expect(run({}).attributes.has('data-settling')).toBe(false);
});

test('marks an owner only while that user is signed in', () => {
  const session = { auth_token: 't', auth_user: '{"id":7}' };
  expect(run({ ...session, onset_owner: '7' }).attributes.has('data-owner')).toBe(true);
  expect(run({ ...session, onset_owner: '8' }).attributes.has('data-owner')).toBe(false);
  expect(run({ onset_owner: '7' }).attributes.has('data-owner')).toBe(false);
});

test('works with blocked storage', () => {
  const page = run('blocked');
  expect([...page.attributes.keys()]).toEqual([]);
  expect(page.window.onsetEarly?.events).toEqual([]);
});

test('holds back early submits and clicks in islands, in order', () => {
  const page = run({});
  const [submit, press] = [createEvent(ISLAND), createEvent(ISLAND, BUTTON)];
  page.fire('submit', submit);
  page.fire('click', press);
  expect(page.window.onsetEarly?.events.map(({ type }) => type)).toEqual(['submit', 'click']);
  expect([submit, press].map(({ target }) => target)).toEqual(
    page.window.onsetEarly?.events.map(({ target }) => target),
  );
});

test('doesn’t hold back events that don’t need an island', () => {
  const page = run({});
  page.fire('submit', createEvent());
  page.fire('click', createEvent(ISLAND));
  page.fire('click', createEvent(BUTTON));
  page.fire('click', { target: {} });
  expect(page.window.onsetEarly?.events).toEqual([]);
});

test('marks a runtime that hasn’t started when the page is loaded', () => {
  const failed = run({});
  failed.fire('load', {});
  expect(failed.attributes.get('data-runtime-failed')).toBe('');
  const started = run({});
  delete started.window.onsetEarly;
  started.fire('load', {});
  expect(started.attributes.has('data-runtime-failed')).toBe(false);
});

test('marks a runtime that can’t be loaded, but ignores other failed files', () => {
  const page = run({});
  page.fire('error', { target: { type: undefined } });
  expect(page.attributes.has('data-runtime-failed')).toBe(false);
  page.fire('error', { target: { type: 'module' } });
  expect(page.attributes.get('data-runtime-failed')).toBe('');
});

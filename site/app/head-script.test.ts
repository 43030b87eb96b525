import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SESSION_KEYS } from '../adapters/auth/state.ts';
import { CLOSED_KEY } from '../runtime/on-demand/announcement.ts';
import { ANNOUNCEMENT_KEY } from '../runtime/stored-announcement.ts';
import { THEME_KEY } from '../runtime/theme.ts';
import type { EarlyEvents } from '../runtime/early-events.ts';
import { headScript } from './head-script.ts';

interface Page {
  attributes: Map<string, string>;
  fire: (type: string, event: object) => void;
  window: { onsetEarly?: EarlyEvents };
  classes: Set<string>;
  /** The fonts that were added to the document. */
  fonts: string[];
  properties: Map<string, string>;
}

/** How long after the start of the visit the script runs, in milliseconds. */
let startedAgo = 0;
let fontsReady: Promise<unknown> = new Promise(() => {});
let fontStyles: { href: string; media: string; sheet: object | null; onload?: () => void };
let paint: () => void = () => {};
let frames: (() => void)[] = [];
let activeViewTransition: object | null = null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  startedAgo = 0;
  frames = [];
  activeViewTransition = null;
  fontsReady = new Promise(() => {});
  fontStyles = fontStylesOf('/assets/fonts.css');
  navigation = undefined;
});
afterEach(() => {
  vi.useRealTimers();
});

/** A stylesheet with fonts: one that is downloaded and one that is installed, if not given. */
function fontStylesOf(href: string, ...sources: string[]) {
  const cssRules = (sources.length > 0 ? sources : ['url(/text.woff2)', 'local(Arial)']).map((src) => ({
    style: { getPropertyValue: (name: string) => ({ src, 'font-family': '"Onset Text"', 'font-weight': '400' })[name] },
  }));
  return { href, media: '(scripting: none)', sheet: { cssRules } };
}

/** How the visit began, as the browser tells it. */
let navigation: { type: string; name: string } | undefined;

/** Runs the script as a browser does, against the little it touches. */
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
    now: () => startedAgo,
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
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- The script is text, and this is what runs it.
  new Function(...Object.keys(globals), headScript)(...Object.values(globals));
  return page;
}

/** An event in, or outside, what the selectors name; counts how often its own way was prevented. */
function eventIn(...selectors: string[]) {
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

test('a transition that the browser skips is no unhandled rejection, on the page it leaves and on the next', async () => {
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

test('an explicit theme is there before the first paint; any other value is nobody’s choice', () => {
  expect(run({ [THEME_KEY]: 'dark' }).attributes.get('data-theme')).toBe('dark');
  expect(run({ [THEME_KEY]: 'light' }).attributes.get('data-theme')).toBe('light');
  const others = ['', 'system', '"><script>'].map((theme) => run({ [THEME_KEY]: theme }));
  expect([run({}), ...others].filter(({ attributes }) => attributes.has('data-theme'))).toEqual([]);
});

test.each([
  ['at once', 0, 100],
  ['30 ms after the start of the visit', 30, 70],
])('specification 9: fonts that never come count as loaded after 100 ms; the script runs %s', (_, ago, left) => {
  startedAgo = ago;
  const { classes } = run({});
  vi.advanceTimersByTime(left - 1);
  expect(classes.has('fonts-loaded')).toBe(false);
  vi.advanceTimersByTime(1);
  expect(classes.has('fonts-loaded')).toBe(true);
});

test('specification 9: fonts of a page that came late count as loaded at once', () => {
  startedAgo = 2300;
  const { classes } = run('blocked');
  vi.advanceTimersByTime(1);
  expect(classes.has('fonts-loaded')).toBe(true);
});

test('fonts are loaded after the first paint, once, and count as loaded when they are there', async () => {
  const { classes, fonts } = run({});
  paint();
  paint();
  expect(classes.has('fonts-loaded')).toBe(false);
  await vi.waitFor(() => expect(classes.has('fonts-loaded')).toBe(true));
  expect(fonts).toEqual(['Onset Text']);
  expect(fontStyles.media).toBe('(scripting: none)');
});

test('fonts are loaded when their stylesheet arrives after the first paint', async () => {
  const { sheet } = fontStyles;
  fontStyles.sheet = null;
  const { fonts } = run({});
  paint();
  fontStyles.sheet = sheet;
  fontStyles.onload?.();
  await vi.waitFor(() => expect(fonts).toEqual(['Onset Text']));
});

test('fonts whose stylesheet could not be loaded cause no error, and are tried again after the page', async () => {
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
  await vi.waitFor(() => expect(fonts).toEqual(['Onset Text']));
});

test('a font that could not be loaded leaves the others, and is tried again after the paint of the next page', async () => {
  fontStyles = fontStylesOf('/assets/fonts.css', 'url(/missing.woff2)', 'url(/text.woff2)');
  const stored: Record<string, string> = {};
  const { classes, fonts } = run(stored);
  paint();
  await vi.waitFor(() => expect(classes.has('fonts-loaded')).toBe(true));
  expect([fonts, stored]).toEqual([['Onset Text'], {}]);
});

test('fonts that the browser has loaded before are there at once, those of another build after the first paint', async () => {
  const stored: Record<string, string> = {};
  run(stored);
  paint();
  await vi.waitFor(() => expect(stored).toEqual({ onset_fonts: '/assets/fonts.css' }));
  fontsReady = Promise.resolve();
  const { classes } = run(stored);
  expect(fontStyles.media).toBe('all');
  for (const draw of frames) draw();
  await fontsReady;
  expect(classes.has('fonts-loaded')).toBe(true);
  fontStyles = fontStylesOf('/assets/other-fonts.css');
  run(stored);
  expect(fontStyles.media).toBe('(scripting: none)');
});

test('fonts of a page whose paint is not reported, and whose storage is blocked, are loaded after the page', async () => {
  const { fire, fonts } = run('blocked');
  fire('load', {});
  vi.advanceTimersByTime(500);
  await vi.waitFor(() => expect(fonts).toEqual(['Onset Text']));
});

test('a stored session is marked, half a session is not', () => {
  for (const unreadable of ['null', '[[[', '{"username":"ada"}'])
    expect(run({ [token]: 't', [user]: unreadable }).attributes.get('data-signed-in')).toBe('');
  expect(run({ [token]: 't' }).attributes.has('data-signed-in')).toBe(false);
  expect(run({ [user]: '{}' }).attributes.has('data-signed-in')).toBe(false);
});

test.each([
  [{ full_name: 'Ada “A” \\Lovelace"', username: 'ada', email: 'a@b.example' }, 'Ada “A” \\Lovelace"'],
  [{ full_name: ' ', username: 'ada', email: 'a@b.example' }, 'ada'],
  [{ full_name: null, username: null, email: 'a@b.example' }, 'a@b.example'],
])('name and address of the stored user are there before the first paint: %j', (stored, name) => {
  const { attributes, properties } = run({ [token]: 't', [user]: JSON.stringify(stored) });
  expect(attributes.get('data-signed-in')).toBe('named');
  expect(Object.fromEntries(properties)).toEqual({
    '--account-name': JSON.stringify(name),
    '--account-email': '"a@b.example"',
  });
});

test.each([
  ['the document’s own', {}, 'New', null],
  ['none', {}, null, null],
  ['none, where something was closed once', { [CLOSED_KEY]: 'Old' }, null, null],
  ['its own, where another was closed', { [CLOSED_KEY]: 'Old' }, 'New', null],
  ['its own, closed', { [CLOSED_KEY]: 'New' }, 'New', 'closed'],
  ['the commons’ in place of its own', { [ANNOUNCEMENT_KEY]: 'Newer', [CLOSED_KEY]: 'New' }, 'New', 'kept'],
  ['the commons’ alone', { [ANNOUNCEMENT_KEY]: 'Newer' }, null, 'kept'],
  ['the commons’, closed', { [ANNOUNCEMENT_KEY]: 'Newer', [CLOSED_KEY]: 'Newer' }, 'New', 'closed'],
  ['its own, which the commons take away', { [ANNOUNCEMENT_KEY]: '' }, 'New', 'closed'],
])('which announcement there is, is known before the first paint: %s', (_, stored, own, mark) => {
  expect(run(stored, '', own).attributes.get('data-announced') ?? null).toBe(mark);
});

test('the words of a kept announcement stand in for it, without its marks', () => {
  const { properties } = run({ [ANNOUNCEMENT_KEY]: '**New**: `.srt` files. [See "how"](/changelog) (soon)' });
  expect(properties.get('--announcement')).toBe(JSON.stringify('New: .srt files. See "how" (soon)'));
});

test('the code of a link is marked, and nothing that only looks like one', () => {
  expect(run({}, '?code=abc').attributes.get('data-has-code')).toBe('');
  expect(run({}, '?from=mail&code=abc').attributes.get('data-has-code')).toBe('');
  const others = ['', '?code=', '?code=&x=1', '?barcode=1', '?encode'].map((search) => run({}, search));
  expect(others.filter(({ attributes }) => attributes.has('data-has-code'))).toEqual([]);
});

test('a plan that the address asks for is marked before the first paint', () => {
  expect(run({}, '?plan=yearly').attributes.get('data-has-plan')).toBe('');
  const others = ['', '?plan=', '?plan=&x=1', '?airplan=1'].map((search) => run({}, search));
  expect(others.filter(({ attributes }) => attributes.has('data-has-plan'))).toEqual([]);
});

test('a visit that begins at the top settles; one that looks for a place further down does not', () => {
  const settles = (type: string, name: string) => {
    navigation = { type, name };
    return run({}).attributes.has('data-settling');
  };
  expect(settles('navigate', 'https://onset.example/pricing?plan=yearly')).toBe(true);
  expect(settles('navigate', 'https://onset.example/pricing#questions')).toBe(false);
  expect(settles('navigate', 'https://onset.example/pricing#:~:text=refund')).toBe(false);
  expect(settles('reload', 'https://onset.example/pricing')).toBe(false);
  expect(settles('back_forward', 'https://onset.example/pricing')).toBe(false);
  navigation = undefined;
  expect(run({}).attributes.has('data-settling')).toBe(false);
});

test('an owner is known before the first paint, and only while that user is logged in', () => {
  const session = { auth_token: 't', auth_user: '{"id":7}' };
  expect(run({ ...session, onset_owner: '7' }).attributes.has('data-owner')).toBe(true);
  expect(run({ ...session, onset_owner: '8' }).attributes.has('data-owner')).toBe(false);
  expect(run({ onset_owner: '7' }).attributes.has('data-owner')).toBe(false);
});

test('blocked storage stops nothing', () => {
  const page = run('blocked');
  expect([...page.attributes.keys()]).toEqual([]);
  expect(page.window.onsetEarly?.events).toEqual([]);
});

test('what is done in an island too early is held back and remembered, in order', () => {
  const page = run({});
  const [submit, press] = [eventIn(ISLAND), eventIn(ISLAND, BUTTON)];
  page.fire('submit', submit);
  page.fire('click', press);
  expect(page.window.onsetEarly?.events.map(({ type }) => type)).toEqual(['submit', 'click']);
  expect([submit, press].map(({ target }) => target)).toEqual(
    page.window.onsetEarly?.events.map(({ target }) => target),
  );
});

test('what works by itself, or is in no island, is left to the browser', () => {
  const page = run({});
  page.fire('submit', eventIn());
  page.fire('click', eventIn(ISLAND));
  page.fire('click', eventIn(BUTTON));
  page.fire('click', { target: {} });
  expect(page.window.onsetEarly?.events).toEqual([]);
});

test('a runtime that has not taken over when the page is loaded is marked; one that has is not', () => {
  const dead = run({});
  dead.fire('load', {});
  expect(dead.attributes.get('data-runtime-failed')).toBe('');
  const alive = run({});
  delete alive.window.onsetEarly;
  alive.fire('load', {});
  expect(alive.attributes.has('data-runtime-failed')).toBe(false);
});

test('a runtime that cannot be had is marked; a picture that cannot is not', () => {
  const page = run({});
  page.fire('error', { target: { type: undefined } });
  expect(page.attributes.has('data-runtime-failed')).toBe(false);
  page.fire('error', { target: { type: 'module' } });
  expect(page.attributes.get('data-runtime-failed')).toBe('');
});

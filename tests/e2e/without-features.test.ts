import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectConsole, prepareBrowser, sizes } from './browser.ts';
import type { Size, Visit } from './browser.ts';
import { forgetSession, logIn, newPerson, register } from './people.ts';
import { settled } from './settled.ts';

const visit = prepareBrowser();

/** How a feature is taken from a browser, and what a visitor can do all the same. */
interface Removal {
  /** Changes what is served: documents and styles. */
  readonly served?: (text: string) => string;
  /** Runs in each page before its own scripts. */
  readonly first?: () => void;
  /** Whether it is about motion: only then does the visitor welcome it. */
  readonly moves?: true;
  /** Does what the feature is for. */
  readonly check: (page: Page, visitor: Visit) => Promise<void>;
}

/** Makes a word of the styles one that no browser knows. */
const unknown =
  (...words: readonly string[]) =>
  (text: string): string =>
    words.reduce((before, word) => before.replaceAll(word, `x-${word.replace('@', '')}`), text);

const removals: Readonly<Record<string, Removal>> = {
  'anchor positioning': { served: unknown('anchor-name', 'position-anchor', 'position-area'), check: menusAreUsable },
  '`details name`': {
    served: (text) => text.replace(/(<details[^>]*) name="[^"]*"/g, '$1'),
    async check(page) {
      await page.goto('/pricing');
      const questions = page.locator('[data-section=faq] details');
      for (const index of [0, 1]) await questions.nth(index).locator('summary').click();
      for (const index of [0, 1]) expect(await questions.nth(index).locator('p').first().isVisible()).toBe(true);
    },
  },
  '`interpolate-size`': { moves: true, served: unknown('interpolate-size'), check: answersUnfold },
  '`@starting-style`': {
    moves: true,
    served: (text) => text.replaceAll('@starting-style', '@x-starting-style'),
    check: menusAreUsable,
  },
  'cross-document view transitions': {
    moves: true,
    served: (text) => text.replaceAll('@view-transition', '@x-view-transition'),
    check: linksLead,
  },
  'scroll-driven animations': {
    moves: true,
    served: unknown('animation-timeline'),
    async check(page) {
      await page.goto('/features');
      for (const heading of await page.locator('main h2').all()) {
        await heading.scrollIntoViewIfNeeded();
        expect(await heading.evaluate((each) => each.checkVisibility({ opacityProperty: true }))).toBe(true);
      }
    },
  },
  '`text-wrap: balance`, `pretty`': { served: unknown('text-wrap'), check: nothingIsCut },
  '`hyphenate-limit-chars`': { served: unknown('hyphenate-limit-chars'), check: nothingIsCut },
  'speculation rules': {
    served: (text) => text.replace(/<script type="speculationrules">[^]*?<\/script>/, ''),
    check: linksLead,
  },
  '`<link rel=prefetch>`': {
    first: () => {
      DOMTokenList.prototype.supports = (token) => token !== 'prefetch';
    },
    check: linksLead,
  },
  '`content-visibility`, with scroll anchoring': {
    served: unknown('content-visibility', 'overflow-anchor'),
    async check(page) {
      await page.goto('/features', { waitUntil: 'commit' });
      const last = page.locator('main h2').last();
      await last.waitFor({ state: 'attached' });
      expect(await last.evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
      await settled(page);
    },
  },
  'Web Locks': {
    first: () => Reflect.deleteProperty(Navigator.prototype, 'locks'),
    async check(page, visitor) {
      await register(page, newPerson());
      await page.evaluate(() => localStorage.setItem('auth_token', 'a token of ten minutes ago'));
      await page.goto('/profile');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).not.toContain('ten minutes ago');
      await page.getByRole('textbox', { name: 'Username' }).waitFor();
      expectConsole(visitor, /status of 401/);
    },
  },
  '`requestIdleCallback`': {
    first: () => Reflect.deleteProperty(globalThis, 'requestIdleCallback'),
    async check(page) {
      await page.goto('/blog');
      await page.getByRole('searchbox', { name: 'Search' }).fill('silence');
      await page.locator('[data-section="site-search"] ol a').first().waitFor();
    },
  },
  '`fetchPriority`': { served: (text) => text.replace(/ fetchpriority="[^"]*"/gi, ''), check: menusAreUsable },
  '`URL.parse`': {
    first: () => Reflect.deleteProperty(URL, 'parse'),
    async check(page) {
      const person = newPerson();
      await register(page, person);
      await forgetSession(page);
      await page.goto('/login?redirect=/pricing');
      await logIn(page, person.username, person.password);
      await page.waitForURL(({ pathname }) => pathname === '/pricing');
    },
  },
};

/** Every menu of the header opens below it, inside the window. */
async function menusAreUsable(page: Page): Promise<void> {
  await page.goto('/pricing');
  const buttons = page.locator('header button[popovertarget]').filter({ visible: true });
  expect(await buttons.count()).toBeGreaterThan(0);
  for (const button of await buttons.all()) {
    await button.click();
    const menu = page.locator(':popover-open');
    await menu.getByRole('link').first().waitFor();
    const box = await menu.boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    if (!box || !header) throw new Error('There is no box');
    expect(box.y).toBeGreaterThanOrEqual(header.y + header.height - 12);
    expect(box.y + Math.min(box.height, 100)).toBeLessThan(height);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
    expect(await menu.count()).toBe(0);
  }
}

/** An answer is there when its question is pressed. */
async function answersUnfold(page: Page): Promise<void> {
  await page.goto('/pricing');
  const question = page.locator('[data-section=faq] details').first();
  await question.locator('summary').click();
  const box = await question.locator('p').first().boundingBox();
  expect(box?.height).toBeGreaterThan(10);
}

/** A link of the footer leads to its page. */
async function linksLead(page: Page): Promise<void> {
  await page.goto('/pricing');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Changelog' }).click();
  await page.waitForURL('**/changelog');
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
}

/** No text is wider than the window. */
async function nothingIsCut(page: Page): Promise<void> {
  for (const path of ['/', '/pricing']) {
    await page.goto(path);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBeLessThanOrEqual(0);
  }
}

/** Takes features away from a page. */
async function remove(page: Page, ...taken: readonly Removal[]): Promise<void> {
  for (const { first } of taken) if (first) await page.addInitScript(first);
  const served = (text: string): string => taken.reduce((before, each) => each.served?.(before) ?? before, text);
  if (taken.every((each) => !each.served)) return;
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, body: served(await response.text()) });
  });
}

describe.each(Object.keys(sizes) as Size[])('on a %s, a browser without it can be used', (size) => {
  test.each(Object.entries(removals))('%s', async (_name, removal) => {
    const visitor = await visit({
      ...sizes[size],
      reducedMotion: removal.moves ? 'no-preference' : 'reduce',
    });
    await remove(visitor.page, removal);
    await removal.check(visitor.page, visitor);
  });
});

test('what is taken away is away', async () => {
  const { page } = await visit();
  await remove(page, ...Object.values(removals));
  await page.goto('/pricing');
  expect(
    await page.evaluate(() => ({
      locks: 'locks' in navigator,
      parse: 'parse' in URL,
      idle: 'requestIdleCallback' in globalThis,
      anchored: [...document.querySelectorAll('[popover]')].some((each) =>
        getComputedStyle(each).getPropertyValue('position-area').includes('inline'),
      ),
      rules: document.querySelectorAll('script[type=speculationrules]').length,
    })),
  ).toEqual({ locks: false, parse: false, idle: false, anchored: false, rules: 0 });
});

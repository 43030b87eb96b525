import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hasSample } from '../setup/samples.ts';
import { getOffer } from '../../site/content/plan-offers.ts';
import { formatPrice, plansForSale } from '../../site/content/plans.ts';
import { compareVersions } from '../../site/content/versions.ts';
import { monthly } from '../setup/plans.ts';
import { expectConsole, prepareBrowser, sizes } from './browser.ts';
import type { Size } from './browser.ts';
import { SIGNED_IN, logIn, register, storedKeys } from './people.ts';
import { openReady, settled } from './waits.ts';

/** Versions of the changelog. */
const releases = readdirSync(join(import.meta.dirname, '../../site/content/releases')).map((file) =>
  basename(file, '.md'),
);

const visit = prepareBrowser();

describe.each(Object.keys(sizes) as Size[])('a visitor with a %s', (size) => {
  test('reads, registers, edits the profile, logs out and logs in again', async () => {
    const visitor = await visit(sizes[size]);
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'See plans' }).first().click();
    await page.waitForURL('**/pricing');
    await page.locator('[data-section=pricing]').getByText(monthly.name, { exact: true }).first().click();
    await page.locator('[data-section=pricing]').getByText(formatPrice(monthly.price)).first().waitFor();

    const person = await register(page);
    await expect.poll(() => page.getByRole('textbox', { name: 'Username' }).inputValue()).toBe(person.username);
    expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(person.email);
    expect(await storedKeys(page)).toEqual(SIGNED_IN);

    await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Lovelace');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
    await page.reload();
    await expect.poll(() => page.getByRole('textbox', { name: 'Full name' }).inputValue()).toBe('Ada Lovelace');

    await page.getByLabel('Current password').fill(person.password);
    await page.getByLabel('New password').fill('another good password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('status').filter({ hasText: 'changed' }).waitFor();
    expect(await storedKeys(page)).toEqual(SIGNED_IN);

    await page.goto('/pricing');
    await page.getByRole('button', { name: /Your account/ }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await expect.poll(() => storedKeys(page)).toEqual([]);
    await page.goto('/profile');
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');

    await page.goto('/login');
    await logIn(page, person.email, person.password);
    await page.getByRole('alert').filter({ hasText: 'Invalid identifier or password' }).waitFor();
    expectConsole(visitor, /status of 400/);
    await logIn(page, person.username, 'another good password');
    await page.waitForURL('**/profile');
    await expect.poll(() => page.getByRole('textbox', { name: 'Full name' }).inputValue()).toBe('Ada Lovelace');
  });
});

test.each([
  ['phone', 'Menu'],
  ['desktop', 'Product'],
] as const)('a menu of the header on a %s closes by Escape and when the focus leaves it', async (size, name) => {
  const { page } = await visit(sizes[size]);
  await openReady(page, '/');
  const button = page.getByRole('banner').getByRole('button', { name });
  const menu = page.locator('header :popover-open');
  const open = async (): Promise<void> => {
    await button.focus();
    await page.keyboard.press('Enter');
    await menu.waitFor();
  };
  await open();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await menu.count(), 'open while the focus is on its button').toBe(1);
  const links = await menu.getByRole('link').filter({ visible: true }).count();
  for (let link = 0; link < links; link += 1) await page.keyboard.press('Tab');
  expect(await menu.count(), 'open on the last link').toBe(1);
  await page.keyboard.press('Tab');
  await menu.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.checkVisibility())).toBe(true);

  await open();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  expect(await button.evaluate((each) => each === document.activeElement)).toBe(true);
});

test('links to an answer and to an older version open them', async () => {
  const [oldest] = releases.toSorted(compareVersions);
  const { page } = await visit();
  await openReady(page, '/pricing');
  const questions = page.locator('[data-section=faq] details');
  await questions.nth(1).locator('summary').click();
  const link = questions.nth(1).getByRole('link', { name: 'Link to this answer' });
  const fragment = await link.getAttribute('href');
  await page.goto(`/pricing?from=a-friend${fragment}`);
  await expect.poll(() => questions.nth(1).getAttribute('open')).not.toBeNull();
  const header = await page.getByRole('banner').boundingBox();
  const top = () => questions.nth(1).evaluate((each) => each.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(header?.height ?? 0);
  await page.goto(`/changelog#v${oldest}`);
  await page.getByRole('link', { name: `Download ${oldest}` }).waitFor();
});

test('without JavaScript menu, prices, questions and images work, and no form sends a password in the URL', async () => {
  const { page } = await visit({ ...sizes.phone, javaScriptEnabled: false });
  await page.goto('/');
  expect(await page.getByText('Click anywhere in the recording').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Zoom into the recording' }).count()).toBe(0);
  const send = page.getByRole('main').getByRole('link', { name: 'Send to my Mac' }).first();
  expect(await send.getAttribute('href')).toMatch(/^mailto:\?subject=[^&]+&body=https?:.*\/download$/);
  const image = page.locator('[data-slot=drawing] img').first();
  await image.scrollIntoViewIfNeeded();
  await image.evaluate((each: HTMLImageElement) => each.decode());
  const box = await image.boundingBox();
  expect(box?.height).toBeGreaterThan(50);
  expect(box?.height).toBe((await page.locator('[data-slot=drawing]').first().boundingBox())?.height);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click();
  await page.waitForURL('**/pricing');
  const offer = page.locator('[data-section=pricing]');
  for (const plan of plansForSale()) {
    const price = formatPrice(getOffer(plan).shownPrice ?? plan.price);
    expect(await offer.getByText(price, { exact: true }).first().isVisible()).toBe(true);
  }
  const second = page.locator('details').nth(1);
  await second.locator('summary').click();
  expect(await second.getAttribute('open')).not.toBeNull();

  await page.goto('/login');
  await page
    .getByText(/needs JavaScript/i)
    .first()
    .waitFor();
  expect(await page.locator('main form').first().getAttribute('method')).toBe('post');
});

/** Serves documents and styles without newer features of CSS and HTML, and removes newer features of JavaScript. */
async function removeNewerFeatures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'locks');
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    Reflect.deleteProperty(URL, 'parse');
    DOMTokenList.prototype.supports = (token) => token !== 'prefetch';
  });
  const css = ['anchor-name', 'position-anchor', 'position-area', 'interpolate-size', 'text-wrap'];
  const more = ['content-visibility', 'overflow-anchor', '@starting-style', '@view-transition'];
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue();
    const response = await route.fetch();
    const served = [...css, ...more]
      .reduce((text, word) => text.replaceAll(word, word.replace(/^@?/, '$&x-')), await response.text())
      .replace(/<script type="speculationrules">[^]*?<\/script>/, '')
      .replace(/(<details[^>]*) name="[^"]*"/g, '$1');
    // The styles of a document have changed, so their hash has too.
    const [, styles = ''] = /<style>([^]*?)<\/style>/.exec(served) ?? [];
    const hash = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replace(/(style-src-elem 'self') 'sha256-[^']+'/, `$1 ${hash}`);
    return route.fulfill({
      response,
      headers: { ...headers, ...(policy && { 'content-security-policy': policy }) },
      body: served,
    });
  });
}

test.each(Object.keys(sizes) as Size[])(
  'an older browser on a %s has usable menus, search, questions and log-in',
  async (size) => {
    const visitor = await visit({ ...sizes[size], reducedMotion: 'no-preference' });
    const { page } = visitor;
    await removeNewerFeatures(page);
    await register(page);
    await page.getByRole('textbox', { name: 'Username' }).waitFor();
    await page.evaluate(() => localStorage.setItem('auth_token', 'an expired token'));
    await page.reload();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).not.toContain('expired');

    await openReady(page, '/pricing');
    await settled(page);
    const { width, height } = sizes[size].viewport;
    for (const button of await page.locator('header button[popovertarget]').filter({ visible: true }).all()) {
      await button.click();
      const menu = page.locator('header :popover-open');
      await menu.locator('a, button').filter({ visible: true }).first().waitFor();
      const [box, header] = [await menu.boundingBox(), await page.getByRole('banner').boundingBox()];
      if (!box || !header) throw new Error('The menu is not visible');
      expect(box.y).toBeGreaterThanOrEqual(header.y + header.height - 12);
      expect(box.y + Math.min(box.height, 100)).toBeLessThan(height);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
    }
    const questions = page.locator('[data-section=faq] details');
    for (const index of [1, 2]) await questions.nth(index).locator('summary').click();
    for (const index of [1, 2]) await questions.nth(index).locator('p').first().waitFor();
    for (const heading of await page.locator('main h2').all()) {
      await heading.scrollIntoViewIfNeeded();
      await expect.poll(() => heading.evaluate((each) => each.checkVisibility({ opacityProperty: true }))).toBe(true);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Changelog' }).click();
    await page.waitForURL('**/changelog');
    await page.getByRole('searchbox', { name: 'Search' }).fill('version');
    await page.locator('[data-section="site-search"] ol a').first().waitFor();
    // Last, because more than one request may have carried the expired token.
    expectConsole(visitor, /status of 401/);
  },
);

test.runIf(hasSample('posts'))(
  'titles and the illustration of a post move to the next page, unless the visitor prefers no motion',
  async () => {
    /** Clicks a link, and returns the names of the parts that move to the next page, separated by spaces. */
    const readTransition = async (from: string, link: string, reducedMotion: 'reduce' | 'no-preference') => {
      const { page } = await visit({ ...sizes.desktop, reducedMotion });
      await page.addInitScript(() => {
        const report = async (ready: Promise<unknown> | undefined): Promise<void> => {
          await ready;
          const pseudos = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
          const isPaired = (name: string) =>
            ['old', 'new'].every((side) => pseudos.includes(`::view-transition-${side}(${name})`));
          const names = ['page-title', 'post-title', 'post-picture'];
          document.documentElement.dataset['revealed'] = names.filter(isPaired).join(' ');
        };
        addEventListener('pagereveal', ({ viewTransition }) => void report(viewTransition?.ready));
      });
      await page.goto(from);
      await page.locator(link).click();
      await page.waitForURL((url) => url.pathname !== from);
      return page.locator('html[data-revealed]').getAttribute('data-revealed');
    };
    const post = '[data-section=post-list] li:nth-child(2) h2 a';
    expect(await readTransition('/blog', post, 'no-preference')).toBe('post-title post-picture');
    expect(await readTransition('/blog', post, 'reduce')).toBe('');
    const pricing = '[data-section=footer] a[href="/pricing"]';
    expect(await readTransition('/features', pricing, 'no-preference')).toBe('page-title');
  },
);

test.runIf(hasSample('recording'))(
  'the edit on /how-it-works grows with its steps, and is complete if the visitor prefers no motion',
  async () => {
    const openAt = async (reducedMotion: 'no-preference' | 'reduce', step: number) => {
      const { page } = await visit({ ...sizes.phone, reducedMotion });
      await page.goto('/how-it-works');
      const cut = page.locator('#decisions [data-step]', { hasText: 'Cut?' });
      await cut.waitFor({ state: 'attached' });
      const steps = page.locator('#decisions li');
      await steps.nth(step).evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
      return () => cut.evaluate((each) => getComputedStyle(each).clipPath);
    };
    await expect.poll(await openAt('no-preference', 1)).toBe('inset(0px 100% 0px 0px)');
    await expect.poll(await openAt('no-preference', 5)).not.toMatch(/100%|none/);
    await expect.poll(await openAt('reduce', 1)).toBe('none');
  },
);

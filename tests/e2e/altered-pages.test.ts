import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectConsole, prepareBrowser } from './browser.ts';
import type { Visit } from './browser.ts';
import { checkoutOf, giveDetails } from './demo-form.ts';
import { newPerson, register } from './people.ts';
import { hold, hydrateIslands, untilHydrated, untilReady } from './waits.ts';

const visit = prepareBrowser();

const RUNTIME = /\/assets\/main-[^/]*\.js$/;
/** The file with React. */
const REACT = /\/assets\/react-[^/]*\.js$/;

type Alteration = (islands: Element[]) => void;

/** Changes that password managers, translators and reader tools make to a page. Each runs in the page. */
const alterations: Readonly<Record<string, Alteration>> = {
  'an element after each input': (islands) => {
    for (const input of islands.flatMap((island) => [...island.querySelectorAll('input')]))
      input.after(document.createElement('div'));
  },
  'the content of each label wrapped': (islands) => {
    for (const label of islands.flatMap((island) => [...island.querySelectorAll('label')])) {
      const wrapper = document.createElement('span');
      wrapper.append(...label.childNodes);
      label.append(wrapper);
    }
  },
  'each text in an element': (islands) => {
    for (const island of islands) {
      const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      for (const text of texts.filter(
        ({ data, parentElement }) => data.trim() !== '' && !parentElement?.closest('svg'),
      )) {
        // As a translator does: another text, in other words, takes the place of this one.
        const wrapper = document.createElement('font');
        text.replaceWith(wrapper);
        wrapper.append(text.data.toUpperCase());
      }
    }
  },
};

interface Job {
  /** The islands of the page that the job is about. */
  readonly islands: string;
  readonly path: string;
  readonly isSignedIn?: boolean;
  /** Does what the islands are for, and waits for the outcome. */
  readonly run: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first();

const jobs: readonly Job[] = [
  {
    islands: 'login-form',
    path: '/login',
    async run(page) {
      await page.locator('[name=identifier]').fill('ada');
      await page.locator('[name=password]').fill('not the password');
      await button(page, 'Log in').click();
      await page.getByRole('alert').filter({ hasText: 'Invalid identifier or password' }).waitFor();
      expect(await page.locator('[name=identifier]').inputValue()).toBe('ada');
    },
  },
  {
    islands: 'register-form',
    path: '/register',
    async run(page) {
      const person = newPerson();
      await page.locator('[name=username]').fill(person.username);
      await page.locator('[name=email]').fill(person.email);
      await page.locator('[name=password]').fill(person.password);
      await page.locator('[name=consent]').check();
      await button(page, 'Create account').click();
      await page.waitForURL('**/profile');
    },
  },
  {
    islands: 'forgot-password-form',
    path: '/forgot-password',
    async run(page) {
      await page.locator('[name=email]').fill(newPerson().email);
      await button(page, 'Send link').click();
      await page.getByText('a link is on its way').waitFor();
    },
  },
  {
    islands: 'reset-password-form',
    path: '/reset-password?code=abc',
    async run(page) {
      await page.locator('[name=password]').fill('correct horse battery');
      await button(page, 'Set password').click();
      await page.getByText('This link was already used').waitFor();
    },
  },
  {
    islands: 'signup-form',
    path: '/download',
    async run(page) {
      const form = page.locator('[data-section=signup-form]').first();
      await form.locator('[name=email]').fill(newPerson().email);
      await form.getByRole('button').first().click();
      await form.getByText('Check your email').waitFor();
    },
  },
  {
    islands: 'before-after, media-tabs',
    path: '/features',
    async run(page) {
      await page.getByRole('tab').nth(1).click();
      await page.getByRole('tab', { selected: true }).and(page.getByRole('tab').nth(1)).waitFor();
      const slider = page.getByRole('slider').first();
      await slider.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('51');
      await expect.poll(() => page.locator('[data-island=before-after] [data-drawing]').count()).toBe(0);
    },
  },
  {
    islands: 'hero',
    path: '/',
    async run(page) {
      const picture = page.getByRole('button', { name: 'Zoom into the recording' });
      await picture.click();
      await expect.poll(() => picture.getAttribute('aria-pressed')).toBe('true');
    },
  },
  {
    islands: 'video-player',
    path: '/how-it-works',
    async run(page) {
      const player = page.locator('[data-section=video-player]');
      await player.scrollIntoViewIfNeeded();
      await player.getByRole('button', { name: /^play: /i }).click();
      await expect
        .poll(() => player.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0);
    },
  },
  {
    islands: 'pricing',
    path: '/pricing',
    async run(page) {
      const offer = page.locator('[data-section=pricing]');
      await offer.locator('a[href="/checkout?plan=monthly"]').click();
      await checkoutOf(page).getByRole('textbox', { name: 'Email' }).waitFor();
    },
  },
  {
    islands: 'purchase-status',
    path: '/success?transaction=txn_01hv8x7m1b3wqkz0y8nq5t2c4d',
    async run(page) {
      await page.getByRole('link', { name: 'Create your account' }).click();
      await page.waitForURL('**/register?redirect=*');
    },
  },
  {
    islands: 'checkout',
    path: '/checkout?plan=yearly',
    async run(page) {
      await giveDetails(page, newPerson().email);
      await page.getByRole('button', { name: /^4242/ }).waitFor();
    },
  },
  {
    islands: 'account-intro, profile-form, change-password-form, sessions-list, device-list, account-data',
    path: '/profile',
    isSignedIn: true,
    async run(page) {
      await page.locator('[name=fullName]').fill('Ada Lovelace');
      await button(page, 'Save changes').click();
      await page.getByText('Saved', { exact: true }).waitFor();
      await page.locator('[name=currentPassword]').fill('not the password');
      await page.locator('[name=newPassword]').fill('a wholly new password');
      await button(page, 'Change password').click();
      await page.getByText('The provided current password is invalid').first().waitFor();
      await page.locator('nav a[href="#security"]').click();
      const downloaded = page.waitForEvent('download');
      await button(page, 'Download my data').click();
      await downloaded;
      await button(page, 'Log out').click();
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
    },
  },
  {
    islands: 'subscription-overview, invoice-list',
    path: '/customer-portal',
    isSignedIn: true,
    async run(page) {
      await button(page, 'Email me a link').click();
      await page.getByText('The link is on its way.').waitFor();
    },
  },
];

/** Opens a page, and alters its islands in every way before or after they hydrate. */
async function openAltered({ page }: Visit, path: string, time: 'before' | 'after'): Promise<void> {
  const source = Object.values(alterations)
    .map((alter) => `(${String(alter)})([...document.querySelectorAll('[data-island]')]);`)
    .join('\n');
  const release = await hold(page, RUNTIME);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').last().waitFor({ state: 'attached' });
  if (time === 'before') await page.evaluate(source);
  release();
  await untilReady(page);
  await hydrateIslands(page);
  if (time === 'after') await page.evaluate(source);
}

test('a form that is altered while it is used keeps its values, the focus, the selection and the drawing', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const release = await hold(page, RUNTIME);
  await page.goto('/register', { waitUntil: 'commit' });
  const username = page.locator('[name=username]');
  await page.locator('[name=consent]').check();
  await username.pressSequentially('ad lovelace');
  for (let step = 0; step < 'lovelace'.length + 1; step += 1) await page.keyboard.press('ArrowLeft');
  const drawing = page.locator('[data-island] [data-slot=timeline-ruler]');
  const readDrawing = () => drawing.evaluate(({ className, innerHTML }) => [className, innerHTML]);
  const before = await readDrawing();
  await page.evaluate(() => document.querySelector('[name=username]')?.after(document.createElement('div')));
  release();
  await untilReady(page);
  await untilHydrated(page.locator('[data-island]').first());
  await page.keyboard.type('a');
  expect(await username.inputValue()).toBe('ada lovelace');
  expect(await page.locator('[name=consent]').isChecked()).toBe(true);
  expect(await readDrawing()).toEqual(before);
  expectConsole(visitor, /An island was rendered again/);
});

test('a mouse button that is down while a form is rendered anew clicks when it is released', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const release = await hold(page, REACT);
  await page.goto('/login');
  await page.locator('[name=identifier]').fill('ada');
  await page.locator('[name=password]').fill('not the password');
  await page.evaluate(() => document.querySelector('[name=identifier]')?.after(document.createElement('div')));
  await button(page, 'Log in').hover();
  await page.mouse.down();
  release();
  await untilHydrated(page.locator('[data-island]').first());
  await page.mouse.up();
  await page.getByRole('alert').filter({ hasText: 'Invalid identifier or password' }).waitFor();
  expectConsole(visitor, /An island was rendered again/);
  expectConsole(visitor, /status of 400/);
});

describe.each(['before', 'after'] as const)('altered %s hydration', (time) => {
  test.each(jobs)('a page keeps $islands working', async ({ path, isSignedIn = false, run }) => {
    const visitor = await visit();
    if (isSignedIn) await register(visitor.page, newPerson());
    await openAltered(visitor, path, time);
    await run(visitor.page);
    expect(await visitor.page.getByText(/couldn’t be loaded fully|does not work/).count()).toBe(0);
    if (time === 'before') expectConsole(visitor, /An island was rendered again/);
    const isExpected = (text: string) => /status of 4|An island was rendered again/.test(text);
    visitor.consoleErrors.splice(0, Infinity, ...visitor.consoleErrors.filter((text) => !isExpected(text)));
  });
});

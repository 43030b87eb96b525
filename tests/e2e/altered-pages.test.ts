import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hasSample } from '../setup/samples.ts';
import { monthly, yearly } from '../setup/plans.ts';
import { expectConsole, prepareBrowser } from './browser.ts';
import { checkoutOf, giveDetails, newPerson, register } from './people.ts';
import { hold, hydrateIslands, untilHydrated, untilReady } from './waits.ts';

const visit = prepareBrowser();

const RUNTIME = /\/assets\/main-[^/]*\.js$/;
/** The file with React. */
const REACT = /\/assets\/react-[^/]*\.js$/;

/** Changes that password managers, translators and reader tools make to a page. Each runs in the page. */
const alterations: Readonly<Record<string, (islands: Element[]) => void>> = {
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
        // A translator replaces the text node by another text in an element.
        const wrapper = document.createElement('font');
        text.replaceWith(wrapper);
        wrapper.append(text.data.toUpperCase());
      }
    }
  },
};

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first();
const PASSWORD = 'correct horse battery';

/** Fills in fields by name, clicks a button and waits for a text. */
async function submit(page: Page, values: Readonly<Record<string, string>>, name: string, outcome: string | RegExp) {
  for (const [field, value] of Object.entries(values)) await page.locator(`main [name=${field}]`).first().fill(value);
  await button(page, name).click();
  await page.getByText(outcome).first().waitFor();
}

/** Islands of a page, and a function that uses them and waits for the outcome. */
type Job = readonly [islands: string, path: string, run: (page: Page) => Promise<void>];

/** Jobs of signed-in users. */
const accountJobs: readonly Job[] = [
  [
    'account-intro, profile-form, change-password-form, sessions-list, device-list, account-data',
    '/profile',
    async (page) => {
      await submit(page, { fullName: 'Ada Lovelace' }, 'Save changes', /^Saved$/);
      const passwords = { currentPassword: 'not the password', newPassword: 'a wholly new password' };
      await submit(page, passwords, 'Change password', 'The provided current password is invalid');
      await page.locator('nav a[href="#security"]').click();
      await Promise.all([page.waitForEvent('download'), button(page, 'Download my data').click()]);
      await button(page, 'Log out').click();
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
    },
  ],
  [
    'subscription-overview, invoice-list',
    '/customer-portal',
    (page) => submit(page, {}, 'Email me a link', 'The link is on its way.'),
  ],
];

const jobs: readonly Job[] = [
  ...accountJobs,
  [
    'login-form',
    '/login',
    async (page) => {
      await submit(page, { identifier: 'ada', password: PASSWORD }, 'Log in', 'Invalid identifier or password');
      expect(await page.locator('[name=identifier]').inputValue()).toBe('ada');
    },
  ],
  [
    'register-form',
    '/register',
    async (page) => {
      const { username, email } = newPerson();
      await page.locator('[name=consent]').check();
      await submit(page, { username, email, password: PASSWORD }, 'Create account', 'This account has no plan yet.');
      expect(new URL(page.url()).pathname).toBe('/customer-portal');
    },
  ],
  [
    'forgot-password-form',
    '/forgot-password',
    (page) => submit(page, { email: newPerson().email }, 'Send link', 'a link is on its way'),
  ],
  [
    'reset-password-form',
    '/reset-password?code=abc',
    (page) => submit(page, { password: PASSWORD }, 'Set password', 'This link was already used'),
  ],
  [
    'signup-form',
    '/blog',
    async (page) => {
      const form = page.locator('[data-section=signup-form]').first();
      await form.locator('[name=email]').fill(newPerson().email);
      await form.getByRole('button').first().click();
      await form.getByText('Check your email').waitFor();
    },
  ],
  [
    'before-after, media-tabs',
    '/features',
    async (page) => {
      await page.getByRole('tab').nth(1).click();
      await page.getByRole('tab', { selected: true }).and(page.getByRole('tab').nth(1)).waitFor();
      const slider = page.getByRole('slider').first();
      await slider.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('51');
      await expect.poll(() => page.locator('[data-island=before-after] [data-drawing]').count()).toBe(0);
    },
  ],
  [
    'hero',
    '/',
    async (page) => {
      const picture = page.getByRole('button', { name: 'Zoom into the recording' });
      await picture.click();
      await expect.poll(() => picture.getAttribute('aria-pressed')).toBe('true');
    },
  ],
  [
    'video-player',
    '/how-it-works',
    async (page) => {
      const player = page.locator('[data-section=video-player]');
      await player.scrollIntoViewIfNeeded();
      await player.getByRole('button', { name: /^play: /i }).click();
      const position = () => player.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
      await expect.poll(position).toBeGreaterThan(0);
    },
  ],
  [
    'pricing',
    '/pricing',
    async (page) => {
      await page.locator(`[data-section=pricing] a[href="/checkout?plan=${monthly.id}"]`).click();
      await checkoutOf(page).getByRole('textbox', { name: 'Email' }).waitFor();
    },
  ],
  [
    'purchase-status',
    '/success?transaction=txn_01hv8x7m1b3wqkz0y8nq5t2c4d',
    async (page) => {
      await page.getByRole('link', { name: 'Create your account' }).click();
      await page.waitForURL('**/register?redirect=*');
    },
  ],
  [
    'checkout',
    `/checkout?plan=${yearly.id}`,
    async (page) => {
      await giveDetails(page);
      await page.getByRole('button', { name: /^4242/ }).waitFor();
    },
  ],
];

/** Opens a page, and applies all alterations to its islands before or after they hydrate. */
async function openAltered(page: Page, path: string, time: 'before' | 'after'): Promise<void> {
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

test('a form that is altered while it is used keeps its values, focus, caret and illustration', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const release = await hold(page, RUNTIME);
  await page.goto('/register', { waitUntil: 'commit' });
  const username = page.locator('[name=username]');
  await page.locator('[name=consent]').check();
  await username.pressSequentially('ad lovelace');
  for (let step = 0; step < 'lovelace'.length + 1; step += 1) await page.keyboard.press('ArrowLeft');
  const drawing = page.locator('[data-island] [data-static]');
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

test('a mouse button that is down while a form is rendered again clicks when it is released', async () => {
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

/** Islands that only pages about screen recording have. */
const SAMPLE_ISLANDS = ['before-after, media-tabs', 'hero', 'video-player'];

describe.each(['before', 'after'] as const)('altered %s hydration', (time) => {
  test.each(jobs.filter(([islands]) => hasSample('recording') || !SAMPLE_ISLANDS.includes(islands)))(
    'a page keeps %s working',
    async (islands, path, run) => {
      const visitor = await visit();
      const { page, consoleErrors } = visitor;
      if (accountJobs.some(([other]) => other === islands)) await register(page);
      await openAltered(page, path, time);
      await run(page);
      expect(await page.getByText(/couldn’t be loaded fully|does not work/).count()).toBe(0);
      if (time === 'before') expectConsole(visitor, /An island was rendered again/);
      const isExpected = (text: string) => /status of 4|An island was rendered again/.test(text);
      consoleErrors.splice(0, Infinity, ...consoleErrors.filter((text) => !isExpected(text)));
    },
  );
});

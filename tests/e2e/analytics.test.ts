import { brand, getDownloadName } from '@onset/design-system/brand';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../setup/free-port.ts';
import { hasSample } from '../setup/samples.ts';
import { expectConsole, prepareBrowser, sizes } from './browser.ts';
import type { Size, Visit } from './browser.ts';
import { logIn, logOut, newPerson, register } from './people.ts';
import type { SiteProcess } from './site-process.ts';
import { HOST, commandsOf, eventsOf, meetVendors, serveTaggedSite, untilTagged } from './tagged-site.ts';
import type { Vendors } from './tagged-site.ts';
import { hold, openReady, untilIdle, watchLayoutShifts } from './waits.ts';

const port = await freePort();
const origin = `http://${HOST}:${port}`;
const visit = prepareBrowser(origin);
let site: SiteProcess;

beforeAll(async () => {
  site = await serveTaggedSite(port);
});
afterAll(() => site.stop());

/** Opens the site as a new visitor, whose browser loads the vendors' scripts or blocks them. */
async function come(how: 'there' | 'blocked' = 'there', size: Size = 'desktop'): Promise<Visit & Vendors> {
  const visitor = await visit(sizes[size]);
  return { ...visitor, ...(await meetVendors(visitor.context, how)) };
}

const banner = (page: Page) => page.getByRole('region', { name: 'Measuring' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'What we may measure' });
const readFocused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Answers the banner, and waits until the answer is stored. */
async function answer(page: Page, name: 'Accept all' | 'Only necessary'): Promise<void> {
  await banner(page).getByRole('button', { name }).click();
  await banner(page).waitFor({ state: 'hidden' });
}

/** Opens a page as a new visitor who accepts everything there, and waits for the tag. */
async function acceptAt(path: string): Promise<Visit & Vendors> {
  const visitor = await come();
  await visitor.page.goto(path);
  await answer(visitor.page, 'Accept all');
  await untilTagged(visitor.page);
  return visitor;
}

describe('the consent banner', () => {
  test('is shown at once, moves nothing on a phone, and after a refusal nothing is requested', async () => {
    const { page, asked } = await come('there', 'phone');
    const readShifts = await watchLayoutShifts(page);
    await openReady(page, '/');
    const bar = await banner(page).boundingBox();
    const action = await page.locator('main a[data-slot=button]').first().boundingBox();
    expect(bar && action && action.y + action.height <= bar.y, 'the first action is visible').toBe(true);
    expect(asked).toEqual([]);
    await answer(page, 'Only necessary');
    expect(await readShifts()).toEqual([]);
    await openReady(page, '/pricing');
    expect(await banner(page).isVisible()).toBe(false);
    expect([asked, await page.context().cookies(), await commandsOf(page)]).toEqual([[], [], []]);
  });

  test('accepts an answer before the runtime is loaded', async () => {
    const { page, asked } = await come();
    const release = await hold(page, '**/assets/main-*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await banner(page).getByRole('button', { name: 'Accept all' }).click();
    release();
    await banner(page).waitFor({ state: 'hidden' });
    await expect.poll(() => asked.length).toBe(2);
  });

  test('scrolls away at a zoom of 400 %', async () => {
    const { page } = await come();
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/');
    expect(await banner(page).boundingBox()).toMatchObject({ y: 0 });
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    expect((await banner(page).boundingBox())?.y).toBeLessThan(0);
  });

  test('is answered part by part by keyboard, and the focus continues from where it was', async () => {
    const { page, asked } = await come();
    await openReady(page, '/pricing');
    await page.keyboard.press('Tab');
    expect(await readFocused(page)).toContain('Skip');
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await readFocused(page)).toBe('Choose');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await dialog(page).getByRole('button', { name: 'Save choices' }).press('Enter');
    await banner(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.checkVisibility())).toBe(true);
    await untilTagged(page);
    const update = (await commandsOf(page)).find(([kind, what]) => kind === 'consent' && what === 'update');
    expect(update?.[2]).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
    expect(asked.some((url) => url.includes('googletagmanager'))).toBe(true);
  });
});

describe('after consent', () => {
  test('the pages before the answer and each next page are counted, until consent is withdrawn in the footer', async () => {
    const { page, context, asked } = await come();
    const countKept = () =>
      page.evaluate(() => sessionStorage.getItem('onset_page_views')?.match(/page_location/g)?.length);
    for (const [index, path] of ['/?utm_source=news&code=secret', '/features'].entries()) {
      await page.goto(path);
      await expect.poll(countKept).toBe(index + 1);
    }
    expect(asked).toEqual([]);
    await answer(page, 'Accept all');
    await untilTagged(page);
    const locations = async () => (await eventsOf(page, 'page_view')).map(({ page_location: location }) => location);
    await expect.poll(locations).toEqual([`${origin}/?utm_source=news`, `${origin}/features`]);
    expect(await page.evaluate(() => sessionStorage.getItem('onset_page_views'))).toBe('');
    const commands = await commandsOf(page);
    expect(
      commands
        .map(([kind, what]) => (kind === 'set' || kind === 'js' ? kind : `${String(kind)} ${String(what)}`))
        .slice(0, 7),
    ).toEqual(['consent default', 'consent update', 'js', 'set', 'config G-TEST', 'config AW-1', 'event page_view']);
    expect(JSON.stringify(commands)).not.toContain('secret');
    expect(asked.toSorted()).toEqual([
      'https://public.profitwell.com/js/profitwell.js?auth=token',
      'https://www.googletagmanager.com/gtag/js?id=G-TEST',
    ]);
    const calls = await page.evaluate(() => window.profitwell?.q?.map((call) => [...(call as IArguments)]));
    expect(calls).toEqual([['start', {}]]);

    await page.goto('/blog');
    await untilTagged(page);
    await expect.poll(locations).toEqual([`${origin}/blog`]);
    expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual(['_ga', '_gcl_au']);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' }).click();
    for (const box of await dialog(page).getByRole('checkbox').all()) {
      expect(await box.isChecked()).toBe(true);
      await box.uncheck();
    }
    await dialog(page).getByRole('button', { name: 'Save choices' }).click();
    const withdrawn = await commandsOf(page);
    expect(withdrawn.at(-1)?.slice(0, 2)).toEqual(['consent', 'update']);
    expect(Object.values(withdrawn.at(-1)?.[2] as object)).toEqual(['denied', 'denied', 'denied', 'denied']);
    await page.getByRole('group', { name: 'Theme' }).getByText('Dark').click();
    await untilIdle(page);
    expect(await commandsOf(page)).toHaveLength(withdrawn.length);
    expect(await context.cookies()).toEqual([]);
  });

  test('clicks, submits, scrolling and errors are counted without what is typed', async () => {
    const visitor = await acceptAt('/blog');
    const { page } = visitor;
    const form = page.locator('[data-section=signup-form] form');
    await form.getByRole('textbox').fill('ada@example.com');
    await form.getByRole('button').click();
    await expect
      .poll(() => eventsOf(page, 'form_submit'))
      .toEqual([expect.objectContaining({ form_name: 'signup-form' })]);
    // The page can get longer while it is scrolled, because sections are laid out when they come into view.
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        return (await eventsOf(page, 'scroll')).map(({ percent_scrolled: depth }) => depth);
      })
      .toEqual([25, 50, 75, 90]);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = 'https://elsewhere.example/a?mail=ada@example.com';
      document.body.append(link);
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      link.click();
      setTimeout(() => {
        throw new Error('No plan for ada@example.com');
      });
    });
    await expect
      .poll(() => eventsOf(page, 'click'))
      .toEqual([expect.objectContaining({ link_url: 'https://elsewhere.example/a', outbound: true })]);
    await expect
      .poll(() => eventsOf(page, 'error'))
      .toEqual([expect.objectContaining({ description: 'Error: No plan for [email]' })]);
    expect(JSON.stringify(await commandsOf(page))).not.toContain('ada@');
    expectConsole(visitor, /No plan for/);
  });

  test.runIf(hasSample('recording'))(
    'prices, searches, downloads, videos, the theme and accepted sign-ups for the waitlist are counted',
    async () => {
      const { page } = await acceptAt('/pricing');
      const dimension = (dimension_value: string) => ({ send_to: 'G-TEST', dimension_name: 'theme', dimension_value });
      await expect.poll(() => eventsOf(page, 'custom_dimension_set')).toEqual([dimension('system')]);
      await page.getByRole('group', { name: 'Theme' }).getByText('Dark').click();
      await expect.poll(() => eventsOf(page, 'custom_dimension_set')).toEqual([dimension('system'), dimension('dark')]);
      await page.locator('[data-section=pricing]').scrollIntoViewIfNeeded();
      await expect.poll(() => eventsOf(page, 'pricing_view')).toEqual([{ send_to: 'G-TEST', section_id: 'plans' }]);
      await page.goto('/blog');
      await untilTagged(page);
      // Typed, because a field that is filled in by a script reports no change when it is left.
      await page.getByRole('searchbox').pressSequentially('Captions');
      await page.getByRole('searchbox').blur();
      await expect.poll(() => eventsOf(page, 'search')).toEqual([expect.objectContaining({ search_term: 'captions' })]);
      await page.goto('/use-cases');
      await untilTagged(page);
      await page
        .getByRole('button', { name: /^Play: / })
        .first()
        .click();
      await expect
        .poll(() => eventsOf(page, 'video_play'))
        .toEqual([
          expect.objectContaining({ video_provider: 'html5', video_url: expect.stringContaining('.mp4') as string }),
        ]);
      expect(await eventsOf(page, 'button_click')).toEqual([
        expect.objectContaining({ button_text: expect.stringMatching(/^Play/) as string, section: 'video-player' }),
      ]);
      await page.goto('/download');
      await untilTagged(page);
      const waitlist = page.getByRole('region', { name: `${brand.name} for iPad is on its way` });
      await waitlist.getByLabel('Email').fill(newPerson().email);
      const release = await hold(page, '**/api/waitlist');
      await waitlist.getByRole('button', { name: 'Join the waitlist' }).click();
      await expect.poll(() => eventsOf(page, 'form_submit')).toHaveLength(1);
      expect(await eventsOf(page, 'waitlist_signup')).toEqual([]);
      release();
      await waitlist.getByText('Check your email').waitFor();
      await expect.poll(() => eventsOf(page, 'waitlist_signup')).toEqual([{ send_to: 'G-TEST', list: 'waitlist' }]);
      await page.evaluate(() => {
        addEventListener('click', (event) => event.preventDefault());
      });
      await page.locator('main a[download]:visible').first().click();
      await expect
        .poll(() => eventsOf(page, 'file_download'))
        .toEqual([
          expect.objectContaining({
            file_name: expect.stringContaining(`/downloads/${getDownloadName('')}`) as string,
          }),
        ]);
    },
  );

  test('a sign-up and a log-in are counted, with user ID, role and plan, and the email for the revenue tracker only', async () => {
    const { page } = await come();
    // Collects the commands of earlier documents.
    await page.addInitScript(() => {
      addEventListener('pagehide', () => {
        const commands = (window.dataLayer ?? []).map((command) => [...(command as IArguments)]);
        sessionStorage.setItem('before', (sessionStorage.getItem('before') ?? '') + JSON.stringify(commands));
      });
    });
    const readBefore = () => page.evaluate(() => sessionStorage.getItem('before') ?? '');
    await page.goto('/register');
    await answer(page, 'Accept all');
    const person = await register(page);
    await untilTagged(page);
    expect(await readBefore()).toContain('["event","sign_up",{"send_to":"G-TEST","method":"password"}]');
    expect(await readBefore()).not.toContain(person.email);
    await expect
      .poll(() => eventsOf(page, 'user_id_set'))
      .toEqual([{ send_to: 'G-TEST', user_id: expect.any(String) }]);
    await expect
      .poll(async () =>
        (await eventsOf(page, 'custom_user_property'))
          .map(({ property_name: name, property_value: value }) => `${String(name)}=${String(value)}`)
          .toSorted(),
      )
      .toEqual(['plan=none', 'role=Authenticated']);
    await expect
      .poll(() => eventsOf(page, 'custom_dimension_set'))
      .toContainEqual({ send_to: 'G-TEST', dimension_name: 'plan', dimension_value: 'none' });
    const calls = await page.evaluate(() => window.profitwell?.q?.map((call) => [...(call as IArguments)]));
    expect(calls).toEqual([['start', { user_email: person.email }]]);
    expect(JSON.stringify(await commandsOf(page))).not.toContain(person.email);

    await logOut(page);
    await page.goto('/login');
    await untilTagged(page);
    await logIn(page, person.email, person.password);
    await expect.poll(readBefore).toContain('["event","login",{"send_to":"G-TEST","method":"password"}]');
  });

  test('a password reset that logs in is counted as a log-in', async () => {
    const visitor = await acceptAt('/reset-password?code=abc');
    const { page } = visitor;
    const user = { id: 1, username: 'ada', email: 'ada@example.com' };
    await page.route('**/api/auth/reset-password', (route) => route.fulfill({ json: { jwt: 'a token', user } }));
    await page.getByLabel('New password', { exact: true }).fill('correct horse battery');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Your password has been changed.').waitFor();
    expect(await eventsOf(page, 'login')).toEqual([{ send_to: 'G-TEST', method: 'password' }]);
  });

  test('the button “Try Again” of an error screen isn’t counted as a form', async () => {
    const { page } = await acceptAt('/404');
    await page.evaluate(() => {
      addEventListener('submit', (event) => event.preventDefault());
    });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect
      .poll(() => eventsOf(page, 'button_click'))
      .toEqual([expect.objectContaining({ button_text: 'Try Again', section: 'error-screen' })]);
    expect(await eventsOf(page, 'form_submit')).toEqual([]);
  });
});

test('the page works with blocked vendors', async () => {
  const visitor = await come('blocked');
  const { page, asked } = visitor;
  await page.goto('/');
  await answer(page, 'Accept all');
  await expect.poll(() => asked.length).toBe(2);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await page.waitForURL('**/pricing');
  // Two scripts on each page.
  await expect.poll(() => visitor.consoleErrors.length).toBe(4);
  expectConsole(visitor, /ERR_BLOCKED_BY_CLIENT/);
});

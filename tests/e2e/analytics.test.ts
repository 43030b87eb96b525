import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../setup/free-port.ts';
import { expectConsole, prepareBrowser, sizes } from './browser.ts';
import type { Size, Visit } from './browser.ts';
import { untilIdle } from './islands.ts';
import { logIn, newPerson, register } from './people.ts';
import { HOST, commandsOf, eventsOf, meetVendors, serveTaggedSite } from './tagged-site.ts';
import type { TaggedSite, Vendors } from './tagged-site.ts';

const port = await freePort();
const origin = `http://${HOST}:${port}`;
const visit = prepareBrowser(origin);
const METRICS_TOKEN = 'of-the-tests-alone';
let tagged: TaggedSite;

beforeAll(async () => {
  tagged = await serveTaggedSite('measured', port, { METRICS_TOKEN, DEMO_CHECKOUT: 'true' });
}, 180_000);
afterAll(() => tagged.stop());

/** Comes as a new visitor, whose browser gets the vendors' scripts or stops them. */
async function come(how: 'there' | 'blocked' = 'there', size: Size = 'desktop'): Promise<Visit & Vendors> {
  const visitor = await visit({ ...sizes[size], baseURL: origin });
  return { ...visitor, ...(await meetVendors(visitor.context, how)) };
}

const banner = (page: Page) => page.getByRole('region', { name: 'Measuring' });
const press = (page: Page, name: string) => banner(page).getByRole('button', { name }).click();
/** Answers, and waits until that is kept: who leaves before the page's script is there is asked again. */
async function answer(page: Page, name: string): Promise<void> {
  await press(page, name);
  await banner(page).waitFor({ state: 'hidden' });
}
const reopen = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'What we may measure' });
const untilTagged = (page: Page) => page.waitForFunction(() => 'tagIsHere' in window);

describe('the question', () => {
  test('is there at once, is answered once, and nothing is asked of anybody before', async () => {
    const { page, asked } = await come();
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await banner(page).isVisible()).toBe(true);
    expect(asked).toEqual([]);
    await answer(page, 'Only what is needed');
    expect(await banner(page).isVisible()).toBe(false);
    for (const path of ['/pricing', '/features']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await banner(page).isVisible()).toBe(false);
    }
    expect([asked, await page.context().cookies(), await commandsOf(page)]).toEqual([[], [], []]);
  });

  test('pressed before the page’s script is there, it is answered when it is', async () => {
    const { page, asked } = await come();
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/main-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await press(page, 'Accept all');
    release();
    await banner(page).waitFor({ state: 'hidden' });
    await expect.poll(() => asked.length).toBe(2);
  });

  test('moves nothing when it comes and goes, and leaves the page’s first action free on a phone', async () => {
    const { page } = await come('there', 'phone');
    await page.addInitScript(() => {
      Object.assign(globalThis, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (globalThis as unknown as { moved: number }).moved += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const bar = await banner(page).boundingBox();
    const action = await page.locator('main a[data-slot=button]').first().boundingBox();
    expect(bar && action && action.y + action.height <= bar.y).toBe(true);
    await answer(page, 'Only what is needed');
    expect(await page.evaluate(() => (globalThis as unknown as { moved: number }).moved)).toBeLessThan(0.001);
  });

  test('leaves the page readable where the browser is zoomed to 400 %', async () => {
    const { page } = await come();
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/');
    expect(await banner(page).boundingBox()).toMatchObject({ y: 0 });
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    expect((await banner(page).boundingBox())?.y).toBeLessThan(0);
    await page.evaluate(() => scrollTo(0, 0));
    await answer(page, 'Only what is needed');
    expect(await banner(page).isVisible()).toBe(false);
  });

  test('is answered by keyboard alone, part by part; the focus goes on from where it was', async () => {
    const { page, asked } = await come();
    await page.goto('/pricing');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Skip');
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Choose');
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

describe('who agrees', () => {
  test('has all denied first, then granted, then the page counted, on this page and the next', async () => {
    const { page, asked } = await come();
    await page.goto('/?utm_source=news&code=secret');
    await answer(page, 'Accept all');
    await untilTagged(page);
    const commands = await commandsOf(page);
    expect(
      commands
        .map(([kind, what]) => (kind === 'set' || kind === 'js' ? kind : `${String(kind)} ${String(what)}`))
        .slice(0, 7),
    ).toEqual(['consent default', 'consent update', 'js', 'set', 'config G-TEST', 'config AW-1', 'event page_view']);
    expect(await eventsOf(page, 'page_view')).toEqual([
      expect.objectContaining({ page_location: `${origin}/?utm_source=news`, page_title: await page.title() }),
    ]);
    expect(JSON.stringify(commands)).not.toContain('secret');
    expect(asked.toSorted()).toEqual([
      'https://public.profitwell.com/js/profitwell.js?auth=token',
      'https://www.googletagmanager.com/gtag/js?id=G-TEST',
    ]);
    const calls = await page.evaluate(() => window.profitwell?.q?.map((call) => [...(call as IArguments)]));
    expect(calls).toEqual([['start', {}]]);

    await page.goto('/pricing');
    await untilTagged(page);
    expect(await banner(page).isVisible()).toBe(false);
    expect(await eventsOf(page, 'page_view')).toHaveLength(1);
  });

  test('has the pages before the answer counted as well, in order', async () => {
    const { page, asked } = await come();
    const keptViews = () =>
      page.evaluate(() => sessionStorage.getItem('onset_page_views')?.match(/page_location/g)?.length);
    const untilKept = async (views: number): Promise<void> => {
      await expect.poll(keptViews).toBe(views);
    };
    await page.goto('/?utm_source=news&code=secret');
    await untilKept(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Features' }).click();
    await page.waitForURL('**/features');
    await untilKept(2);
    await page.reload();
    await untilKept(3);
    await page.goto('/pricing');
    await untilKept(4);
    expect(asked).toEqual([]);
    await answer(page, 'Accept all');
    await untilTagged(page);
    const views = async () => (await eventsOf(page, 'page_view')).map(({ page_location: location }) => location);
    await expect
      .poll(views)
      .toEqual([`${origin}/?utm_source=news`, ...['/features', '/features', '/pricing'].map((path) => origin + path)]);
    expect(await page.evaluate(() => sessionStorage.getItem('onset_page_views'))).toBe('');
  });

  test('takes it back at the foot of the page: nothing more is sent, and the cookies are gone', async () => {
    const { page, context } = await come();
    await page.goto('/');
    await answer(page, 'Accept all');
    await untilTagged(page);
    expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual(['_ga', '_gcl_au']);
    await reopen(page);
    const boxes = dialog(page).getByRole('checkbox');
    for (const box of await boxes.all()) {
      expect(await box.isChecked()).toBe(true);
      await box.uncheck();
    }
    await dialog(page).getByRole('button', { name: 'Save choices' }).click();
    const commands = await commandsOf(page);
    expect(commands.at(-1)?.slice(0, 2)).toEqual(['consent', 'update']);
    expect(Object.values(commands.at(-1)?.[2] as object)).toEqual(['denied', 'denied', 'denied', 'denied']);
    await page.getByRole('group', { name: 'Theme' }).getByText('Dark').click();
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate(() => document.querySelector<HTMLButtonElement>('[data-cookie-settings]')?.click());
    expect(await commandsOf(page)).toHaveLength(commands.length);
    expect(await context.cookies()).toEqual([]);
  });

  test('is counted by what they do, and not by what they type', async () => {
    const visitor = await come();
    const { page } = visitor;
    await page.goto('/blog');
    await answer(page, 'Accept all');
    await untilTagged(page);
    const form = page.locator('[data-section=signup-form] form');
    await form.getByRole('textbox').fill('ada@example.com');
    await form.getByRole('button').click();
    await expect
      .poll(() => eventsOf(page, 'form_submit'))
      .toEqual([expect.objectContaining({ form_name: 'signup-form' })]);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect
      .poll(async () => (await eventsOf(page, 'scroll')).map(({ percent_scrolled: depth }) => depth))
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

  test('has the offer, a download and a search counted', async () => {
    const visitor = await come();
    const { page } = visitor;
    await page.goto('/');
    await answer(page, 'Accept all');
    await untilTagged(page);
    await page.locator('[data-section=pricing-summary]').scrollIntoViewIfNeeded();
    await expect.poll(() => eventsOf(page, 'pricing_view')).toEqual([{ send_to: 'G-TEST', section_id: 'pricing' }]);
    await page.goto('/pricing');
    await untilTagged(page);
    await page.locator('[data-section=pricing]').scrollIntoViewIfNeeded();
    await expect.poll(() => eventsOf(page, 'pricing_view')).toEqual([{ send_to: 'G-TEST', section_id: 'plans' }]);
    await page.goto('/blog');
    await untilTagged(page);
    // Typed, as a change is told of at leaving only where keys have made it.
    await page.getByRole('searchbox').pressSequentially('Captions');
    await page.getByRole('searchbox').blur();
    await expect.poll(() => eventsOf(page, 'search')).toEqual([expect.objectContaining({ search_term: 'captions' })]);
    await page.goto('/download');
    await untilTagged(page);
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault());
    });
    await page.locator('main a[download]:visible').first().click();
    await expect
      .poll(() => eventsOf(page, 'file_download'))
      .toEqual([expect.objectContaining({ file_name: expect.stringContaining('/downloads/Onset-') as string })]);
  });

  test('has a place on the waitlist counted once the server has taken it', async () => {
    const { page } = await come();
    await page.goto('/download');
    await answer(page, 'Accept all');
    await untilTagged(page);
    const waitlist = page.getByRole('region', { name: 'Onset for iPad is on its way' });
    await waitlist.getByLabel('Email').fill(newPerson().email);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/waitlist', async (route) => {
      await held;
      await route.continue();
    });
    await waitlist.getByRole('button', { name: 'Join the waitlist' }).click();
    await expect.poll(() => eventsOf(page, 'form_submit')).toHaveLength(1);
    expect(await eventsOf(page, 'waitlist_signup')).toEqual([]);
    release();
    await waitlist.getByText('Check your mail').waitFor();
    await expect.poll(() => eventsOf(page, 'waitlist_signup')).toEqual([{ send_to: 'G-TEST', list: 'waitlist' }]);
  });

  test('has a video, a button and the chosen theme counted', async () => {
    const { page } = await come();
    await page.goto('/how-it-works');
    await answer(page, 'Accept all');
    await untilTagged(page);
    const dimension = (dimension_value: string) => ({ send_to: 'G-TEST', dimension_name: 'theme', dimension_value });
    await expect.poll(() => eventsOf(page, 'custom_dimension_set')).toEqual([dimension('system')]);
    await page.getByRole('group', { name: 'Theme' }).getByText('Dark').click();
    await expect.poll(() => eventsOf(page, 'custom_dimension_set')).toEqual([dimension('system'), dimension('dark')]);
    await page.getByRole('button', { name: /^Play/ }).first().click();
    await expect
      .poll(() => eventsOf(page, 'video_play'))
      .toEqual([
        expect.objectContaining({ video_provider: 'html5', video_url: expect.stringContaining('.mp4') as string }),
      ]);
    expect(await eventsOf(page, 'button_click')).toEqual([
      expect.objectContaining({ button_text: expect.stringMatching(/^Play/) as string, section: 'video-player' }),
    ]);
  });
});

describe('who signs in', () => {
  /** What the documents that a visitor has left had sent. */
  async function keepCommands(page: Page): Promise<() => Promise<string>> {
    await page.addInitScript(() => {
      addEventListener('pagehide', () => {
        const commands = (window.dataLayer ?? []).map((command) => [...(command as IArguments)]);
        sessionStorage.setItem('before', (sessionStorage.getItem('before') ?? '') + JSON.stringify(commands));
      });
    });
    return () => page.evaluate(() => sessionStorage.getItem('before') ?? '');
  }
  const property = (property_name: string, property_value: string) => ({
    send_to: 'G-TEST',
    property_name,
    property_value,
  });

  test('is counted, and from then on known by number, role and plan to Analytics and by email address to the revenue tracker', async () => {
    const { page } = await come();
    const before = await keepCommands(page);
    await page.goto('/register');
    await answer(page, 'Accept all');
    const person = newPerson();
    await register(page, person);
    await untilTagged(page);
    expect(await before()).toContain('["event","sign_up",{"send_to":"G-TEST","method":"password"}]');
    expect(await before()).not.toContain(person.email);
    await expect
      .poll(() => eventsOf(page, 'user_id_set'))
      .toEqual([{ send_to: 'G-TEST', user_id: expect.any(String) }]);
    await expect
      .poll(async () => (await eventsOf(page, 'custom_user_property')).toSorted(byName))
      .toEqual([property('plan', 'none'), property('role', 'Authenticated')]);
    await expect
      .poll(() => eventsOf(page, 'custom_dimension_set'))
      .toContainEqual({ send_to: 'G-TEST', dimension_name: 'plan', dimension_value: 'none' });
    const calls = await page.evaluate(() => window.profitwell?.q?.map((call) => [...(call as IArguments)]));
    expect(calls).toEqual([['start', { user_email: person.email }]]);
    expect(JSON.stringify(await commandsOf(page))).not.toContain(person.email);

    await page
      .getByRole('banner')
      .getByRole('button', { name: 'Log out', includeHidden: true })
      .first()
      .evaluate((button: HTMLElement) => button.click());
    await page.goto('/login');
    await untilTagged(page);
    await logIn(page, person.email, person.password);
    await expect.poll(before).toContain('["event","login",{"send_to":"G-TEST","method":"password"}]');
  });

  const byName = (one: Record<string, unknown>, other: Record<string, unknown>): number =>
    String(one['property_name']).localeCompare(String(other['property_name']));
});

test('Global Privacy Control is a no: nobody is asked, nothing is fetched, and the dialog says why', async () => {
  const { page, asked } = await come();
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await banner(page).isVisible()).toBe(false);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' }).waitFor();
  await reopen(page);
  await dialog(page).getByText('Global Privacy Control').waitFor();
  for (const box of await dialog(page).getByRole('checkbox').all()) expect(await box.isDisabled()).toBe(true);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  expect([asked, await commandsOf(page)]).toEqual([[], []]);
  expect(await page.evaluate(() => sessionStorage.getItem('onset_page_views'))).toBeNull();
});

test('where the scripts are blocked the page works as ever', async () => {
  const visitor = await come('blocked');
  const { page, asked } = visitor;
  await page.goto('/');
  await answer(page, 'Accept all');
  await expect.poll(() => asked.length).toBe(2);
  await page.getByRole('group', { name: 'Theme' }).getByText('Dark').click();
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await page.waitForURL('**/pricing');
  // Two scripts on each page.
  await expect.poll(() => visitor.consoleErrors.length).toBe(4);
  expectConsole(visitor, /ERR_BLOCKED_BY_CLIENT/);
});

test('on localhost the same build measures nothing, whatever is answered', async () => {
  const visitor = await visit({ ...sizes.desktop, baseURL: `http://localhost:${port}` });
  const { page } = visitor;
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`http://localhost:${port}`)) elsewhere.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await answer(page, 'Accept all');
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  expect([elsewhere, await commandsOf(page)]).toEqual([[], []]);
});

describe('how fast a page was', () => {
  /** Has a page told what it would be told if its visitor left it, and gives back what it sends. */
  const leave = (page: Page) =>
    page.evaluate(() => {
      const sent: string[] = [];
      navigator.sendBeacon = (_url, body) => typeof body === 'string' && sent.push(body) > 0;
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      return sent;
    });
  /** Until what measures has come, and had a moment to begin. */
  const untilMeasured = async (page: Page): Promise<void> => {
    await page.waitForEvent('requestfinished', (request) => /\/assets\/page-pace-/.test(request.url()));
    await untilIdle(page);
  };
  const toldServer = async (): Promise<string> => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    return (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
  };

  test('is sent to the server once, when the visitor leaves the page', async () => {
    const { page } = await come();
    const measured = untilMeasured(page);
    await page.goto('/pricing');
    await measured;
    const [sent = '', ...more] = await leave(page);
    const report = JSON.parse(sent) as { page: string; vitals: Record<string, number> };
    expect([report.page, more]).toEqual(['/pricing', []]);
    expect(Object.keys(report.vitals)).toEqual(expect.arrayContaining(['FCP', 'LCP', 'TTFB']));
    expect(await leave(page)).toEqual([]);
  });

  test('is counted by the server, for whom nobody has refused it', async () => {
    // That of the tests is one of crawlers, which are not counted.
    const userAgent = (await (await come()).page.evaluate(() => navigator.userAgent)).replace('Headless', '');
    const { page } = await visit({ ...sizes.desktop, baseURL: origin, userAgent });
    const measured = untilMeasured(page);
    await page.goto('/how-it-works');
    await measured;
    await page.goto('/features');
    await expect.poll(toldServer).toMatch(/onset_web_vital_seconds_count\{name="LCP",page="\/how-it-works"\} 1/);
  });

  test('is told to nobody where it was refused, and not measured where data is saved or a signal says no', async () => {
    const { page } = await come();
    const measured = untilMeasured(page);
    await page.goto('/');
    await answer(page, 'Only what is needed');
    await measured;
    expect(await leave(page)).toEqual([]);

    for (const refusal of ['globalPrivacyControl', 'saveData']) {
      const other = await come();
      const asked: string[] = [];
      other.page.on('request', (request) => asked.push(request.url()));
      await other.page.addInitScript((name) => {
        const target = name === 'saveData' ? (navigator as unknown as { connection: object }).connection : navigator;
        Object.defineProperty(target, name, { value: true });
      }, refusal);
      await other.page.goto('/', { waitUntil: 'networkidle' });
      await other.page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      expect(await leave(other.page)).toEqual([]);
      expect(asked.filter((url) => url.includes('page-pace'))).toEqual([]);
    }
  });

  test('goes to Google Analytics with consent, in its form, and not without', async () => {
    const { page } = await come();
    const measuredBefore = untilMeasured(page);
    await page.goto('/pricing');
    await measuredBefore;
    await leave(page);
    expect(await eventsOf(page, 'FCP')).toEqual([]);
    const measured = untilMeasured(page);
    await page.goto('/pricing');
    await answer(page, 'Accept all');
    await untilTagged(page);
    // The first document is counted as well.
    await expect.poll(() => eventsOf(page, 'page_view')).toHaveLength(2);
    // What measures for it begins with the consent, and hears of what was before a moment later: of the first paint at
    // least. The browser itself ends the largest one at the first click, which may be before it has told of any.
    await measured;
    await untilIdle(page, 20);
    await leave(page);
    expect(await eventsOf(page, 'FCP')).toEqual([
      {
        send_to: 'G-TEST',
        value: expect.any(Number) as number,
        metric_id: expect.stringMatching(/^\d+-\d+$/) as string,
        metric_value: expect.any(Number) as number,
        metric_delta: expect.any(Number) as number,
        metric_rating: expect.stringMatching(/^(?:good|needs-improvement|poor)$/) as string,
      },
    ]);
  });
});

describe('what visitors get', () => {
  const client = join(import.meta.dirname, '../../site/build/client');
  const textsOf = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:js|html)$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8'));

  test('has nothing of it where nothing is configured', () => {
    const traces =
      /googletagmanager|profitwell\.com|dataLayer|api\/vitals|largest-contentful|globalPrivacyControl|data-consent|data-cookie-settings/;
    const texts = textsOf(client);
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((text) => traces.test(text)).map((text) => traces.exec(text)?.[0])).toEqual([]);
  });

  test('has the events’ list for developers in no build', () => {
    const texts = [...textsOf(client), ...textsOf(tagged.client)];
    expect(texts.some((text) => text.includes('googletagmanager'))).toBe(true);
    expect(texts.filter((text) => /debugAnalytics|data-debug-analytics|Analytics events/.test(text))).toEqual([]);
  });
});

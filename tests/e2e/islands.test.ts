import type { Locator, Page, Request } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hasSample } from '../setup/samples.ts';
import { expectConsole, prepareBrowser, sizes } from './browser.ts';
import { isChromium } from './engine.ts';
import { SIGNED_IN, forgetSession, logIn, register, storedKeys } from './people.ts';
import {
  countWaitingIslands,
  hold,
  hydrateAutomaticIslands,
  moveMouse,
  openReady,
  pageTimePasses,
  untilHydrated,
  untilReady,
} from './waits.ts';

const visit = prepareBrowser();

const REACT = /\/assets\/react-[^/]*\.js$/;
const RUNTIME = /\/assets\/main-[^/]*\.js$/;

/** Records the log-in requests of a page. */
function watchLogIns(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/local')) sent.push(request);
  });
  return sent;
}

/** Types a user name and a wrong password, and submits the form with Enter. */
async function typeAndSend(page: Page, name: string): Promise<void> {
  await page.getByLabel('Email or username').pressSequentially(name);
  await page.getByLabel('Password', { exact: true }).pressSequentially('not the password');
  await page.keyboard.press('Enter');
}

const rejection = (page: Page) => page.getByRole('alert').filter({ hasText: 'Invalid identifier or password' });
const formIsland = (page: Page) => page.locator('[data-island]').first();

describe('a form before hydration', () => {
  test('is sent once when submitted before the runtime and again before React on a slow processor, and keeps its values', async () => {
    const visitor = await visit();
    const { page, context } = visitor;
    if (isChromium) {
      const slow = await context.newCDPSession(page);
      await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    }
    const [releaseRuntime, releaseReact] = [await hold(page, RUNTIME), await hold(page, REACT)];
    const sent = watchLogIns(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await typeAndSend(page, 'ada@example.com');
    const requested = page.waitForRequest(REACT);
    releaseRuntime();
    await requested;
    await page.keyboard.press('Enter');
    expect(sent).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/login');

    releaseReact();
    await rejection(page).waitFor();
    await untilReady(page);
    expect(sent.map((request) => request.postDataJSON() as unknown)).toEqual([
      { identifier: 'ada@example.com', password: 'not the password' },
    ]);
    expect(await page.getByLabel('Email or username').inputValue()).toBe('ada@example.com');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('not the password');
    expectConsole(visitor, /status of 400/);
  });

  test('keeps the caret and what is typed while it hydrates', async () => {
    const { page } = await visit();
    const release = await hold(page, REACT);
    await page.goto('/login', { waitUntil: 'commit' });
    const field = page.getByLabel('Email or username');
    await field.pressSequentially('ada');
    release();
    await untilHydrated(formIsland(page));
    await page.keyboard.type(' lovelace');
    expect(await field.inputValue()).toBe('ada lovelace');
  });

  test('replays a ticked box, a typed password and a clicked button', async () => {
    const { page } = await visit();
    const release = await hold(page, RUNTIME);
    await page.goto('/register', { waitUntil: 'commit' });
    await page.getByRole('checkbox').check();
    await page.getByLabel('Password', { exact: true }).pressSequentially('password1');
    await page.getByRole('button', { name: 'Show password' }).click();
    release();
    await page.getByText(/Attackers try this password first/).waitFor();
    await expect.poll(() => page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);
  });

  test('does not move a box that is clicked while the advice on a password appears', async () => {
    const { page } = await visit(sizes.phone);
    const release = await hold(page, /\/assets\/password-judge-[^/]*\.js$/);
    await page.goto('/register');
    await page.getByLabel('Password', { exact: true }).pressSequentially('password1');
    const box = page.getByRole('checkbox');
    await box.hover();
    await page.mouse.down();
    const before = await box.boundingBox();
    release();
    await page.getByText(/Attackers try this password first/).waitFor();
    await page.mouse.up();
    expect(await box.isChecked()).toBe(true);
    expect(await box.boundingBox()).toEqual(before);
  });
});

describe('a form whose scripts fail', () => {
  test.each([
    ['React', REACT],
    ['the form', /\/assets\/login-form-[^/]*\.js$/],
    ['the session', /\/assets\/(?:page-)?session-[^/]*\.js$/],
  ])('reports it once, keeps its values, and works at the next click: %s', async (_name, script) => {
    const visitor = await visit();
    const { page } = visitor;
    const sent = watchLogIns(page);
    await page.route(script, (route) => route.abort());
    await page.goto('/login');
    await typeAndSend(page, 'ada');
    const toast = page.getByText(/couldn’t be loaded fully|couldn’t reach the server/);
    await toast.waitFor();
    expect(await page.getByLabel('Email or username').inputValue()).toBe('ada');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('not the password');
    const firstToast = await toast.elementHandle();
    await page.getByRole('button', { name: 'Log in' }).click();
    await firstToast?.waitForElementState('hidden');
    await toast.waitFor();
    expect(await toast.count()).toBe(1);

    await page.unroute(script);
    await page.getByRole('button', { name: 'Log in' }).click();
    await rejection(page).waitFor();
    expect(sent).toHaveLength(1);
    expect(await page.getByText('couldn’t be loaded fully').count()).toBe(0);
    // Only now: the script is requested more than once, and the browser may log the later failures after the toast.
    expectConsole(visitor, /ERR_FAILED/);
    expectConsole(visitor, /status of 400/);
  });

  test('says that it needs JavaScript if the runtime throws', async () => {
    const { page, consoleErrors } = await visit();
    await page.route(RUNTIME, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("Old");' }),
    );
    await page.goto('/login');
    await page.getByText('This form needs JavaScript').waitFor();
    await typeAndSend(page, 'ada');
    expect(await page.getByLabel('Email or username').inputValue()).toBe('ada');
    expect(consoleErrors.splice(0)).toEqual(['Old']);
  });

  test('keeps its values and the focus if its view cannot render, and reports it when it is sent', async () => {
    const visitor = await visit();
    const { page } = visitor;
    // No view can render an object as its heading.
    await page.route('**/login', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('"heading":"Log in"', '"heading":{}') });
    });
    const release = await hold(page, REACT);
    await page.goto('/login', { waitUntil: 'commit' });
    const field = page.getByLabel('Email or username');
    await field.pressSequentially('ada');
    release();
    await expect.poll(() => visitor.consoleErrors.length).toBeGreaterThan(0);
    await untilReady(page);
    await page.keyboard.type(' lovelace');
    expect(await field.inputValue()).toBe('ada lovelace');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Part of this page isn’t working').waitFor();
    expect(await field.inputValue()).toBe('ada lovelace');
    visitor.consoleErrors.splice(0);
  });
});

test('a browser with full storage stays on the log-in page, which says why', async () => {
  const { page } = await visit();
  const person = await register(page);
  await forgetSession(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/login');
  await logIn(page, person.email, person.password);
  await page.getByRole('alert').filter({ hasText: 'your browser blocks storage for this site' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('the islands of a page share one session and request each file and each API call once', async () => {
  const { page } = await visit();
  await register(page);
  await openReady(page, '/privacy');
  const calls: string[] = [];
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
    // The browser requests a file again, from its cache, when it is imported.
    if (request.resourceType() === 'fetch' && pathname.endsWith('.js')) files.push(pathname);
  });
  await openReady(page, '/profile');
  await page.getByRole('textbox', { name: 'Full name' }).waitFor();
  expect(await hydrateAutomaticIslands(page)).toBeGreaterThan(2);
  const readCalls = () => calls.filter((path) => path !== '/api/commons').toSorted();
  await expect
    .poll(readCalls)
    .toEqual(['/api/auth/sessions', '/api/licence/devices', '/api/subscription', '/api/users/me']);
  expect(files).toContainEqual(expect.stringMatching(REACT));
  expect(files).toEqual([...new Set(files)]);
  expect(await storedKeys(page)).toEqual(SIGNED_IN);
});

describe.runIf(hasSample('recording'))('the hero', () => {
  const laptop = { viewport: { width: 1280, height: 720 } };
  const pictureOf = (page: Page): Locator => page.getByRole('button', { name: 'Zoom into the recording' });
  const pressed = (page: Page): Promise<string | null> => pictureOf(page).getAttribute('aria-pressed');

  async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
    const box = await locator.boundingBox();
    if (box === null) throw new Error(`${String(locator)} is not visible`);
    return box;
  }

  test.each([
    ['a small desktop', laptop],
    ['a phone', sizes.phone],
  ])('shows the recording in the first view, and zooms to the point of the first click, on %s', async (_name, size) => {
    const { page } = await visit(size);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await openReady(page, '/');
    const hint = await boxOf(
      page.getByText(/^(?:Click anywhere in the recording|Tap anywhere)$/).filter({ visible: true }),
    );
    expect(hint.y + hint.height).toBeLessThanOrEqual(size.viewport.height);
    const picture = await boxOf(pictureOf(page));
    // The loop's first click is in the upper third.
    expect(picture.y + picture.height / 3).toBeLessThanOrEqual(size.viewport.height);
    expect(scripts.filter((url) => REACT.test(url))).toEqual([]);
    const playhead = page.locator('[data-slot=playhead] > span').first();
    const before = await boxOf(playhead);
    const { x, y, width, height } = await boxOf(pictureOf(page));
    await page.mouse.click(x + width * 0.45, y + height * 0.3);
    await expect.poll(() => pressed(page)).toBe('true');
    const mark = await boxOf(page.locator('[data-slot=click-mark]'));
    // The zoom is centered on the click. A click has whole pixels, which the zoom enlarges.
    expect(Math.abs(mark.x + mark.width / 2 - (x + width / 2))).toBeLessThanOrEqual(2);
    expect(Math.abs(mark.y + mark.height / 2 - (y + height / 2))).toBeLessThanOrEqual(2);
    const block = await boxOf(page.locator('[data-slot=selected-zoom]'));
    expect(block.x).toBeCloseTo(before.x, 0);
    const after = await boxOf(playhead);
    expect(after.x).toBeGreaterThan(block.x);
    expect(after.x).toBeLessThan(block.x + block.width);
  });

  test('plays until it is paused, and a click takes over at the moment that is shown', async () => {
    const { page } = await visit({ ...laptop, reducedMotion: 'no-preference' });
    await page.goto('/');
    const playhead = page.locator('[data-slot=playhead]').first();
    const positionOf = () => playhead.evaluate((each) => Number.parseFloat(getComputedStyle(each).translate));
    const start = await positionOf();
    await expect.poll(positionOf).toBeGreaterThan(start);
    const pause = page.getByRole('checkbox', { name: 'Pause the animation' });
    await pause.check({ force: true });
    // An animation runs on until its pause is ready, in the next frame.
    await playhead.evaluate((each) => Promise.all(each.getAnimations().map(({ ready }) => ready)));
    const paused = await positionOf();
    await pageTimePasses(page, 300);
    expect(await positionOf()).toBe(paused);
    await pictureOf(page).click();
    await expect.poll(() => pressed(page)).toBe('true');
    const zoom = page.locator('[data-slot=selected-zoom]');
    expect(await zoom.evaluate((each) => Number.parseFloat(each.style.insetInlineStart))).toBeCloseTo(paused, 1);
    expect(await pause.count()).toBe(0);
  });
});

test('the call to action on a phone opens the share sheet with the download page', async () => {
  const { page } = await visit(sizes.phone);
  await page.addInitScript(() => {
    Object.assign(navigator, { share: (data: ShareData) => Promise.resolve(Object.assign(globalThis, { data })) });
  });
  await openReady(page, '/');
  expect(await page.getByRole('main').getByRole('link', { name: 'Download for Mac' }).count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Send to my Mac' }).first().click();
  const shared = await page.evaluate(() => (globalThis as unknown as { data: ShareData }).data);
  expect(new URL(shared.url ?? '').pathname).toBe('/download');
});

describe.runIf(hasSample('recording'))('an island that hydrates when it is visible', () => {
  test.each<[string, (page: Page) => Promise<void>]>([
    ['a moved pointer', moveMouse],
    ['a key', (page) => page.keyboard.press('Shift')],
    ['a scroll', (page) => page.mouse.wheel(0, 40)],
  ])('waits in the first view for %s', async (_name, interact) => {
    const { page } = await visit();
    await openReady(page, '/features');
    expect(await countWaitingIslands(page)).toBe(1);
    await interact(page);
    await expect.poll(() => countWaitingIslands(page)).toBe(0);
  });

  test('waits outside the view until it is scrolled to', async () => {
    const { page } = await visit();
    await openReady(page, '/features#limits');
    await moveMouse(page);
    await pageTimePasses(page, 300);
    expect(await countWaitingIslands(page)).toBe(1);
    await page.locator('[data-hydrate=visible]').scrollIntoViewIfNeeded();
    await expect.poll(() => countWaitingIslands(page)).toBe(0);
  });
});

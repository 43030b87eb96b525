import type { Locator, Page, Request } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectConsole, prepareBrowser, sizes } from './browser.ts';
import { isChromium } from './engine.ts';
import { hold } from './hold.ts';
import { untilHydrated, wakeUntouched } from './islands.ts';
import { forgetSession, newPerson, register, storedKeys } from './people.ts';

const visit = prepareBrowser();

/** The log-in calls of a page, as they were sent. */
function logIns(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/local')) sent.push(request);
  });
  return sent;
}

async function typeAndSend(page: Page, name: string): Promise<void> {
  await page.getByLabel('Email or username').pressSequentially(name);
  await page.getByLabel('Password', { exact: true }).pressSequentially('not the password');
  await page.keyboard.press('Enter');
}

const REACT = /\/assets\/react-[^/]*\.js$/;
const RUNTIME = /\/assets\/main-[^/]*\.js$/;

const untilFormHydrated = (page: Page) => untilHydrated(page.locator('[data-island]').first());

/** Puts the mouse on something and presses its button down, where it stays. */
async function pressDown(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
}

describe.each([
  ['React is not there yet', REACT],
  ['no script at all is there yet', RUNTIME],
])('a form that is sent while %s', (_name, script) => {
  test.skipIf(!isChromium)(
    'is answered once, on a slow processor, and keeps what was typed and where the focus was',
    async () => {
      const visitor = await visit();
      const { page, context } = visitor;
      const slow = await context.newCDPSession(page);
      await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      const release = await hold(page, script);
      const sent = logIns(page);
      await page.goto('/login', { waitUntil: 'commit' });
      await typeAndSend(page, 'ada@example.com');
      await page.keyboard.press('Enter');
      expect(sent).toEqual([]);
      expect(new URL(page.url()).pathname).toBe('/login');

      release();
      await page.getByRole('alert').filter({ hasText: 'Invalid identifier or password' }).waitFor();
      expect(sent.map((request) => request.postDataJSON() as unknown)).toEqual([
        { identifier: 'ada@example.com', password: 'not the password' },
      ]);
      expect(await page.getByLabel('Email or username').inputValue()).toBe('ada@example.com');
      expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('not the password');
      expectConsole(visitor, /status of 400/);
    },
  );

  test('and has something missing says so beside the field', async () => {
    const { page } = await visit();
    const release = await hold(page, script);
    const sent = logIns(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email or username').fill('ada');
    await page.getByRole('button', { name: 'Log in' }).click();
    release();
    await page.getByText('Enter your password.').waitFor();
    expect(await page.getByLabel('Email or username').inputValue()).toBe('ada');
    expect(sent).toEqual([]);
  });
});

test('a password that was typed while a form slept is judged when it wakes', async () => {
  const { page } = await visit();
  const release = await hold(page, REACT);
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByLabel('Password', { exact: true }).pressSequentially('password1');
  release();
  await page.getByText(/among the passwords tried first/).waitFor();
});

test('what is typed while a form wakes stays, and the caret with it', async () => {
  const { page } = await visit();
  const release = await hold(page, REACT);
  await page.goto('/login', { waitUntil: 'commit' });
  const field = page.getByLabel('Email or username');
  await field.pressSequentially('ada');
  release();
  await page.waitForLoadState('networkidle');
  await page.keyboard.type(' lovelace');
  expect(await field.inputValue()).toBe('ada lovelace');
});

test('a form sent in both gaps, before the runtime and before React, is sent once', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const [releaseRuntime, releaseReact] = [await hold(page, RUNTIME), await hold(page, REACT)];
  const sent = logIns(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await typeAndSend(page, 'ada');
  const asked = page.waitForRequest(REACT);
  releaseRuntime();
  await asked;
  await page.keyboard.press('Enter');
  releaseReact();
  await page.getByRole('alert').filter({ hasText: 'Invalid identifier or password' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(sent).toHaveLength(1);
  expectConsole(visitor, /status of 400/);
});

test('the header follows a session that begins on the page', async () => {
  const { page } = await visit();
  const person = newPerson();
  await register(page, person);
  await forgetSession(page);
  await page.goto('/login');
  await page.route('**/profile', (route) => route.fulfill({ status: 204 }));
  await page.getByLabel('Email or username').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: new RegExp(person.username) }).waitFor();
});

test('a browser that keeps nothing is told so, and is not led to a page that forgets', async () => {
  const { page } = await visit();
  const person = newPerson();
  await register(page, person);
  await forgetSession(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/login');
  await page.getByLabel('Email or username').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('alert').filter({ hasText: 'your browser keeps nothing for this site' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('a form that cannot be drawn gives back what was typed and the focus, and says so when it is sent', async () => {
  const visitor = await visit();
  const { page } = visitor;
  // No view can draw an object as its heading.
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"heading":"Log in"', '"heading":{}') });
  });
  const release = await hold(page, REACT);
  await page.goto('/login', { waitUntil: 'commit' });
  const field = page.getByLabel('Email or username');
  await field.pressSequentially('ada');
  release();
  await page.waitForLoadState('networkidle');
  await page.keyboard.type(' lovelace');
  expect(await field.inputValue()).toBe('ada lovelace');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('This page could not be loaded fully').waitFor();
  expect(await field.inputValue()).toBe('ada lovelace');
  visitor.consoleErrors.splice(0);
});

test('a button pressed before its form is awake is answered when it is', async () => {
  const { page } = await visit();
  const release = await hold(page, RUNTIME);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Password', { exact: true }).fill('a password');
  await page.getByRole('button', { name: 'Show password' }).click();
  release();
  await expect.poll(() => page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
});

describe('a box that is ticked', () => {
  test.each([
    ['before any script is there', RUNTIME],
    ['before React is there', REACT],
  ])('%s stays ticked', async (_name, script) => {
    const { page } = await visit();
    const release = await hold(page, script);
    await page.goto('/register', { waitUntil: 'commit' });
    const box = page.getByRole('checkbox');
    await box.check();
    release();
    await untilFormHydrated(page);
    expect(await box.isChecked()).toBe(true);
  });

  test('by a press during which the form wakes is ticked', async () => {
    const { page } = await visit();
    const release = await hold(page, REACT);
    await page.goto('/register', { waitUntil: 'commit' });
    const box = page.getByRole('checkbox');
    await pressDown(page, box);
    release();
    await untilFormHydrated(page);
    await page.mouse.up();
    expect(await box.isChecked()).toBe(true);
  });

  test('by a press during which a password is advised on is ticked: the advice moves nothing', async () => {
    const { page } = await visit(sizes.phone);
    const release = await hold(page, /\/assets\/password-judge-[^/]*\.js$/);
    await page.goto('/register');
    await page.getByLabel('Password', { exact: true }).pressSequentially('password1');
    const box = page.getByRole('checkbox');
    await pressDown(page, box);
    const before = await box.boundingBox();
    release();
    await page.getByText(/among the passwords tried first/).waitFor();
    await page.mouse.up();
    expect(await box.isChecked()).toBe(true);
    expect(await box.boundingBox()).toEqual(before);
  });
});

describe('a form whose code cannot be had', () => {
  test.each([
    ['React', REACT],
    ['the form', /\/assets\/login-form-[^/]*\.js$/],
    ['the session', /\/assets\/(?:page-)?session-[^/]*\.js$/],
  ])('%s: says so, keeps what was typed, and works at the next press once it can be had', async (_name, script) => {
    const visitor = await visit();
    const { page } = visitor;
    const sent = logIns(page);
    await page.route(script, (route) => route.abort());
    await page.goto('/login');
    await typeAndSend(page, 'ada');
    await page.getByText(/could not be loaded fully|could not reach the server/).waitFor();
    expect(await page.getByLabel('Email or username').inputValue()).toBe('ada');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('not the password');

    await page.unroute(script);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('alert').filter({ hasText: 'Invalid identifier or password' }).waitFor();
    expect(sent).toHaveLength(1);
    expect(await page.getByText('could not be loaded fully').count()).toBe(0);
    // Only now: the script is asked for more than once, and the browser may report the later failures after the words.
    expectConsole(visitor, /ERR_FAILED/);
    expectConsole(visitor, /status of 400/);
  });

  test('is said once, however often it is pressed', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.route(REACT, (route) => route.abort());
    await page.goto('/login');
    const toast = page.getByText('This page could not be loaded fully');
    for (let press = 0; press < 3; press += 1) {
      await page.getByRole('button', { name: 'Log in' }).click();
      await toast.waitFor();
    }
    expect(await toast.count()).toBe(1);
    expectConsole(visitor, /ERR_FAILED/);
  });

  test('says that it needs JavaScript where the runtime comes and fails', async () => {
    const visitor = await visit();
    const { page, consoleErrors } = visitor;
    await page.route(RUNTIME, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("Old");' }),
    );
    await page.goto('/login');
    await page.getByText('This form needs JavaScript').waitFor();
    expect(consoleErrors.splice(0)).toEqual(['Old']);
  });

  test('says that it needs JavaScript where not even the runtime can be had', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.route(RUNTIME, (route) => route.abort());
    await page.goto('/login');
    await page.getByText('This form needs JavaScript').waitFor();
    await typeAndSend(page, 'ada');
    expect(await page.getByLabel('Email or username').inputValue()).toBe('ada');
    expectConsole(visitor, /ERR_FAILED/);
  });
});

test('the islands of a page share one session: one check, one list of calls', async () => {
  const { page } = await visit();
  await register(page, newPerson());
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
  });
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'Full name' }).waitFor();
  expect(calls.toSorted()).toEqual([
    '/api/auth/sessions',
    '/api/commons',
    '/api/licence/devices',
    '/api/subscription',
    '/api/users/me',
  ]);
  expect(await storedKeys(page)).toEqual(['auth_refresh_token', 'auth_token', 'auth_user']);
});

test('the islands of a page that wake together ask for each file they need once', async () => {
  const { page } = await visit();
  const asked: string[] = [];
  page.on('request', (request) => {
    // The browser asks once more, of what it has, when the file is imported.
    if (request.resourceType() === 'fetch' && request.url().endsWith('.js')) asked.push(request.url());
  });
  await page.goto('/profile');
  expect(await wakeUntouched(page)).toBeGreaterThan(2);
  expect(asked).toContainEqual(expect.stringMatching(REACT));
  expect(asked).toEqual([...new Set(asked)]);
});

import { brand } from '@onset/design-system/brand';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { AxeBuilder } from '@axe-core/playwright';
import type { FrameLocator, Locator, Page, Request } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { drawingSchema } from '../../../compose/protocol/protocol.ts';
import pricing from '../../../site/pages/pricing.ts';
import { expectConsole, prepareBrowser, untilConsole } from '../browser.ts';
import type { Visit } from '../browser.ts';
import {
  openDialog,
  openPage,
  outline,
  sectionNames,
  selectSection,
  startPageEditor,
  waitForStatus,
} from './page-editor.ts';
import { hasSample } from '../../setup/samples.ts';
import type { PageEditorProcess } from './page-editor.ts';

// All tests share one process, because its start takes longer than most tests.
let editor: PageEditorProcess;
const openVisit = prepareBrowser();
beforeAll(async () => {
  editor = await startPageEditor();
});
afterAll(() => editor?.stop());

/** Requests that change no file, whatever their method. */
const READS = /\/api\/(?:drawing|texts|checks|difference|page\/text)$/;

const visits = new Set<Visit>();
const pending = new Set<Request>();

/** Opens a page as a new visitor, whose requests that change files are recorded. */
async function visit(): Promise<Visit> {
  const visitor = await openVisit();
  visits.add(visitor);
  visitor.context.on('request', (request) => {
    if (request.method() !== 'GET' && !READS.test(request.url())) pending.add(request);
  });
  const remove = (request: Request): void => void pending.delete(request);
  visitor.context.on('requestfinished', remove).on('requestfailed', remove);
  return visitor;
}

// The next visitor would be offered unsaved work, so the pages send nothing more before the files are reset.
afterEach(async () => {
  const blockRequests = (): void => void (globalThis.fetch = () => new Promise(() => {}));
  const pages = [...visits].flatMap(({ context }) => context.pages());
  await Promise.all(pages.map((page) => page.evaluate(blockRequests)));
  const isOpen = (request: Request): boolean => !request.frame().page().isClosed();
  // oxlint-disable-next-line vitest/no-standalone-expect -- this hook runs for every test
  await expect.poll(() => [...pending].filter(isOpen).map((request) => request.url())).toEqual([]);
  visits.clear();
  pending.clear();
  editor.reset();
});

const PRICING = ['Pricing', 'Cost over time', 'Full-bleed media', 'FAQ', 'Call to action'];
const PRICING_FILE = 'site/pages/pricing.ts';
const DOWNLOAD_FILE = 'site/pages/download.ts';

const headings = (canvas: FrameLocator): Promise<string[]> => canvas.locator('main h2').allTextContents();
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string): Locator =>
  page.locator('#content-pane').getByLabel(label, { exact: true }).first();
const tab = (page: Page, name: RegExp): Promise<void> => page.getByRole('tab', { name }).click();
const entry = (index: number): string => `[data-outline-entry="${index}"]`;
const waitForFocus = (page: Page, selector: string): Promise<void> => page.locator(`${selector}:focus`).waitFor();
const waitForText = (page: Page, words: string): Promise<void> => page.getByText(words).waitFor({ state: 'attached' });
const writeSource = (file: string, source: string): void => writeFileSync(join(editor.root, file), source);

/** Moves the first section down by keyboard, and returns the names of the sections. */
async function moveFirstSection(page: Page): Promise<string[]> {
  const [first = ''] = await sectionNames(page);
  await selectSection(page, first);
  await page.keyboard.press('Alt+2');
  await page.keyboard.press('Alt+ArrowDown');
  await waitForStatus(page, 'Not saved');
  return sectionNames(page);
}

describe('sections', () => {
  test.runIf(hasSample('recording'))(
    'are moved, dragged, duplicated, removed, restored and added by pointer',
    async () => {
      const { page } = await visit();
      const canvas = await openPage(page, editor.origin, '/pricing');
      await selectSection(page, 'FAQ');
      await button(page, 'Move FAQ up').click();
      await button(page, 'Duplicate FAQ').click();
      await waitForFocus(page, entry(3));
      await button(page, 'Remove FAQ').click();
      await expect.poll(() => sectionNames(page)).toEqual(PRICING.with(2, 'FAQ').with(3, 'Full-bleed media'));
      for (let step = 0; step < 3; step += 1) await button(page, 'Undo').click();
      await expect.poll(() => sectionNames(page)).toEqual(PRICING);
      await waitForStatus(page, 'Saved');

      const [from, to] = await Promise.all(
        [0, 2].map((index) => outline(page).getByRole('listitem').nth(index).boundingBox()),
      );
      if (!from || !to) throw new Error('The outline has no bounding box');
      await page.mouse.move(from.x + 12, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(from.x + 14, from.y + from.height / 2 + 20, { steps: 4 });
      await page.mouse.move(to.x + 14, to.y + to.height / 2 + 6, { steps: 12 });
      await page.mouse.up();
      const dragged = ['Cost over time', 'Full-bleed media', 'Pricing', 'FAQ', 'Call to action'];
      await expect.poll(() => sectionNames(page)).toEqual(dragged);

      await selectSection(page, 'FAQ');
      await button(page, 'Add a section before FAQ').click();
      await page.getByRole('searchbox', { name: 'Search sections' }).fill('social proof');
      await button(page, 'Add Stats').click();
      await expect.poll(() => sectionNames(page)).toEqual(dragged.toSpliced(3, 0, 'Stats'));
      await expect.poll(() => headings(canvas)).toContain('New heading');
      // The new section has the focus, so that shortcuts act on it.
      await page.keyboard.press('Control+Z');
      await expect.poll(() => sectionNames(page)).toEqual(dragged);
    },
  );

  test.runIf(hasSample('recording'))(
    'are moved, duplicated, removed, copied and pasted by keyboard, with announcements and focus',
    async () => {
      const { page } = await visit();
      await openPage(page, editor.origin, '/pricing');
      await page.keyboard.press('Alt+2');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Alt+ArrowDown');
      await waitForText(page, 'moved to place 2 of 5');
      expect((await sectionNames(page)).slice(0, 2)).toEqual(['Cost over time', 'Pricing']);
      await page.keyboard.press('Control+C');
      await waitForText(page, 'Pricing copied');
      await page.keyboard.press('Delete');
      await waitForText(page, 'removed, 4 left');
      await waitForFocus(page, entry(1));
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await waitForFocus(page, entry(1));
      await page.keyboard.press('Control+V');
      await waitForText(page, 'pricing added');
      await waitForFocus(page, entry(2));
      await page.keyboard.press('Control+D');
      await waitForFocus(page, entry(3));
      await page.keyboard.press('Alt+4');
      await waitForFocus(page, '#content-pane *');
      // The focused field belongs to the duplicate, which the undo removes.
      await page.keyboard.press('Control+Z');
      await waitForFocus(page, entry(3));
      await button(page, 'Discard').press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).press('Enter');
      await waitForFocus(page, entry(3));
      expect(await sectionNames(page)).toEqual(PRICING);
    },
  );

  test('include one that was created on disk while the editor is open', async () => {
    const { page } = await visit();
    await openPage(page, editor.origin, '/download');
    await tab(page, /Sections/);
    execFileSync(process.execPath, ['scripts/new-section.ts', 'feature-list'], { cwd: editor.root });
    const group = page.getByRole('region', { name: 'Explain how it works' });
    await group.getByRole('button', { name: 'Add Feature list' }).waitFor();
  });
});

test.runIf(hasSample('recording'))(
  'inline editing saves the smallest change, and ends without a trace on Escape and when the file changes',
  async () => {
    const { page } = await visit();
    const original = editor.read(PRICING_FILE);
    const canvas = await openPage(page, editor.origin, '/pricing', 'faq');
    const heading = canvas.locator('main h2', { hasText: 'Questions before buying' });
    const editable = canvas.locator('[contenteditable]');
    const beginEditing = async (): Promise<void> => {
      await doubleClick(page, heading);
      await editable.waitFor();
    };

    await beginEditing();
    await page.keyboard.type('Something else');
    // Shortcuts of the editor belong to the text here.
    for (const key of ['Backspace', 'Delete', 'ArrowUp', 'Control+D', '?']) await page.keyboard.press(key);
    expect(await sectionNames(page)).toEqual(PRICING);
    await page.keyboard.press('Escape');
    await heading.waitFor();
    await waitForStatus(page, 'Saved');

    await beginEditing();
    // An input method confirms a word with Enter.
    await editable.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    // Typing with pauses would create several undo steps.
    await page.keyboard.insertText('Asked by {{brand.name}}’s customers');
    await page.keyboard.press('Enter');
    await expect.poll(() => headings(canvas)).toContain(`Asked by ${brand.name}’s customers`);
    const changes = await openDialog(page, 'Changes', 'What has changed');
    await changes.getByText("+        heading: 'Asked by {{brand.name}}’s customers',").waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+S');
    await waitForStatus(page, 'Saved');
    expect(editor.read(PRICING_FILE)).toBe(
      original.replace('Questions before buying', 'Asked by {{brand.name}}’s customers'),
    );
    await page.keyboard.press('Control+Z');
    await waitForStatus(page, 'Not saved');
    await page.keyboard.press('Control+S');
    await waitForStatus(page, 'Saved');
    expect(editor.changed()).toBe('');

    await beginEditing();
    const [media, faq] = ["section: 'full-bleed-media'", "section: 'faq'"].map((name) =>
      original.lastIndexOf('{', original.indexOf(name)),
    );
    writeSource(PRICING_FILE, original.slice(0, media) + original.slice(faq));
    await editable.waitFor({ state: 'detached' });
    await page.keyboard.type('Lost');
    expect(await sectionNames(page)).toEqual(PRICING.toSpliced(2, 1));
    await waitForStatus(page, 'Saved');
  },
);

/** Double-clicks a text of the page once it has stopped scrolling. */
async function doubleClick(page: Page, target: Locator): Promise<void> {
  const boxes: { x: number; y: number }[] = [];
  await expect
    .poll(async () => {
      boxes.unshift((await target.boundingBox()) ?? { x: 0, y: 0 });
      const [now = { y: 0 }, before] = boxes;
      return now.y === before?.y && now.y > 60 && now.y < 800;
    })
    .toBe(true);
  const [{ x, y } = { x: 0, y: 0 }] = boxes;
  await page.mouse.dblclick(x + 20, y + 10);
}

test('the preview has the markup of the build, as others have it: widths, themes, directions, sizes, signed in', async () => {
  const { page } = await visit();
  const canvas = await openPage(page, editor.origin, '/pricing');
  const data = { file: PRICING_FILE, document: pricing };
  const drawing = await (await page.request.post(`${editor.origin}/api/drawing`, { data })).json();
  const hasMarkupOfBuild = await canvas.locator('body').evaluate((shown, markup) => {
    const built = shown.ownerDocument.createElement('body');
    built.innerHTML = markup;
    return built.innerHTML === shown.innerHTML;
  }, drawingSchema.parse(drawing).body);
  expect(hasMarkupOfBuild).toBe(true);

  const root = canvas.locator('html');
  const width = (): Promise<number> => root.evaluate((html) => html.clientWidth);
  await page.getByRole('radio', { name: 'Phone' }).check({ force: true });
  await expect.poll(width).toBe(390);
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  for (const name of ['Right to left', 'Text at 200 %', 'Signed in', 'Server’s values'])
    await button(page, name).click();
  await expect
    .poll(() =>
      root.evaluate((html) => [html.getAttribute('dir'), html.dataset['theme'], getComputedStyle(html).fontSize]),
    )
    .toEqual(['rtl', 'dark', '32px']);
  await canvas.getByRole('link', { name: 'Log in', includeHidden: true }).first().waitFor({ state: 'hidden' });
  const serverTexts = canvas.getByText('The server’s text for', { exact: false });
  await expect.poll(() => serverTexts.count()).toBeGreaterThan(0);
  await button(page, 'Server’s values').click();
  await expect.poll(() => serverTexts.count()).toBe(0);
});

test('checks report problems while a page is edited, before it is saved and before it is removed', async () => {
  const { page } = await visit();
  await openPage(page, editor.origin, '/pricing');
  expect(await page.locator('#content-pane').getByText('Unknown property').count()).toBe(0);
  const removal = await openDialog(page, 'Remove this page', 'Remove this page?');
  const warning = removal.getByText(/^\/\S+ links to it\. This link would break\.$/);
  await warning.first().waitFor();
  await removal.getByRole('button', { name: 'Go back' }).click();

  await selectSection(page, 'Pricing');
  await button(page, 'Duplicate Pricing').click();
  await tab(page, /Checks/);
  await page.getByText('The page has 2 h1 elements. Use exactly one.').waitFor();
  const question = await openDialog(page, 'Save', 'This would fail the build');
  await question.getByText('The page has 2 h1 elements. Use exactly one.').waitFor();
  await question.getByRole('button', { name: 'Go back' }).click();
  expect(editor.changed()).toBe('');
  await button(page, 'Undo').click();

  await selectSection(page, 'FAQ');
  await tab(page, /Content/);
  expect(await page.locator('#content-pane').getByText('Unknown property').count()).toBe(0);
  const heading = field(page, 'Heading');
  await heading.press('Home');
  await page.keyboard.insertText('{{none}} ');
  await tab(page, /Checks/);
  // A section that can't be rendered has no other findings.
  await page.getByRole('tabpanel').getByText('1 to put right', { exact: true }).waitFor();
  await page.getByRole('region', { name: 'Fails the build' }).getByRole('button').click();
  await heading.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Control+Z');
  await expect
    .poll(() => heading.evaluate((area: HTMLTextAreaElement) => [area.value, area.selectionStart]))
    .toEqual(['Questions before buying', 0]);
});

test.runIf(hasSample('recording'))(
  'axe finds no violations in the panes and dialogs, in light and dark, on a desktop and a phone',
  async () => {
    const { page } = await visit();
    const canvas = await openPage(page, editor.origin, '/pricing', 'faq');
    await canvas.getByText('Questions before buying').first().waitFor();
    /** Checks the whole page, or a part of it that is new. */
    const expectNoViolations = async (place: string, part = 'body'): Promise<void> => {
      const axe = (): AxeBuilder =>
        new AxeBuilder({ page })
          .include(part)
          .exclude('iframe')
          .setLegacyMode()
          .options({ resultTypes: ['violations'] });
      const light = await axe().analyze();
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await axe().withRules('color-contrast').analyze();
      await page.emulateMedia({ colorScheme: 'light' });
      const violations = [...light.violations, ...dark.violations];
      expect(violations.map(({ id, nodes }) => [place, id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([]);
    };
    await expectNoViolations('as it is opened');
    for (const pane of [/Outline/, /Sections/, /Checks/, /Content/, /Pages/]) {
      await tab(page, pane);
      await expectNoViolations(String(pane), `[role=tabpanel]:not([hidden])`);
    }
    const dialogs = { 'Keyboard shortcuts': 'Keyboard shortcuts', Changes: 'What has changed', 'New page': 'New page' };
    for (const [name, title] of Object.entries(dialogs)) {
      await openDialog(page, name, title);
      await expectNoViolations(title, '[role=dialog]');
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('navigation', { name: 'Parts of the page editor' }).waitFor();
    await expectNoViolations('phone');
  },
);

describe('unsaved work', () => {
  test('survives a killed process and a closed window, and can be discarded', async () => {
    const visitor = await visit();
    const { page, context } = visitor;
    await openPage(page, editor.origin, '/download');
    const [first = '', ...names] = await moveFirstSection(page);
    await expect.poll(() => editor.drafts()).toHaveLength(1);
    await editor.kill('SIGKILL');
    await selectSection(page, first);
    await button(page, `Remove ${first}`).click();
    await page.getByRole('alert').getByText('The page editor’s server can’t be reached').waitFor();
    await editor.restart();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.close();

    const next = await context.newPage();
    await openPage(next, editor.origin, '/download');
    await next.getByText('has been restored').waitFor();
    expect(await sectionNames(next)).toEqual(names);
    await button(next, 'Use the file instead').click();
    await waitForStatus(next, 'Saved');
    await expect.poll(() => editor.drafts()).toEqual([]);
    expectConsole(visitor, /ERR_/);
  });

  test('is kept apart in two windows, of which the second one that saves chooses a version', async () => {
    const { page: first, context } = await visit();
    const second = await context.newPage();
    await openPage(first, editor.origin, '/download');
    await openPage(second, editor.origin, '/download');
    const all = await sectionNames(second);
    await selectSection(second, all[1] ?? '');
    await button(second, `Remove ${all[1]}`).click();
    await selectSection(first, 'Steps');
    await field(first, 'Heading').fill('Your first five hours');
    await expect.poll(() => editor.drafts()).toHaveLength(2);
    await first.keyboard.press('Control+S');
    await waitForStatus(first, 'Saved');
    expect(editor.read(DOWNLOAD_FILE)).toContain('Your first five hours');

    const dialog = second.getByRole('dialog', { name: 'The file was changed elsewhere' });
    await dialog.getByText('@@').first().waitFor();
    await dialog.getByRole('button', { name: 'Use the version in the file' }).click();
    await expect.poll(() => sectionNames(second)).toEqual(all);
    await button(second, 'Undo').click();
    await expect.poll(() => sectionNames(second)).toEqual(all.toSpliced(1, 1));
  });

  test('is not overwritten by a change on disk, which is shown at once if nothing is unsaved', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const canvas = await openPage(page, editor.origin, '/download');
    const complete = editor.read(DOWNLOAD_FILE).replace(/heading: '[^']*'/, "heading: 'Written in an editor'");
    writeSource(DOWNLOAD_FILE, complete.slice(0, 400));
    await untilConsole(visitor);
    writeSource(DOWNLOAD_FILE, complete);
    await canvas.getByText('Written in an editor').first().waitFor();
    await waitForStatus(page, 'Saved');

    const names = await moveFirstSection(page);
    writeSource(DOWNLOAD_FILE, complete.replace('export default', '// By an editor\nexport default'));
    const dialog = page.getByRole('dialog', { name: 'The file was changed elsewhere' });
    await dialog.getByRole('button', { name: 'Overwrite it with mine' }).click();
    await waitForStatus(page, 'Saved');
    expect(editor.read(DOWNLOAD_FILE)).toContain('// By an editor\nexport default');
    expect(await sectionNames(page)).toEqual(names);
    expectConsole(visitor, /status of (?:422|500)/);
  });
});

test('a new page is created by keyboard alone, and removed with everything that belongs to it', async () => {
  const { page } = await visit();
  const { keyboard } = page;
  await page.goto(editor.origin);
  await button(page, 'New page').waitFor();
  await keyboard.press('Alt+1');
  await waitForFocus(page, '[type=search]');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await tabTo(page.getByLabel('Path', { exact: true }));
  await keyboard.press('Control+A');
  await keyboard.type('/press');
  await tabTo(button(page, 'Create page'));
  await keyboard.press('Enter');
  await outline(page).waitFor();
  await keyboard.press('Alt+3');
  await waitForFocus(page, '[type=search]');
  await keyboard.type('call');
  await tabTo(button(page, 'Add Call to action'));
  await keyboard.press('Enter');
  await expect.poll(() => sectionNames(page)).toEqual(['Page hero', 'FAQ', 'Call to action']);
  await keyboard.press('Alt+4');
  await tabTo(field(page, 'Heading'));
  await keyboard.press('Control+A');
  await keyboard.type('Ask us anything');
  await keyboard.press('Control+S');
  await waitForStatus(page, 'Saved');
  expect(editor.read('site/pages/press.ts')).toContain("heading: 'Ask us anything'");
  expect(editor.changed()).toBe(
    [' M site/content/navigation.ts', '?? site/pages/press.ts', '?? stories/pages/press.stories.tsx', ''].join('\n'),
  );
  await page.getByRole('button', { name: 'Title, description, rules' }).click();
  const removal = await openDialog(page, 'Remove this page', 'Remove this page?');
  await removal.getByRole('button', { name: 'Remove the page' }).click();
  await page.getByText('Choose a page on the left').waitFor();
  expect(editor.changed()).toBe('');
});

/** Presses Tab until a control has the focus. */
async function tabTo(control: Locator): Promise<void> {
  for (let count = 0; count < 60; count += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await control.page().keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${String(control)}`);
}

describe('HTTP server', () => {
  type RawRequest = Omit<RequestOptions, 'headers'> & { headers?: Record<string, string>; body?: string };

  /** Sends a request that a browser would not send: with any host, origin or path. */
  async function send({ headers, body, ...options }: RawRequest): Promise<readonly [status: number, text: string]> {
    const { port, host } = new URL(editor.origin);
    const sent = request({ host: '127.0.0.1', port, ...options, headers: { Host: host, ...headers } }).end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return [response.statusCode ?? 0, await text(response)];
  }

  test('rejects requests from other sites, reads of private files and writes outside of pages', async () => {
    const secrets = join(editor.root, 'data');
    mkdirSync(secrets, { recursive: true });
    writeSource('data/secret.key', 'the secret');
    writeSource('.env', 'KEY=the secret');
    for (const folder of ['site/content', 'site/pages']) symlinkSync(secrets, join(editor.root, folder, 'link'));
    const changed = editor.changed();
    const write = (file: string): RawRequest => ({
      path: '/api/page',
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ file, owner: 'me', document: {}, base: 'export default {};', version: null }),
    });
    const crossSite = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'script' };
    const files = '/data/secret.key //data/secret.key /.env /.git/config /.compose/drafts /package.json /%'.split(' ');
    const modules = ['/@fs/etc/passwd', `/@fs${secrets}/secret.key`, '/@id/data/secret.key?raw'];
    const privatePaths = [
      ...files,
      ...modules,
      ...['/../', '/%2e%2e/', '/..%2f', '/client/..%5c..%5c'].map((up) => `/compose${up}data/secret.key`),
      ...['secret.key', 'secret.key?raw'].map((name) => `/site/content/link/${name}`),
    ];
    const rejected: readonly RawRequest[] = [
      { path: '/api/pages', headers: { Host: 'evil.example' } },
      { path: '/compose/client/main.tsx', headers: crossSite },
      ...privatePaths.map((path) => ({ path })),
      ...['../x.ts', 'site/pages/link/x.ts', 'site/server/main.ts', 'stories/pages/page-story.tsx'].map(write),
    ];
    for (const each of rejected) {
      const [status, body] = await send(each);
      const isRejected = [400, 403, 404].includes(status) && !body.includes('the secret');
      expect([each, status, isRejected]).toEqual([each, status, true]);
    }
    expect(editor.changed()).toBe(changed);
  });

  test('listens on the loopback address only, and opens no WebSocket', async () => {
    const headers = { Connection: 'Upgrade', Upgrade: 'websocket' };
    await expect(send({ path: '/', headers })).rejects.toThrow(/hang up|ECONNRESET/);
    const addresses = Object.values(networkInterfaces()).flat();
    const host = addresses.find((each) => each?.family === 'IPv4' && !each.internal)?.address;
    // A machine without a network has no other IP address to connect to.
    const isReached = host !== undefined && (await send({ path: '/api/pages', host }).then(Boolean, () => false));
    expect(isReached).toBe(false);
  });
});

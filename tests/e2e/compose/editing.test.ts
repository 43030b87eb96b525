import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { FrameLocator, Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { prepareBrowser } from '../browser.ts';
import type { Visit } from '../browser.ts';
import { leavingNothing } from './leaving.ts';
import { choose, openPage, outline, sectionNames, startWorkshopProcess, untilSaid } from './workshop.ts';
import type { WorkshopProcess } from './workshop.ts';

let workshop: WorkshopProcess;
const visit = leavingNothing(prepareBrowser(), () => workshop);
beforeAll(async () => {
  workshop = await startWorkshopProcess();
});
afterAll(() => workshop?.stop());

const PRICING = ['Pricing', 'Feature grid', 'Comparison table', 'Media rows', 'FAQ', 'Call to action'];
const FILE = 'site/pages/pricing.ts';

let visitor: Visit;
beforeEach(async () => {
  visitor = await visit();
});
/** Presses a text of the page twice, once the page has come to rest where the chosen section is seen. */
async function doubleClick(page: Page, text: Locator): Promise<void> {
  let before = '';
  await expect
    .poll(async () => {
      const now = JSON.stringify(await text.boundingBox());
      const isAtRest = now === before;
      before = now;
      return isAtRest && (await text.boundingBox().then((box) => (box?.y ?? -1) > 60 && (box?.y ?? 0) < 800));
    })
    .toBe(true);
  const box = await text.boundingBox();
  await page.mouse.dblclick((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
}

/** Has the open page say again what its file says. */
async function discard(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Discard', exact: true });
  if (!(await button.isVisible())) return;
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
}

const headings = (canvas: FrameLocator): Promise<string[]> => canvas.locator('main h2').allTextContents();

describe('the sections of a page', () => {
  test('are moved, duplicated, removed and undone by pointer', async () => {
    const { page } = visitor;
    const canvas = await openPage(page, workshop.origin, '/pricing');
    expect(await sectionNames(page)).toEqual(PRICING);
    await choose(page, 'FAQ');
    await page.getByRole('button', { name: 'Move FAQ up', exact: true }).click();
    await page.getByRole('button', { name: 'Duplicate FAQ', exact: true }).click();
    await page.getByRole('button', { name: 'Remove FAQ', exact: true }).click();
    await expect.poll(() => sectionNames(page)).toEqual(PRICING.with(3, 'FAQ').with(4, 'Media rows'));
    await expect.poll(() => canvas.locator('main > *').first().count()).toBe(1);
    for (const _step of [1, 2, 3]) await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => sectionNames(page)).toEqual(PRICING);
    await untilSaid(page, 'Saved');
    expect(workshop.changed()).toBe('');
  });

  test('are moved by dragging', async () => {
    const { page } = visitor;
    await openPage(page, workshop.origin, '/pricing');
    const [from, to] = await Promise.all(
      [0, 2].map((index) => outline(page).getByRole('listitem').nth(index).boundingBox()),
    );
    if (!from || !to) throw new Error('The outline is not there');
    await page.mouse.move(from.x + 12, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 14, from.y + from.height / 2 + 20, { steps: 4 });
    await page.mouse.move(to.x + 14, to.y + to.height / 2 + 6, { steps: 12 });
    await page.mouse.up();
    await expect
      .poll(() => sectionNames(page))
      .toEqual(['Feature grid', 'Comparison table', 'Pricing', 'Media rows', 'FAQ', 'Call to action']);
  });

  test('are left where they are when the one that is dragged is removed meanwhile', async () => {
    const { page } = visitor;
    await openPage(page, workshop.origin, '/pricing');
    await choose(page, 'Pricing');
    const from = await outline(page).getByRole('listitem').first().boundingBox();
    if (!from) throw new Error('The outline is not there');
    await page.mouse.move(from.x + 12, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 14, from.y + 140, { steps: 12 });
    await page.keyboard.press('Delete');
    await expect.poll(() => sectionNames(page)).not.toContain('Pricing');
    await page.mouse.up();
    await page.keyboard.press('Control+Z');
    await untilSaid(page, 'Saved');
    expect(await sectionNames(page)).toEqual(PRICING);
  });

  test('are moved, copied to another page and removed by keyboard alone, and each is said', async () => {
    const { page } = visitor;
    await openPage(page, workshop.origin, '/pricing');
    await page.keyboard.press('Alt+2');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByText('moved to place 2 of 6').waitFor({ state: 'attached' });
    expect((await sectionNames(page)).slice(0, 2)).toEqual(['Feature grid', 'Pricing']);
    await page.keyboard.press('Control+C');
    await page.getByText('Pricing copied').waitFor({ state: 'attached' });
    await page.keyboard.press('Delete');
    await page.getByText('removed, 5 left').waitFor({ state: 'attached' });

    await page.keyboard.press('Alt+1');
    await page.waitForFunction(() => document.activeElement?.matches('[type=search]'));
    await page.keyboard.type('/download');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1 }).getByText('/download').waitFor();
    await page.keyboard.press('Alt+2');
    await page.keyboard.press('Control+V');
    await page.getByText('pricing added').waitFor({ state: 'attached' });
    expect(await sectionNames(page)).toContain('Pricing');
    // Both pages are as they were before the next test begins.
    await discard(page);
    await page.keyboard.press('Alt+1');
    await page.getByRole('list', { name: 'Pages' }).getByRole('button', { name: '/pricing' }).click();
    await page.getByRole('heading', { level: 1 }).getByText('/pricing').waitFor();
  });

  test('are added from the list of sections, found by a word, at the place that was asked for', async () => {
    const { page } = visitor;
    const canvas = await openPage(page, workshop.origin, '/pricing', 'faq');
    await page.getByRole('button', { name: 'Add a section before FAQ' }).click();
    await page.getByRole('searchbox', { name: 'Search sections' }).fill('figures');
    await page.getByRole('button', { name: 'Add Stats' }).click();
    await expect.poll(() => sectionNames(page)).toEqual(PRICING.toSpliced(4, 0, 'Stats'));
    await expect.poll(() => headings(canvas)).toContain('New heading');
    // The new one has the focus, so that the keys go on with it.
    await page.keyboard.press('Control+Z');
    await expect.poll(() => sectionNames(page)).toEqual(PRICING);
  });
});

test('the focus is lost with nothing that is done by keys, and keys lead from everywhere', async () => {
  const { page } = visitor;
  await openPage(page, workshop.origin, '/pricing', 'faq');
  const press = async (name: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  const isFocused = (place: string): Promise<unknown> => page.locator(`${place}:focus`).waitFor();
  await press('Duplicate FAQ');
  await isFocused('[data-outline-entry="5"]');
  await press('Remove FAQ');
  await isFocused('[data-outline-entry="5"]');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await isFocused('[data-outline-entry="5"]');
  // The field goes with the section that is no longer chosen.
  await press('Duplicate Call to action');
  await isFocused('[data-outline-entry="6"]');
  await page.keyboard.press('ArrowUp');
  await isFocused('[data-outline-entry="5"]');
  await page.keyboard.press('Alt+ArrowUp');
  await isFocused('[data-outline-entry="4"]');
  await choose(page, 'Pricing');
  await page.keyboard.press('Alt+4');
  await isFocused('#content-pane select');
  await page.keyboard.press('Control+Z');
  await isFocused('[data-outline-entry="4"]');
  await page.keyboard.press('Control+Z');
  // What is discarded takes its button along.
  await press('Move FAQ up');
  await press('Discard');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).press('Enter');
  await isFocused('[data-outline-entry="3"]');

  await page.keyboard.press('Alt+1');
  await isFocused('[type=search]');
  await page.keyboard.press('Alt+2');
  await isFocused('[data-outline-entry]');
  await page.getByRole('tab', { name: /Checks/ }).click();
  await page.keyboard.press('Alt+4');
  await isFocused('#content-pane input');
});

test('what stands elsewhere is not shown as something that nobody knows, and stays', async () => {
  const { page } = visitor;
  await openPage(page, workshop.origin, '/pricing', 'faq');
  const anchor = page.getByRole('region', { name: 'Anchor' });
  await anchor.getByLabel('ID').fill('asked');
  await page.getByRole('button', { name: 'Changes' }).click();
  await page.getByText("+      id: 'asked',").waitFor();
  await page.keyboard.press('Escape');
  expect(await anchor.getByText('Not known here').count()).toBe(0);
  await page.getByRole('button', { name: 'Title, description, rules' }).click();
  await page.locator('#content-pane').getByLabel('Title', { exact: true }).fill('What it costs');
  expect(await sectionNames(page)).toEqual(PRICING);
  expect(await page.locator('#content-pane').getByText('Not known here').count()).toBe(0);
});

describe('a text', () => {
  test('is typed into where it stands, with its facts by their names, and saved as the smallest change', async () => {
    const { page } = visitor;
    const before = workshop.read(FILE);
    const canvas = await openPage(page, workshop.origin, '/pricing', 'faq');
    await canvas.getByText('Asked before buying').first().waitFor();
    await doubleClick(page, canvas.locator('main h2', { hasText: 'Asked before buying' }));
    await canvas.locator('[contenteditable]').waitFor();
    await page.keyboard.type('Asked by {{brand.name}}’s customers');
    await page.keyboard.press('Enter');
    await expect.poll(() => headings(canvas)).toContain('Asked by Onset’s customers');
    await page.getByRole('button', { name: 'Changes' }).click();
    await page.getByText("+        heading: 'Asked by {{brand.name}}’s customers',").waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+S');
    await untilSaid(page, 'Saved');
    expect(workshop.read(FILE)).toBe(before.replace('Asked before buying', 'Asked by {{brand.name}}’s customers'));

    await page.keyboard.press('Control+Z');
    await untilSaid(page, 'Not saved');
    await page.keyboard.press('Control+S');
    await untilSaid(page, 'Saved');
    expect(workshop.read(FILE)).toBe(before);
    expect(workshop.changed()).toBe('');
  });

  test('that was typed is taken back by Escape', async () => {
    const { page } = visitor;
    const canvas = await openPage(page, workshop.origin, '/pricing', 'faq');
    const heading = canvas.locator('main h2', { hasText: 'Asked before buying' });
    await doubleClick(page, heading);
    await canvas.locator('[contenteditable]').waitFor();
    await page.keyboard.type('Something else');
    // Keys that are commands elsewhere are for the text here.
    for (const key of ['Backspace', 'Delete', 'ArrowUp', 'Control+D', '?']) await page.keyboard.press(key);
    expect(await sectionNames(page)).toEqual(PRICING);
    await page.keyboard.press('Escape');
    await heading.waitFor();
    await untilSaid(page, 'Saved');
  });
});

describe('a text that is typed into where it stands', () => {
  const begin = async (page: Page): Promise<Locator> => {
    const canvas = await openPage(page, workshop.origin, '/pricing', 'faq');
    await doubleClick(page, canvas.locator('main h2', { hasText: 'Asked before buying' }));
    await canvas.locator('[contenteditable]').waitFor();
    return canvas.locator('[contenteditable]');
  };

  test('is not ended by the Enter with which a word is composed', async () => {
    const { page } = visitor;
    const text = await begin(page);
    await text.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    await page.keyboard.type('Questions and answers');
    await page.keyboard.press('Enter');
    await text.waitFor({ state: 'detached' });
    const field = page.locator('#content-pane').getByLabel('Heading', { exact: true }).first();
    await expect.poll(() => field.inputValue()).toBe('Questions and answers');
  });

  test('is left alone when the file becomes another, so that nothing lands in another section', async () => {
    const { page } = visitor;
    const text = await begin(page);
    const whole = workshop.read(FILE);
    const [rows, faq] = ["section: 'media-rows'", "section: 'faq'"].map((name) =>
      whole.lastIndexOf('{', whole.indexOf(name)),
    );
    writeFileSync(join(workshop.root, FILE), whole.slice(0, rows) + whole.slice(faq));
    await text.waitFor({ state: 'detached' });
    await page.keyboard.type('Lost');
    expect(await sectionNames(page)).toEqual(PRICING.toSpliced(3, 1));
    await untilSaid(page, 'Saved');
  });
});

describe('the page is shown', () => {
  test('as others have it: widths, themes, directions, sizes, signed in', async () => {
    const { page } = visitor;
    const canvas = await openPage(page, workshop.origin, '/pricing');
    const root = canvas.locator('html');
    const width = (): Promise<number> => root.evaluate((html) => html.clientWidth);
    expect(await width()).toBe(1280);
    await page.getByRole('radio', { name: 'Phone' }).check({ force: true });
    await expect.poll(width).toBe(390);
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    for (const name of ['Right to left', 'Text twice', 'Signed in', 'Server’s values'])
      await page.getByRole('button', { name }).click();
    await expect
      .poll(() =>
        root.evaluate((html) => [html.getAttribute('dir'), html.dataset['theme'], getComputedStyle(html).fontSize]),
      )
      .toEqual(['rtl', 'dark', '32px']);
    await canvas.getByRole('link', { name: 'Log in', includeHidden: true }).first().waitFor({ state: 'hidden' });
    const ofServer = canvas.getByText('The server’s text for', { exact: false });
    await expect.poll(() => ofServer.count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Server’s values' }).click();
    await expect.poll(() => ofServer.count()).toBe(0);
  });

  test('with the very markup of the build, section by section', async () => {
    const { page } = visitor;
    const canvas = await openPage(page, workshop.origin, '/download');
    const response = await page.request.post(`${workshop.origin}/api/drawing`, {
      data: {
        file: 'site/pages/download.ts',
        document: (
          (await (await page.request.get(`${workshop.origin}/api/page?file=site/pages/download.ts`)).json()) as {
            document: unknown;
          }
        ).document,
      },
    });
    const { body } = (await response.json()) as { body: string };
    const same = await canvas.locator('body').evaluate((shown, markup) => {
      const wanted = document.createElement('body');
      wanted.innerHTML = markup;
      return wanted.innerHTML === shown.innerHTML;
    }, body);
    expect(same).toBe(true);
  });
});

describe('what is wrong', () => {
  test('is said while it is made, and before it is saved', async () => {
    const { page } = visitor;
    await openPage(page, workshop.origin, '/pricing');
    await choose(page, 'Pricing');
    await page.keyboard.press('Alt+2');
    await page.keyboard.press('Control+D');
    await page.getByRole('tab', { name: /Checks/ }).click();
    await page.getByText('2 h1 elements, expected one').waitFor();
    await page.keyboard.press('Control+S');
    const dialog = page.getByRole('dialog', { name: 'This would fail the tests' });
    await dialog.getByText('2 h1 elements, expected one').waitFor();
    await dialog.getByRole('button', { name: 'Go back' }).click();
    expect(workshop.changed()).toBe('');
  });
});

test('before a page is removed it is said which pages have a link to it', async () => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 } });
  await openPage(page, workshop.origin, '/pricing');
  await page.getByRole('button', { name: 'Remove this page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove this page?' });
  await dialog
    .getByText(/^\/\S+ has a link to it, which would lead to nothing\.$/)
    .first()
    .waitFor();
  await dialog.getByRole('button', { name: 'Go back' }).click();
  expect(workshop.changed()).toBe('');
});

test('a text is put right where it is wrong: nothing else is said of a section that cannot be drawn, and an undo keeps the caret', async () => {
  const { page } = visitor;
  await openPage(page, workshop.origin, '/pricing', 'faq');
  const heading = page.locator('#content-pane').getByLabel('Heading', { exact: true }).first();
  await heading.press('Home');
  await page.keyboard.type('{{none}} ');
  await page.getByRole('tab', { name: /Checks/ }).click();
  await page.getByText(/^1 to put right$/).waitFor();
  await page.getByRole('region', { name: 'Fails the build' }).getByRole('button').click();
  await heading.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Control+Z');
  await expect
    .poll(() => heading.evaluate((field: HTMLTextAreaElement) => [field.value, field.selectionStart]))
    .toEqual(['Asked before buying', 0]);
});

test.each(['light', 'dark'] as const)('axe finds nothing in the workshop, %s', async (colorScheme) => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 }, colorScheme });
  const canvas = await openPage(page, workshop.origin, '/pricing', 'faq');
  await canvas.getByText('Asked before buying').first().waitFor();
  for (const pane of ['Outline', 'Sections', 'Pages', 'Checks', 'Content']) {
    await page.getByRole('tab', { name: new RegExp(pane) }).click();
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations.map(({ id, nodes }) => [pane, id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([]);
  }
  for (const [button, name] of [
    ['Keyboard shortcuts', 'Keyboard shortcuts'],
    ['Changes', 'What has changed'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog', { name }).waitFor();
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('navigation', { name: 'Parts of the workshop' }).waitFor();
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([]);
});

test('a section that is made meanwhile is offered at once, under its purpose', async () => {
  const { page } = await visit();
  await openPage(page, workshop.origin, '/download');
  await page.getByRole('tab', { name: 'Sections' }).click();
  execFileSync(process.execPath, ['scripts/new-section.ts', 'feature-list'], { cwd: workshop.root });
  const group = page.getByRole('region', { name: 'To explain' });
  await group.getByRole('button', { name: 'Add Feature list' }).waitFor();
});

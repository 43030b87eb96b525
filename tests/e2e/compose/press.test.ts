import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareBrowser } from '../browser.ts';
import { leavingNothing } from './leaving.ts';
import { outline, sectionNames, startWorkshopProcess, untilSaid } from './workshop.ts';
import type { WorkshopProcess } from './workshop.ts';

let workshop: WorkshopProcess;
const visit = leavingNothing(prepareBrowser(), () => workshop);
beforeAll(async () => {
  workshop = await startWorkshopProcess();
});
afterAll(() => workshop?.stop());

/** The sections that are added, as they are looked for and as they are called. */
const ADDED = [
  ['figures', 'Stats'],
  ['steps', 'Steps'],
  ['rows', 'Media rows'],
  ['call', 'Call to action'],
] as const;

const HEADINGS = {
  'Page hero': 'Onset for the press',
  Stats: 'Onset in figures',
  Steps: 'How to write about it',
  'Media rows': 'Pictures to print',
  'Call to action': 'Ask us anything',
} as const;

/** Makes a page at /press of six sections: its opening and questions, and four that are added. Uses the keyboard alone. */
async function makeByKeyboard(page: Page, origin: string): Promise<void> {
  const { keyboard } = page;
  await page.goto(origin);
  await page.getByRole('button', { name: 'New page' }).waitFor();
  await keyboard.press('Alt+1');
  await untilSearch(page);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'New page' }).waitFor();
  await tabTo(page, 'Path');
  await keyboard.press('Control+A');
  await keyboard.type('/press');
  await tabTo(page, 'Make the page');
  await keyboard.press('Enter');
  await outline(page).waitFor();
  for (const [word, title] of ADDED) {
    await keyboard.press('Alt+3');
    await untilSearch(page);
    await keyboard.type(word);
    await tabTo(page, `Add ${title}`);
    await keyboard.press('Enter');
    await outline(page)
      .getByRole('button', { name: new RegExp(`^${title}`) })
      .waitFor();
  }
  for (const [title, heading] of Object.entries(HEADINGS)) {
    await keyboard.press('Alt+2');
    await upTo(page, title);
    await keyboard.press('Alt+4');
    await tabTo(page, 'Heading');
    await keyboard.press('Control+A');
    await keyboard.type(heading);
  }
  await keyboard.press('Control+S');
}

/** Waits until a search has the focus. */
async function untilSearch(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.matches('[type=search]'));
}

/** Presses Tab until the control of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let count = 0; count < 60; count += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to “${name}”; it led to “${await focused(page)}”`);
}

/** Presses the arrow up, and then down, until the entry of this section has the focus. */
async function upTo(page: Page, title: string): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-outline-entry'));
  for (const key of ['ArrowUp', 'ArrowDown'])
    for (let count = 0; count < 8; count += 1) {
      if ((await focused(page)).startsWith(title)) return;
      await page.keyboard.press(key);
    }
  throw new Error(`The arrows do not lead to “${title}”`);
}

/** Returns the name of the focused control as a screen reader announces it. */
function focused(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        // What a key has led to has the focus two frames later.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const element = document.activeElement;
            const labels =
              element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
            resolve((labels?.[0] ?? element)?.textContent?.trim() ?? '');
          }),
        );
      }),
  );
}

test('a page of six sections is made by keyboard alone, and removed without a trace', async () => {
  const { page } = await visit();
  await makeByKeyboard(page, workshop.origin);
  await untilSaid(page, 'Saved');
  expect(await sectionNames(page)).toEqual(['Page hero', 'FAQ', 'Stats', 'Steps', 'Media rows', 'Call to action']);
  const text = workshop.read('site/pages/press.ts');
  for (const heading of ['Onset for the press', 'Onset in figures', 'Pictures to print', 'Ask us anything'])
    expect(text).toContain(`heading: '${heading}'`);
  expect(workshop.changed()).toBe(
    [' M site/content/navigation.ts', '?? site/pages/press.ts', '?? stories/pages/press.stories.tsx', ''].join('\n'),
  );
  await page.getByRole('tab', { name: 'Checks' }).click();
  // Nothing fails, and what is only there to be replaced is listed.
  const unfinished = page.getByRole('region', { name: 'Not filled in yet' });
  await unfinished.getByText('Still says “New label”').first().waitFor();
  await unfinished.getByText('Still says “Say what the page answers.”').waitFor();
  expect(await page.getByRole('region', { name: /^Fails/ }).count()).toBe(0);

  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByRole('button', { name: 'Title, description, rules' }).click();
  await page.getByRole('button', { name: 'Remove this page' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the page' }).click();
  await page.getByText('Choose a page on the left').waitFor();
  expect(workshop.changed()).toBe('');
});

import type { Page } from 'playwright';
import { outline } from './workshop.ts';

/*
 * A new page at /press, of six sections: made once by pointer and once by keyboard alone. A new page has an opening and
 * questions; four sections are added, and texts are written.
 */

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

/** Makes it by pointer; typing is done by keys. */
export async function makeByPointer(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Path').fill('/press');
  await dialog.getByRole('button', { name: 'Make the page' }).click();
  await outline(page).waitFor();
  for (const [word, title] of ADDED) {
    await page.getByRole('tab', { name: 'Sections' }).click();
    await page.getByRole('searchbox', { name: 'Search sections' }).fill(word);
    await page.getByRole('button', { name: `Add ${title}`, exact: true }).click();
    await outline(page)
      .getByRole('button', { name: new RegExp(`^${title}`) })
      .waitFor();
  }
  for (const [title, heading] of Object.entries(HEADINGS)) {
    await outline(page)
      .getByRole('button', { name: new RegExp(`^${title}`) })
      .first()
      .click();
    await page.locator('#content-pane').getByLabel('Heading', { exact: true }).first().fill(heading);
  }
  await page.getByRole('button', { name: 'Title, description, rules' }).click();
  await page.locator('#content-pane').getByLabel('Title', { exact: true }).fill('Press');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** Makes it without a pointer: everything is reached by Tab and by the shortcuts. */
export async function makeByKeyboard(page: Page, origin: string): Promise<void> {
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

/** What a screen reader would call what has the focus. */
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

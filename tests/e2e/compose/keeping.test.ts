import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectConsole, prepareBrowser } from '../browser.ts';
import { leavingNothing } from './leaving.ts';
import { choose, openPage, sectionNames, startWorkshopProcess, untilSaid } from './workshop.ts';
import type { WorkshopProcess } from './workshop.ts';

let workshop: WorkshopProcess;
const visit = leavingNothing(prepareBrowser(), () => workshop);
beforeAll(async () => {
  workshop = await startWorkshopProcess();
});
afterAll(() => workshop?.stop());

const FILE = 'site/pages/download.ts';
const moved = async (page: Page): Promise<string[]> => {
  const [first = ''] = await sectionNames(page);
  await choose(page, first);
  await page.keyboard.press('Alt+2');
  await page.keyboard.press('Alt+ArrowDown');
  await untilSaid(page, 'Not saved');
  return sectionNames(page);
};

describe('work that was not saved', () => {
  test('is back after the window was closed, and can be let go', async () => {
    const { page, context } = await visit();
    await openPage(page, workshop.origin, '/download');
    const names = await moved(page);
    await page.close();
    const next = await context.newPage();
    await openPage(next, workshop.origin, '/download');
    await next.getByText('that was not saved is back').waitFor();
    expect(await sectionNames(next)).toEqual(names);
    await next.getByRole('button', { name: 'Begin with the file' }).click();
    await untilSaid(next, 'Saved');
    await expect.poll(() => workshop.drafts()).toEqual([]);
    await next.keyboard.press('Alt+1');
    const entry = next.getByRole('list', { name: 'Pages' }).getByRole('button', { name: '/download' });
    expect(await entry.textContent()).not.toContain('draft');
  });

  test('is back after the process was killed', async () => {
    const visitor = await visit();
    const { page, context } = visitor;
    await openPage(page, workshop.origin, '/download');
    const names = await moved(page);
    await expect.poll(() => workshop.drafts()).toHaveLength(1);
    await workshop.restart('SIGKILL');
    await page.close();
    const next = await context.newPage();
    await openPage(next, workshop.origin, '/download');
    expect(await sectionNames(next)).toEqual(names);
    expectConsole(visitor, /ERR_/);
  });

  test('is said to be kept nowhere while the process is gone, and is kept when it is back', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openPage(page, workshop.origin, '/download');
    workshop.process.child.kill('SIGKILL');
    await workshop.process.ended;
    await moved(page);
    await page.getByRole('alert').getByText('The workshop cannot be reached').waitFor();
    await workshop.restart();
    await expect.poll(() => workshop.drafts()).toHaveLength(1);
    await page.getByRole('alert').waitFor({ state: 'detached' });
    expectConsole(visitor, /ERR_/);
  });
});

describe('while the process takes its time', () => {
  const slowly = async (page: Page, path: string): Promise<() => void> => {
    const answered = Promise.withResolvers<void>();
    await page.route(path, async (route) => {
      await answered.promise;
      await route.continue();
    });
    return answered.resolve;
  };
  const openInList = (page: Page, path: string): Promise<void> =>
    page.getByRole('list', { name: 'Pages' }).getByRole('button', { name: path }).first().click();

  test('what was looked through is saved, and not what was typed or opened since', async () => {
    const { page } = await visit();
    await openPage(page, workshop.origin, '/download');
    await choose(page, 'Steps');
    const answer = await slowly(page, '**/api/checks');
    const heading = page.locator('#content-pane').getByLabel('Heading', { exact: true }).first();
    await heading.fill('Your first five hours');
    await page.keyboard.press('Control+S');
    await page.getByRole('heading', { level: 1 }).getByText('Saving').waitFor();
    await heading.fill('Costs {{price');
    await page.getByRole('tab', { name: 'Pages' }).click();
    await openInList(page, '/pricing');
    await page.getByRole('heading', { level: 1 }).getByText('/pricing').waitFor();
    answer();
    await expect.poll(() => workshop.read(FILE)).toContain('Your first five hours');
    expect(workshop.read(FILE)).not.toContain('{{price');
    expect(workshop.changed().trim()).toBe(`M ${FILE}`);
  });

  test('the page that was asked for last is shown', async () => {
    const { page } = await visit();
    await openPage(page, workshop.origin, '/pricing');
    const answer = await slowly(page, '**/api/page?file=*download.ts');
    await page.getByRole('tab', { name: 'Pages' }).click();
    await openInList(page, '/download');
    await openInList(page, '/features');
    await page.getByRole('heading', { level: 1 }).getByText('/features').waitFor();
    const late = page.waitForResponse(/page\?file=.*download/);
    answer();
    await (await late).finished();
    // Whatever would be done with the answer is done by the time that another has come and is shown.
    await choose(page, (await sectionNames(page))[0] ?? '');
    await page.keyboard.press('Alt+5');
    await page.getByText('Nothing: the page says what its file says.').waitFor();
    await page.getByRole('dialog').getByText('site/pages/features.ts').waitFor();
  });
});

describe('two windows with one page', () => {
  test('keep the work of each, and the second that saves is asked', async () => {
    const visitor = await visit();
    const { page: one, context } = visitor;
    const other = await context.newPage();
    await openPage(one, workshop.origin, '/download');
    await openPage(other, workshop.origin, '/download');
    await moved(one);
    const [, second = ''] = await sectionNames(other);
    await choose(other, second);
    await other.keyboard.press('Delete');
    await untilSaid(other, 'Not saved');
    const mine = await sectionNames(other);
    await expect.poll(() => workshop.drafts()).toHaveLength(2);

    await one.bringToFront();
    await one.keyboard.press('Control+S');
    await saveAllTheSame(one);
    await untilSaid(one, 'Saved');
    const dialog = other.getByRole('dialog', { name: 'The file was changed elsewhere' });
    await dialog.getByText('@@').first().waitFor();
    await dialog.getByRole('button', { name: 'Take what is in the file' }).click();
    await expect.poll(async () => sectionNames(other)).toEqual(await sectionNames(one));
    // What was made here is not lost.
    await other.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => sectionNames(other)).toEqual(mine);
  });
});

describe('a file that an editor has changed', () => {
  const inEditor = (text: string): void => writeFileSync(join(workshop.root, FILE), text);

  test('is shown as it is now, where nothing was made here', async () => {
    const { page } = await visit();
    const canvas = await openPage(page, workshop.origin, '/download');
    inEditor(workshop.read(FILE).replace(/heading: '[^']*'/, "heading: 'Written in an editor'"));
    await canvas.getByText('Written in an editor').first().waitFor();
    await untilSaid(page, 'Saved');
  });

  test('is saved over only when asked, and then keeps what the editor wrote elsewhere in it', async () => {
    const { page } = await visit();
    await openPage(page, workshop.origin, '/download');
    const names = await moved(page);
    inEditor(workshop.read(FILE).replace('export default', '// By an editor\nexport default'));
    const dialog = page.getByRole('dialog', { name: 'The file was changed elsewhere' });
    await dialog.getByRole('button', { name: 'Save mine over it' }).click();
    await untilSaid(page, 'Saved');
    expect(workshop.read(FILE)).toContain('// By an editor\nexport default');
    expect(await sectionNames(page)).toEqual(names);
  });

  test('half written is waited for', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const canvas = await openPage(page, workshop.origin, '/download');
    const whole = workshop.read(FILE);
    inEditor(whole.slice(0, 400));
    await expect.poll(() => visitor.consoleErrors.length).toBeGreaterThan(0);
    inEditor(whole.replace(/heading: '[^']*'/, "heading: 'Whole again'"));
    await canvas.getByText('Whole again').first().waitFor();
    expectConsole(visitor, /status of (?:422|500)/);
  });
});

async function saveAllTheSame(page: Page): Promise<void> {
  const button = page.getByRole('dialog').getByRole('button', { name: 'Save all the same' });
  await page
    .getByRole('dialog')
    .or(page.getByRole('heading', { level: 1 }).getByText('Saved', { exact: true }))
    .first()
    .waitFor();
  if (await button.isVisible()) await button.click();
}

import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright';
import { launchBrowser } from '../../e2e/engines/launch.ts';
import { makeByKeyboard, makeByPointer } from '../../e2e/compose/press.ts';
import { startWorkshopProcess } from '../../e2e/compose/workshop.ts';
import type { WorkshopProcess } from '../../e2e/compose/workshop.ts';

/** How long the pictures of a page may take, in milliseconds. */
const PATIENCE_MS = 300_000;

/** What tests of the repository are about pages. */
const TESTS = ['tests/meta/pages', 'tests/meta/page-text', 'tests/reading', 'site/app/pages', 'compose/preview'];

/** Makes `/press` in a browser, by pointer and by keyboard alone; builds, tests and pictures it; removes it without a trace. */
export async function provePress(): Promise<void> {
  const workshop = await startWorkshopProcess({ more: ['stories', 'tests', 'vitest.config.ts', '.gitignore'] });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    for (const [how, make] of [
      ['by pointer', makeByPointer],
      ['by keyboard alone', makeByKeyboard],
    ] as const) {
      const began = performance.now();
      await make(page, workshop.origin);
      await saved(page);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`/press of six sections, made and saved ${how}: ${seconds} s`);
      if (how === 'by pointer') await test(page, workshop);
      await remove(page);
      const left = workshop.changed();
      if (left !== '') throw new Error(`/press was removed, and git finds:\n${left}`);
      console.log('  removed again: git is clean');
    }
  } finally {
    await browser.close();
    await workshop.stop();
  }
}

const saved = (page: Page): Promise<void> =>
  page.getByRole('heading', { level: 1 }).getByText('Saved', { exact: true }).waitFor();

async function test(page: Page, workshop: WorkshopProcess): Promise<void> {
  const run = (...words: string[]): void => {
    execFileSync(process.execPath, words, { cwd: workshop.root, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  run('scripts/build.ts');
  console.log('  built');
  run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...TESTS);
  console.log(`  the tests of pages are green: ${TESTS.join(', ')}`);
  console.log(`  ${await picture(page)} pictures made and approved; the story is green with them`);
}

/** Makes and approves its pictures, makes them again, and says how many there are. */
async function picture(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Pictures', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Pictures of this page' });
  const make = async (): Promise<void> => {
    await dialog.getByRole('button', { name: 'Make the pictures' }).click();
    await dialog.getByText('The pictures are being made').waitFor();
    await dialog.getByText('The pictures are being made').waitFor({ state: 'detached', timeout: PATIENCE_MS });
  };
  await make();
  const pictures = dialog.getByRole('listitem').filter({ has: page.getByRole('img', { name: /, new$/ }) });
  const count = await pictures.count();
  if (count === 0) throw new Error(`No pictures were made: ${await dialog.innerText()}`);
  await dialog.getByRole('button', { name: `Approve all ${count}` }).click();
  await dialog.getByText('All are as approved.').waitFor({ timeout: PATIENCE_MS });
  await make();
  await dialog.getByText('All are as approved.').waitFor();
  await page.keyboard.press('Escape');
  return count;
}

/** Changes it once more, and takes it away. */
async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Title, description, rules' }).click();
  await page.locator('#content-pane').getByLabel('Title', { exact: true }).fill('Press room');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved(page);
  await page.getByRole('button', { name: 'Remove this page' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the page' }).click();
  await page.getByText('Choose a page on the left').waitFor();
}

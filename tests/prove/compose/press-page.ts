import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { picturesSchema } from '../../../compose/protocol/protocol.ts';
import { launchBrowser } from '../../e2e/engines/launch.ts';
import { makeByKeyboard, makeByPointer } from '../../e2e/compose/press.ts';
import { startWorkshopProcess } from '../../e2e/compose/workshop.ts';
import type { WorkshopProcess } from '../../e2e/compose/workshop.ts';

const FILE = 'site/pages/press.ts';

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
      if (how === 'by pointer') await test(workshop);
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

async function test(workshop: WorkshopProcess): Promise<void> {
  const run = (...words: string[]): void => {
    execFileSync(process.execPath, words, { cwd: workshop.root, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  run('scripts/build.ts');
  console.log('  built');
  run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...TESTS);
  console.log(`  the tests of pages are green: ${TESTS.join(', ')}`);
  await ask(workshop, 'POST', '/pictures');
  const made = await untilMade(workshop);
  const unusual = made.pictures.filter(({ state }) => state !== 'new');
  if (made.pictures.length === 0 || unusual.length > 0) throw new Error(`Its pictures: ${JSON.stringify(made)}`);
  await ask(workshop, 'POST', '/pictures/approval');
  await ask(workshop, 'POST', '/pictures');
  const again = await untilMade(workshop);
  if (again.pictures.some(({ state }) => state !== 'same')) throw new Error(`Its pictures: ${JSON.stringify(again)}`);
  console.log(`  ${again.pictures.length} pictures made and approved; the story is green with them`);
}

async function untilMade(workshop: WorkshopProcess) {
  for (;;) {
    const response = await ask(workshop, 'GET', `/pictures?file=${FILE}`);
    const pictures = picturesSchema.parse(await response.json());
    if (!pictures.isRunning) return pictures;
    await pause(500);
  }
}

async function ask({ origin }: WorkshopProcess, method: string, path: string): Promise<Response> {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    ...(method === 'POST' && { body: JSON.stringify({ file: FILE }) }),
    headers: { 'Content-Type': 'application/json' },
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  return response;
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

import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareBrowser } from '../browser.ts';
import { makeByKeyboard, makeByPointer } from './press.ts';
import { leavingNothing } from './leaving.ts';
import { sectionNames, startWorkshopProcess, untilSaid } from './workshop.ts';
import type { WorkshopProcess } from './workshop.ts';

let workshop: WorkshopProcess;
const visit = leavingNothing(prepareBrowser(), () => workshop);
beforeAll(async () => {
  workshop = await startWorkshopProcess();
});
afterAll(() => workshop?.stop());

test.each([
  ['by pointer', makeByPointer],
  ['by keyboard alone', makeByKeyboard],
])('a page of six sections is made %s, and removed without a trace', async (_how, make) => {
  const { page } = await visit();
  await make(page, workshop.origin);
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

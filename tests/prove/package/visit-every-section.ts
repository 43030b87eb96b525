import type { Browser } from 'playwright';
import { arrive, open, readToTheEnd } from './visit.ts';

/** The page of every section, where React takes over all of what the server has drawn. */
const PATH = '/all';

/** Kinds of files that content names. */
const OF_CONTENT = ['image', 'media', 'texttrack', 'other'];

/**
 * What is wrong on the page of every section: one is not there, or React in the browser is not content with it. Pictures
 * and films that the content names are not of the project: they come, and are empty.
 */
export async function visitEverySection(browser: Browser, origin: string, names: readonly string[]): Promise<string[]> {
  const { page, problems, close } = await open(browser, origin, {});
  await page.route('**', (route) =>
    OF_CONTENT.includes(route.request().resourceType()) ? route.fulfill({ body: '' }) : route.continue(),
  );
  await arrive(page, PATH);
  await readToTheEnd(page);
  const drawn = await page
    .locator('[data-section]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-section')));
  // Tabs that React has taken over answer, and show what the server has drawn.
  const tabs = page.locator('[data-section=media-tabs]');
  await tabs.getByRole('tab').nth(1).click();
  const second = tabs.getByRole('tabpanel').filter({ visible: true });
  if ((await second.locator('svg').count()) === 0) problems.push('the second tab shows no drawing');
  await close();
  const lost = names.filter((name) => !drawn.includes(name)).map((name) => `${name} is not drawn`);
  return [...problems, ...lost].map((problem) => `every section: ${problem}`);
}

import type { Page } from 'playwright';

/** Uses the page of five sections as a visitor would, and tells what did not answer, or does not look as it should. */
export async function usePage(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const expect = (what: string, holds: boolean): void => {
    if (!holds) problems.push(what);
  };

  await page.getByRole('button', { name: 'Zoom into the recording' }).click();
  await page.getByText(/^Zoomed \d/).waitFor({ state: 'attached' });

  await page.getByText('Once', { exact: true }).click();
  expect('the prices do not follow the toggle', await page.getByText('$189').isVisible());
  expect('two prices are seen at once', !(await page.getByText('Start yearly').isVisible()));

  const answer = page.getByText('Not in any plan, and not in any export.');
  expect('an answer is open before its question is asked', !(await answer.isVisible()));
  await page.getByText('Is there a watermark?').click();
  await answer.waitFor();

  const look = await page.evaluate(() => {
    const style = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
    return {
      font: style('h1').fontFamily,
      fonts: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      button: style('a[data-slot=button]').backgroundColor,
      sections: [...document.querySelectorAll('[data-section]')].map((each) => each.getAttribute('data-section')),
    };
  });
  expect(`headings are in ${look.font}`, look.font.includes('Onset Display'));
  for (const family of ['Onset Display', 'Onset Text', 'Onset Mono'])
    expect(`${family} is not loaded`, look.fonts.some((name) => name.replaceAll(/["']/g, '') === family));
  expect(`the first button is ${look.button}`, look.button === 'oklch(0.565 0.205 32)');
  expect(`the sections are ${look.sections.join(', ')}`, look.sections.join() === SECTIONS.join());
  return problems;
}

/** Sections of the page, as they stand in it. */
const SECTIONS = ['hero', 'media-rows', 'pricing', 'faq', 'call-to-action'];

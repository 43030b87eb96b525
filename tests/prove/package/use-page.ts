import type { Page } from 'playwright';
import { color } from '../../../design-system/tokens/index.ts';

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

  for (const drawing of await page.locator('[data-slot=media]').all())
    expect('a drawing is not there', (await drawing.locator('svg, span').count()) > 3);

  const look = await page.evaluate(({ accent, canvas }) => {
    // A minifier may write a colour in other words: what counts is what is seen.
    const paint = (color: string): string => {
      const context = document.createElement('canvas').getContext('2d');
      if (context === null) return 'no canvas';
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data].join(' ');
    };
    const style = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
    return {
      font: style('h1').fontFamily,
      fonts: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      button: paint(style('a[data-slot=button]').backgroundColor),
      accent: paint(accent.light),
      grounds: ['light', 'dark'].map((theme) => {
        document.documentElement.dataset['theme'] = theme;
        return paint(getComputedStyle(document.documentElement).backgroundColor);
      }),
      tokens: [canvas.light, canvas.dark].map(paint),
      sections: [...document.querySelectorAll('[data-section]')].map((each) => each.getAttribute('data-section')),
    };
  }, color);
  expect(`headings are in ${look.font}`, look.font.includes('Onset Display'));
  for (const family of ['Onset Display', 'Onset Text', 'Onset Mono'])
    expect(
      `${family} is not loaded`,
      look.fonts.some((name) => name.replaceAll(/["']/g, '') === family),
    );
  expect(`the first button is ${look.button}`, look.button === look.accent);
  expect(`the grounds of the themes are ${look.grounds.join(', ')}`, look.grounds.join() === look.tokens.join());
  expect(`the sections are ${look.sections.join(', ')}`, look.sections.join() === SECTIONS.join());
  return problems;
}

/** Sections of the page, as they stand in it. */
const SECTIONS = ['hero', 'media-rows', 'pricing', 'faq', 'call-to-action'];

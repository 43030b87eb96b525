import type { Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { prepareBrowser, sizes } from './browser.ts';
import { isChromium } from './engine.ts';
import { documents } from './routes.ts';

const visit = prepareBrowser();

/** The part of an A4 page within its margins, in CSS pixels. */
const PRINT_AREA = { width: 686, height: 1015 };

/** The same text, however its lines break and its letters are joined. */
const normalize = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '');

/** What the page shows or shows on demand: each piece of text, and the URL of each external link. */
const expectedTexts = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    // Drawings, which keep their colors where colors are forced, and text for screen readers, in a box of one pixel.
    const isLeftOut = (element: Element | null): boolean =>
      element instanceof HTMLElement &&
      (getComputedStyle(element).forcedColorAdjust === 'none' ||
        (getComputedStyle(element).position === 'absolute' && element.offsetWidth <= 1) ||
        isLeftOut(element.parentElement));
    const isRead = (element: Element): boolean =>
      (element.checkVisibility() || element.closest('details:not([open])')?.checkVisibility() === true) &&
      !element.closest('nav, button, dialog, fieldset, select, style, script, svg, [aria-hidden="true"]') &&
      !element.closest('[data-slot="back"], [data-slot="button"], [role="search"]') &&
      // Shown without scripts only.
      !element.matches('noscript, [data-slot="form-needs-scripts"]') &&
      !isLeftOut(element);
    const texts: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement && isRead(node.parentElement)) texts.push(node.textContent ?? '');
    for (const link of main.querySelectorAll('a[href^="http"]'))
      if (isRead(link)) texts.push(`(${link.getAttribute('href')})`);
    return texts;
  });

/** Whether a text was printed, in one piece or divided by the end of a page. */
function isPrinted(text: string, printed: string): boolean {
  const words = text.trim().split(/\s+/);
  return words.some(
    (_, index) =>
      printed.includes(normalize(words.slice(0, index).join(''))) &&
      printed.includes(normalize(words.slice(index).join(''))),
  );
}

/** What is wrong with a page as it is laid out for paper. */
const findLayoutProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const decoration = '[aria-hidden="true"], svg';
    const problems = [...document.body.children]
      .filter((element) => element.tagName !== 'MAIN' && element.checkVisibility())
      .map((element) => `<${element.tagName.toLowerCase()}> beside the main content is printed`);
    for (const element of document.querySelectorAll('main *')) {
      if (!element.checkVisibility() || element.closest(decoration)) continue;
      const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(element);
      if (forcedColorAdjust === 'none') continue;
      const description = `<${element.tagName.toLowerCase()} class="${element.className}">`;
      if (color !== 'rgb(0, 0, 0)') problems.push(`${description} is printed in ${color}`);
      if (!backgroundColor.endsWith(', 0)')) problems.push(`${description} is printed on ${backgroundColor}`);
    }
    const excess = document.documentElement.scrollWidth - innerWidth;
    if (excess > 0) problems.push(`the page is ${excess} px wider than the paper`);
    return problems;
  });

describe.each([
  { format: 'A4', javaScriptEnabled: true, theme: 'dark' },
  { format: 'Letter', javaScriptEnabled: false, theme: 'light' },
])('on $format, in the $theme theme, with JavaScript: $javaScriptEnabled', ({ format, javaScriptEnabled, theme }) => {
  test.skipIf(!isChromium).each(documents)('%s is printed completely', async (path) => {
    const { page } = await visit({ ...sizes.desktop, javaScriptEnabled });
    await page.goto(path);
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    // On a busy machine the runtime may start after the load event.
    if (javaScriptEnabled) await page.waitForFunction(() => Reflect.get(window, 'onsetEarly') === undefined);
    const texts = await expectedTexts(page);
    const pdf = await page.pdf({ format });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
    const printed = normalize(text);
    expect(texts.filter((each) => !isPrinted(each, printed))).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(PRINT_AREA);
    expect(await findLayoutProblems(page)).toEqual([]);
  });
});

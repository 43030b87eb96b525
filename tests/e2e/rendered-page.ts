import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';
import { isChromium } from './engine.ts';

/** Returns the axe violations of a page as it is now. */
export async function findAxeViolations(page: Page): Promise<unknown[]> {
  // Legacy mode runs in the page, which has no frames; the default opens another page for each analysis.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** Returns the horizontal overflow of a page in CSS pixels, 0 or less if there is none. */
export const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns the elements with running animations, except the fade of scrollable boxes. */
export const findRunningAnimations = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => !(animation instanceof CSSAnimation && animation.animationName === 'scroll-fade'))
      .map((animation) => (animation.effect as KeyframeEffect | null)?.target?.outerHTML),
  );

/** Returns the texts that keep a color of their own when the system forces its colors. */
export async function findUnforcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const unforced = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    const systemColor = (name: string): string => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    };
    const allowed = new Set(
      ['CanvasText', 'LinkText', 'VisitedText', 'ButtonText', 'GrayText', 'HighlightText', 'ActiveText'].map(
        systemColor,
      ),
    );
    probe.remove();
    return [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, summary, label, td, th')]
      .filter((each) => each.checkVisibility() && each.closest('[aria-hidden=true], [role=img]') === null)
      .filter((each) => each.innerText.trim() !== '' && !allowed.has(getComputedStyle(each).color))
      .map((each) => each.outerHTML.slice(0, 120));
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return unforced;
}

/**
 * Returns the parts of sections that don't begin on one of the twelve columns of the page, and the number of parts.
 * Drawings, cards and forms have their own grid.
 */
export function findOffColumnParts(page: Page): Promise<{ count: number; offColumn: string[] }> {
  return page.evaluate(() => {
    const offColumn: string[] = [];
    let count = 0;
    const spansWindow = (element: Element): boolean => {
      const { left, right } = element.getBoundingClientRect();
      return left <= 0 && right > innerWidth - 1;
    };
    for (const section of document.querySelectorAll<HTMLElement>('[data-section]')) {
      const pageBox = section.querySelector<HTMLElement>('.page');
      if (!pageBox?.checkVisibility()) continue;
      const { left, width } = pageBox.getBoundingClientRect();
      const step = (width + 24) / 12;
      for (const grid of [pageBox, ...pageBox.querySelectorAll<HTMLElement>('div, nav, ul')]) {
        const { display, gridTemplateColumns } = getComputedStyle(grid);
        if (display !== 'grid' || gridTemplateColumns.split(' ').length < 2) continue;
        if (grid.closest('[aria-hidden=true], [role=img], figure, [data-slot=card], form, [data-slot=deletion]'))
          continue;
        // Full-width parts aren't aligned to a column.
        if (spansWindow(grid)) continue;
        for (const part of grid.children) {
          // A part without text, such as a rail, is between columns.
          const box = part.getBoundingClientRect();
          if (!part.checkVisibility() || part.textContent === '' || box.width === 0) continue;
          if (spansWindow(part)) continue;
          count += 1;
          const column = (box.left - left) / step + 1;
          // A fiftieth of a column is two pixels: a border, and rounding.
          if (Math.abs(column - Math.round(column)) > 0.02)
            offColumn.push(`${section.dataset['section']}, column ${column}: ${part.textContent?.slice(0, 40)}`);
        }
      }
    }
    return { count, offColumn };
  });
}

/** Returns the words of the page's title that are divided between two lines. */
export const findBrokenWords = (page: Page): Promise<string[]> =>
  page
    .locator('h1')
    .first()
    .evaluate((title) => {
      const words: string[] = [];
      const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) words.push(word);
        }
      return words;
    });

/** The part of an A4 page within its margins, in CSS pixels. */
const PRINT_AREA = { width: 686, height: 1015 };

/** Paper that pages are printed on. What a page of one size loses, the other may not. */
export const PAPER = ['A4', 'Letter'] as const;

/** Returns the texts that are missing on paper and the layout errors there. Leaves the page in print media. */
export async function findPrintProblems(page: Page, paper: (typeof PAPER)[number]): Promise<string[]> {
  const missing = await findUnprintedTexts(page, paper);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PRINT_AREA);
  return [...missing.map((text) => `not printed: ${text}`), ...(await findLayoutProblems(page))];
}

/**
 * Prints a page. Returns the texts it shows, or shows on demand, that are missing on paper, with the URL of each
 * external link. Only Chromium prints to a file: elsewhere the list is empty.
 */
async function findUnprintedTexts(page: Page, format: (typeof PAPER)[number]): Promise<string[]> {
  if (!isChromium) return [];
  const expected = await readExpectedTexts(page);
  const pdf = await page.pdf({ format });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  const printed = normalize(text);
  return expected.filter((each) => !isPrinted(each, printed));
}

/** The same text, however its lines break and its letters are joined. */
const normalize = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '');

const readExpectedTexts = (page: Page): Promise<string[]> =>
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
      !element.closest('[data-slot="back"], [data-slot="button"], [role="search"], a[href^="#"]') &&
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

/** True if a text was printed, in one piece or divided by the end of a page. */
function isPrinted(text: string, printed: string): boolean {
  const words = text.trim().split(/\s+/);
  return words.some(
    (_, index) =>
      printed.includes(normalize(words.slice(0, index).join(''))) &&
      printed.includes(normalize(words.slice(index).join(''))),
  );
}

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

/** Returns the names of view transitions that several elements have. They would cancel the transition to and from the page. */
export function findRepeatedTransitionNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll('*')]
      .map((element) => getComputedStyle(element).viewTransitionName)
      .filter((name) => name !== '' && name !== 'none');
    return names.filter((name, index) => names.indexOf(name) !== index);
  });
}

import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { findLayoutErrors } from './layout-errors.ts';
import { sweep } from './width-sweep.ts';

afterEach(() => {
  document.body.replaceChildren();
});

/** Renders HTML in a viewport that is 390 px wide, and returns one line for each layout error. */
async function findErrorsInHtml(html: string): Promise<string[]> {
  await page.viewport(390, 844);
  document.body.style.margin = '0';
  document.body.style.overflowWrap = 'break-word';
  document.body.innerHTML = html;
  return findLayoutErrors(document).map(({ element, problem }) => `${element} ${problem}`);
}

describe('an intact layout', () => {
  test.each([
    ['running text', '<p>Every word of this has the room it needs, however many lines that takes.</p>'],
    ['a long address', '<p style="width: 80px">someone.with.a.name@example.com</p>'],
    ['text for screen readers', '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden">Loading</p>'],
    [
      'a list that scrolls',
      '<div style="overflow-x: auto; width: 80px"><p style="width: 400px">Wide text here</p></div>',
    ],
    [
      'a button on a field',
      '<div style="position: relative"><input value="x" style="width: 200px; padding-right: 50px; box-sizing: border-box"><button style="position: absolute; left: 155px; top: 0">Eye</button></div>',
    ],
    [
      'a label around a control',
      '<label style="position: relative">Yearly<input type="radio" style="position: absolute; inset: 0"></label>',
    ],
    [
      'a menu over the page',
      '<p>Text below</p><div style="position: absolute; top: 0; background: white">A menu</div>',
    ],
  ])('%s', async (_, html) => {
    expect(await findErrorsInHtml(html)).toEqual([]);
  });
});

describe('a broken layout', () => {
  test.each([
    [
      'sideways scroll',
      '<main><div style="width: 500px">Wide</div></main>',
      'div “Wide” makes the page scroll sideways',
    ],
    ['a word without room', '<p style="width: 30px">Recording</p>', 'p “Recording” is narrower than its longest word'],
    [
      'text past its card',
      '<div data-slot="card" style="background: #eee; width: 60px"><p style="white-space: nowrap">Every update while</p></div>',
      'card > p “Every update while” spills past the box div[data-slot=card]',
    ],
    [
      'text past its border',
      '<div style="border: 1px solid; height: 20px"><p style="margin: 0; width: 40px">Two or three lines</p></div>',
      'p “Two or three lines” spills past the box div',
    ],
    [
      'text that is cut off',
      '<div style="overflow: hidden; width: 60px"><p style="white-space: nowrap">Up to three Macs</p></div>',
      'p “Up to three Macs” spills past the clipped box div',
    ],
    [
      'text over text',
      '<p style="margin: 0">One line</p><p style="margin: -12px 0 0">Another line</p>',
      'p “One line” and p “Another line” lie over each other',
    ],
    [
      'text over a button',
      '<button>Buy</button><p style="margin: -16px 0 0">Under it</p>',
      'p “Under it” and button “Buy” lie over each other',
    ],
    [
      'a link over a link',
      '<a href="#a" style="position: absolute; left: 0">First</a><a href="#b" style="position: absolute; left: 8px">Second</a>',
      'a “First” and a “Second” lie over each other',
    ],
  ])('%s', async (_, html, error) => {
    expect(await findErrorsInHtml(html)).toContain(error);
  });
});

describe('sweep', () => {
  const sweepHtml = (html: string, isSection: boolean): string[] => {
    document.body.innerHTML = html;
    return sweep(window, { isSection });
  };

  test('names the widths, and leaves the page unchanged', async () => {
    await page.viewport(390, 844);
    expect(sweepHtml('<div style="width: 700px">Wide</div>', false)).toEqual([
      'at 320 px, 360 px, 390 px, 480 px, 640 px, 390 px with text at 200%: div “Wide” makes the page scroll sideways (the page is 700 px wide)',
    ]);
    expect([window.innerWidth, document.documentElement.style.fontSize]).toEqual([390, '']);
  });

  test.each([
    ['with text at 200%', false, '<p style="width: 200px; font: 2rem monospace">Recording</p>'],
    [
      'with texts twice as long',
      true,
      '<p style="width: max-content; max-width: 330px; font: 16px monospace; overflow-wrap: anywhere">A recording of a Mac</p>',
    ],
    [
      'with a path in every text',
      true,
      '<div style="display: grid"><p style="font: 16px monospace">Recordings are in</p></div>',
    ],
    ['from right to left', true, '<div style="position: absolute; left: -300px; width: 200px">Record</div>'],
  ])('finds what breaks only %s', (name, isSection, html) => {
    const errors = sweepHtml(html, isSection);
    expect(errors).toEqual([expect.stringContaining(name)]);
    expect(document.body.innerHTML).toBe(html);
    expect(document.documentElement.dir).toBe('');
  });
});

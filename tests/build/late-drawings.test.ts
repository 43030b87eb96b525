import { expect, test } from 'vitest';
import { withoutDrawings } from '../../scripts/build/late-drawings.ts';

const frame = (markup: string): string => `<div data-slot="drawing" class="a" aria-hidden="true">${markup}</div>`;

test('a drawing is moved to a file that is named after its markup, and an image for browsers without scripts is left', () => {
  const drawings = new Map<string, string>();
  const html = withoutDrawings(`<main>${frame('<div><div>One</div></div>')}<p>Text</p></main>`, drawings);
  const [[name, markup] = []] = drawings;
  expect(name).toMatch(/^drawing-[\w-]{8}$/);
  expect(markup).toBe('<div><div>One</div></div>');
  expect(html).toBe(
    `<main><div data-slot="drawing" class="a" aria-hidden="true" data-drawing="${name}"><img src="/assets/${name}.svg" alt="" loading="lazy"></div><p>Text</p></main>`,
  );
});

test('the same drawing on two pages is one file', () => {
  const drawings = new Map<string, string>();
  withoutDrawings(`<h1>A</h1>${frame('<div>One</div>')}`, drawings);
  withoutDrawings(`<h1>B</h1>${frame('<div>One</div>')}${frame('<div>Two</div>')}`, drawings);
  expect([...drawings.values()]).toEqual(['<div>One</div>', '<div>Two</div>']);
});

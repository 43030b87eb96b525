import { expect, test } from 'vitest';
import { moveDrawings } from '../../scripts/build/drawings.ts';
import { RenderedPage } from '../../scripts/build/step.ts';

const frame = (content: string): string => `<div data-slot="drawing" class="a" aria-hidden="true"${content}</div>`;

test('moveDrawings moves each drawing to one file and leaves an image for browsers without scripts', () => {
  const drawings = new Map<string, string>();
  const moveFrom = (html: string): string => {
    const page = new RenderedPage('/', html);
    moveDrawings(page, drawings);
    return page.changedHtml();
  };
  const one = '<div><div>One</div></div>';
  const html = moveFrom(`<main>${frame(`>${one}`)}<p>Text</p></main>`);
  const [name = ''] = drawings.keys();
  expect(name).toMatch(/^drawing-[\w-]{8}$/);
  const image = frame(` data-drawing="${name}"><img src="/assets/${name}.svg" alt="" loading="lazy">`);
  expect(html).toBe(`<main>${image}<p>Text</p></main>`);
  moveFrom(`<h1>Another page</h1>${frame(`>${one}`)}${frame('><div>Two</div>')}`);
  expect([...drawings.values()]).toEqual([one, '<div>Two</div>']);
});

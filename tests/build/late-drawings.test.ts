import { expect, test } from 'vitest';
import { withoutDrawings } from '../../scripts/build/late-drawings.ts';

const frame = (content: string): string => `<div data-slot="drawing" class="a" aria-hidden="true"${content}</div>`;

test('withoutDrawings moves each drawing to one file and leaves an image for browsers without scripts', () => {
  const drawings = new Map<string, string>();
  const one = '<div><div>One</div></div>';
  const html = withoutDrawings(`<main>${frame(`>${one}`)}<p>Text</p></main>`, drawings);
  const [name = ''] = drawings.keys();
  expect(name).toMatch(/^drawing-[\w-]{8}$/);
  const image = frame(` data-drawing="${name}"><img src="/assets/${name}.svg" alt="" loading="lazy">`);
  expect(html).toBe(`<main>${image}<p>Text</p></main>`);
  withoutDrawings(`<h1>Another page</h1>${frame(`>${one}`)}${frame('><div>Two</div>')}`, drawings);
  expect([...drawings.values()]).toEqual([one, '<div>Two</div>']);
});

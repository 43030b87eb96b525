import { expect, test } from 'vitest';
import { allPages } from '../../site/compositor/pages.ts';
import { drawPage } from './draw-page.tsx';

test.each(allPages().map((page) => [page.path, page] as const))(
  '%s is drawn with every section it lists, in the layout',
  (_path, page) => {
    const html = drawPage(page);
    const places = page.sections.map(({ id }) => html.search(new RegExp(`\\sid="${id}"`)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const islands = [...html.matchAll(/ data-island-id="([^"]+)"/g)].map(([, id]) => id);
    expect(islands).toEqual(page.sections.filter(({ hydrate }) => hydrate !== undefined).map(({ id }) => id));
    expect(html.includes(' data-overlay')).toBe(page.overlay);
  },
);

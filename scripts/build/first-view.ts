import type { Element } from 'hast';
import { BuildFailure, findElement, findElements, mainElement } from './step.ts';
import type { Step } from './step.ts';

/** Sections that may contain a long text. */
const TEXTS = new Set(['post', 'prose', 'release-list']);

/**
 * First view of each page: browsers wait for the whole section with the heading before they paint, so that nothing in it
 * moves while it arrives. If that section is a long text, they wait only for the heading. Structured data, which no
 * visitor waits for, comes last.
 */
export const firstView: Step = {
  writes: 'first view',
  page: (page) => {
    if (!page.listed) return;
    const main = mainElement(page);
    const isHeading = ({ tagName }: Element) => tagName === 'h1';
    const first = findElements(main, ({ properties }) => 'dataSection' in properties).find((section) =>
      findElement(section, isHeading),
    );
    if (!first) throw new BuildFailure('No section of the page has its heading.');
    const end = first.position?.end.offset ?? 0;
    // Chromium waits for the start tag of an element, and the standard says its end tag: so for a section it is the
    // heading of the next one, or the last element of the layout (`site/app/default-layout.tsx`).
    const awaited = TEXTS.has(String(first.properties['dataSection']))
      ? findElement(first, isHeading)
      : (findElement(
          main,
          ({ tagName, position, properties }) =>
            /^h\d$/.test(tagName) && properties.id !== undefined && (position?.start.offset ?? 0) >= end,
        ) ?? findElement(page.tree, ({ properties }) => properties.id === 'toasts'));
    const id = awaited?.properties.id;
    if (!id) throw new BuildFailure('The heading of the page, or the last element of its layout, has no ID.');
    const headEnd = page.html.indexOf('</head>');
    page.replace(headEnd, headEnd, `<link rel="expect" href="#${id}" blocking="render">`);

    const data = findElement(page.tree, ({ properties }) => properties['type'] === 'application/ld+json')?.position;
    const range = [data?.start.offset, data?.end.offset] as const;
    if (range[0] === undefined || range[1] === undefined) return;
    const bodyEnd = page.html.lastIndexOf('</body>');
    page.replace(range[0], range[1], '');
    page.replace(bodyEnd, bodyEnd, page.html.slice(...range));
  },
};

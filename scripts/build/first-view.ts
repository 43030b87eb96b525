import { BuildFailure, findElement, findElements, mainElement } from './step.ts';
import type { Step } from './step.ts';

/** Sections that may contain a long text. */
const TEXTS = new Set(['post', 'prose', 'release-list']);

/**
 * First view of each page: browsers wait for the section with the heading before they paint, so that nothing in it moves
 * while it arrives, but only for the heading of a long text. Structured data, which no visitor waits for, comes last.
 */
export const firstView: Step = {
  writes: 'first view',
  page: (page) => {
    if (!page.listed) return;
    const isHeading = ({ tagName }: { tagName: string }) => tagName === 'h1';
    const sections = findElements(mainElement(page), ({ properties }) => 'dataSection' in properties);
    const first = sections.find((section) => findElement(section, isHeading));
    const end = first?.position?.end.offset ?? 0;
    const isText = TEXTS.has(String(first?.properties['dataSection']));
    // Browsers wait for the beginning of an element, so for a section it is the next one with an ID. A page of one
    // section has the first one after its footer (`site/app/default-layout.tsx`).
    const awaited = findElement(page.tree, (element) =>
      isText ? isHeading(element) : element.properties.id !== undefined && (element.position?.start.offset ?? 0) >= end,
    );
    const id = awaited?.properties.id;
    if (!id) throw new BuildFailure('The heading of the page, and the last element of its layout, need an ID.');
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

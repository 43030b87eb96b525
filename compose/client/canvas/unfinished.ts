import { elementOf } from './section-elements.ts';

/** Marks what is shown in place of a section that cannot be drawn: nothing found in it is of the page. */
export const UNFINISHED = 'data-unfinished';

/**
 * Puts the sections that cannot be drawn as they are now into what was drawn: as they were when they last could, so that
 * nothing goes from under somebody who types; in place of one that never could, a box that says so.
 */
export function keepUnfinished(
  page: Document,
  drawn: DocumentFragment,
  ids: readonly string[],
  broken: readonly number[],
): void {
  const main = drawn.querySelector('main');
  if (!main) return;
  for (const index of broken) {
    const id = ids[index] ?? '';
    const before = elementOf(page, id);
    const parts = before ? withContent(before, id) : [];
    const kept = parts.length > 0 ? parts.map((part) => page.importNode(part, true)) : [boxOf(page, id)];
    const next = ids
      .slice(index + 1)
      .map((each) => childOf(main, each))
      .find((each) => each !== undefined);
    for (const node of kept) {
      node.setAttribute(UNFINISHED, '');
      main.insertBefore(node, next ?? null);
    }
  }
}

/** An island has its content in the script beside it. */
function withContent(element: Element, id: string): Element[] {
  const beside = element.nextElementSibling;
  return beside?.getAttribute('data-island-content') === id ? [element, beside] : [element];
}

const childOf = (main: Element, id: string): Element | undefined =>
  [...main.children].find((child) => child.id === id || child.getAttribute('data-island-id') === id);

function boxOf(page: Document, id: string): Element {
  const box = page.createElement('section');
  box.id = id;
  box.className = 'page';
  box.style.cssText = 'padding-block: 4rem; text-align: center';
  box.textContent = 'This section can’t be rendered yet';
  return box;
}

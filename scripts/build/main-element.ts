import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/**
 * What stands in the `main` of a page the build drew, as a tree. Only that part is parsed, because the rest is the same on
 * every page and is half of it.
 *
 * @throws {Error} when the page has no `main`
 */
export function mainElement(html: string, path: string): Element {
  const end = html.lastIndexOf('</main>');
  const start = html.search(/<main[\s>]/);
  const main = start === -1 || end < start ? undefined : html.slice(start, end + '</main>'.length);
  const element = main === undefined ? undefined : findElement(fromHtml(main, { fragment: true }), 'main');
  if (element === undefined) throw new Error(`${path} has no main element`);
  return element;
}

/** The first element of this name, in the order of the page. */
export function findElement(node: Nodes, tagName: string): Element | undefined {
  if (node.type === 'element' && node.tagName === tagName) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = findElement(child, tagName);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** How many parts of the workshop need the page to take a focus, by its document. */
const needs = new WeakMap<Document, number>();

/**
 * Lets the page take a focus and be looked at by the pointer, until the function that is given back is called by all who asked. At
 * other times it is inert: the Tab key goes past its many links.
 */
export function wake(page: Document): () => void {
  const add = (count: number): void => {
    const now = (needs.get(page) ?? 0) + count;
    needs.set(page, now);
    page.body.inert = now <= 0;
  };
  add(1);
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    add(-1);
  };
}

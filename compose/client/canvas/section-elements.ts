/** The element of a section in the document of the canvas, by its anchor; undefined where it is not drawn. */
export function elementOf(document: Document, id: string): Element | undefined {
  if (id === '') return undefined;
  const main = document.querySelector('main');
  return [...(main?.children ?? [])].find((child) => child.id === id || child.getAttribute('data-island-id') === id);
}

/** How long the page waits for its fonts to call them loaded, in milliseconds (specification section 9). */
const PATIENCE_MS = 100;

/** Marks the root with `fonts-loaded` when the fonts are there, at the latest after 100 ms. */
export function startFonts(): void {
  const mark = (): void => document.documentElement.classList.add('fonts-loaded');
  setTimeout(mark, PATIENCE_MS);
  void document.fonts.ready.then(mark);
}

/** Rough on purpose: it only decides whether a copy is kept, and a copy kept in vain harms nobody. */
const CRAWLER = /bot|crawl|spider|slurp|lighthouse|preview/i;

let markup: string | undefined;

/**
 * Keeps what the prerendered page shows, where a crawler seems to be at work: should the page then fail to draw, the
 * crawler is left what was there and never gets the error screen.
 */
export function keepPrerendered(): void {
  if (CRAWLER.test(navigator.userAgent)) markup = document.querySelector('main')?.innerHTML;
}

/** What was kept, if anything. */
export function prerendered(): string | undefined {
  return markup;
}

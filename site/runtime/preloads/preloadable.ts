/** What of a link matters here; an `HTMLAnchorElement` has it all. */
export type PreloadLink = Pick<
  HTMLAnchorElement,
  'origin' | 'pathname' | 'search' | 'target' | 'hasAttribute' | 'protocol'
>;

/**
 * The address to fetch before a link is followed, without its fragment; `undefined` where nothing is to be fetched: the link leads
 * to another origin, to this very page, to another window, to a file, or to the API, whose answers are nobody else's.
 */
export function preloadable(
  link: PreloadLink,
  page: Pick<Location, 'origin' | 'pathname' | 'search'>,
): string | undefined {
  const { origin, pathname, search, target, protocol } = link;
  if (origin !== page.origin || !/^https?:$/.test(protocol)) return undefined;
  if (link.hasAttribute('download') || (target !== '' && target !== '_self')) return undefined;
  // A file has an ending, a page has none.
  if (/^\/(?:api|webhooks)(?:\/|$)|\.[^/]*$/.test(pathname)) return undefined;
  if (pathname === page.pathname && search === page.search) return undefined;
  return origin + pathname + search;
}

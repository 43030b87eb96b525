/** What there is to link to. */
export interface LinkTargets {
  /** The anchors of the page at a path; undefined where there is no page. */
  readonly anchorsOf: (path: string) => ReadonlySet<string> | undefined;
  /** Whether a path is that of a file. */
  readonly isFile: (path: string) => boolean;
}

/** The links among these, on the page `from`, that lead to no page or to no anchor of it. */
export function brokenLinks(hrefs: readonly string[], from: string, { anchorsOf, isFile }: LinkTargets): string[] {
  return hrefs.filter((href) => {
    const [path = '', anchor] = href.split('#');
    if (/^(?:https:|mailto:)/.test(href) || isFile(path)) return false;
    // What a page is asked for in its query is for that page to read.
    const anchors = anchorsOf(path.replace(/\?.*$/, '') || from);
    return !anchors || (anchor !== undefined && !anchors.has(anchor));
  });
}

/** The addresses of all links in a piece of HTML, as they are written. */
export const hrefsIn = (html: string): string[] =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

/** The anchors in a piece of HTML. */
export const anchorsIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id));

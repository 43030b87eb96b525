/** Pages that texts may link to before they are there. */
const PLANNED: readonly string[] = ['/terms-and-conditions', '/privacy'];

/** A link in rich text: its words, and the path it leads to. */
const LINK = /\[([^\][]{1,200})\]\((\/[a-z0-9/-]{0,100})\)/g;

/**
 * A document in which the words of a link to a planned page stand without the link, unless `paths`, those of the pages
 * there are, have it. So the link appears with the page.
 */
export function withoutLinksToPlanned(value: unknown, paths: readonly string[]): unknown {
  if (typeof value === 'string')
    return value.replace(LINK, (written, words: string, path: string) =>
      PLANNED.includes(path) && !paths.includes(path) ? words : written,
    );
  if (Array.isArray(value)) return value.map((part) => withoutLinksToPlanned(part, paths));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutLinksToPlanned(part, paths)]));
}

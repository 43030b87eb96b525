/** Pages that texts may link to before they are there. */
const PLANNED: readonly string[] = [
  '/camera-background-removal',
  '/download',
  '/features',
  '/privacy',
  '/refund',
  '/terms-and-conditions',
  '/tutorial-recording-software',
];

/** A link in rich text: its words, and the path it leads to. */
const LINK = /\[([^\][]{1,200})\]\((\/[a-z0-9/-]{0,100})\)/g;

/**
 * A document in which the words of a link to a planned page stand without the link, unless `paths`, those of the pages
 * there are, have it. So the link appears with the page. In rich text, and in the tree of a long text.
 */
export function withoutLinksToPlanned(value: unknown, paths: ReadonlySet<string>): unknown {
  const missing = PLANNED.filter((path) => !paths.has(path));
  return missing.length === 0 ? value : withoutLinksTo(missing, value);
}

function withoutLinksTo(missing: readonly string[], value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(LINK, (written, words: string, path: string) => (missing.includes(path) ? words : written));
  if (Array.isArray(value))
    return value.flatMap((part: unknown) => {
      const words = linkWords(missing, part);
      return words ? (withoutLinksTo(missing, words) as unknown[]) : [withoutLinksTo(missing, part)];
    });
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutLinksTo(missing, part)]));
}

/** The words of a link of a long text to a page that is missing; undefined for everything else. */
function linkWords(missing: readonly string[], part: unknown): readonly unknown[] | undefined {
  if (typeof part !== 'object' || part === null || !('type' in part) || part.type !== 'link') return undefined;
  if (!('href' in part) || !('children' in part) || !Array.isArray(part.children)) return undefined;
  return missing.includes(String(part.href).replace(/#.*$/, '')) ? part.children : undefined;
}

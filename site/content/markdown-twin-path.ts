/** Where the text of a page is to be had as Markdown: `/pricing.md`, and `/index.md` of the home page. */
export function markdownTwinPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

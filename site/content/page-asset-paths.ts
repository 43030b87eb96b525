/** Returns the path of a page’s Markdown version: `/pricing.md`, and `/index.md` for the home page. */
export function toMarkdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** Returns the path of the image that the build makes for shared links of a page. */
export function toShareImagePath(path: string): string {
  return `/share${path === '/' ? '/home' : path}.png`;
}

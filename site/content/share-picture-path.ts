/** Where the picture is that is shown where a page is shared: made at the build, one for each page. */
export function sharePicturePath(path: string): string {
  return `/share${path === '/' ? '/home' : path}.png`;
}

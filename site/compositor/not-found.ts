/**
 * The message of a path nobody serves, with the path as a reader would write it. What cannot be decoded is shown as it
 * came.
 */
export function pageNotFound(pathname: string): string {
  return `Page not found: ${decoded(pathname)}`;
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname; // A stray percent sign.
  }
}

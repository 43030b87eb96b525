/** Takes the visitor to a path of the site, by a navigation of the browser: every page is a document. */
export function goTo(target: string): void {
  location.assign(target);
}

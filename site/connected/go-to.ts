/** How long a page may take to come before the one that was to be left can be used again, in milliseconds. */
const PATIENCE_MS = 15_000;

/** What a password is typed into, whether it is shown or not. */
const PASSWORDS = 'input:is([autocomplete~=current-password], [autocomplete~=new-password])';

/**
 * Takes the visitor to a path of the site, by a navigation of the browser: every page is a document. Settled only where
 * this page is still there, or there again: it came back from the back/forward cache, or the other one does not come. So
 * what waits for it is not done a second time by somebody who keeps pressing. A page that goes keeps no password: the
 * browser may hold it as it was, for anyone who presses Back.
 */
export async function goTo(target: string): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  await new Promise<void>((resolve) => {
    addEventListener('pagehide', forgetPasswords, { signal });
    addEventListener('pageshow', () => resolve(), { signal });
    setTimeout(resolve, PATIENCE_MS);
    location.assign(target);
  });
  over.abort();
}

function forgetPasswords(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(PASSWORDS)) field.value = '';
}

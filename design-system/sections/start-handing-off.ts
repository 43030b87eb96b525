/**
 * Makes each `[data-hand-off]` link open the share sheet with the URL in the body of its `mailto:`. Without a share
 * sheet, or if it fails, the link opens an email. Returns a function that stops it.
 */
export function startHandingOff(root: ParentNode & EventTarget): () => void {
  const listener = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-hand-off]') : null;
    if (!link || !('share' in navigator)) return;
    event.preventDefault();
    const url = new URL(link.href).searchParams.get('body') ?? location.href;
    navigator.share({ url }).catch((error: unknown) => {
      // The visitor closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) location.assign(link.href);
    });
  };
  root.addEventListener('click', listener);
  return () => root.removeEventListener('click', listener);
}

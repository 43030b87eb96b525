/**
 * Makes `[data-hand-off]` links open the device's share sheet with the URL from the body of their `mailto:` URL. If
 * there is no share sheet or it fails, the link opens an email. Returns a function that removes the listener.
 */
export function startHandingOff(root: ParentNode & EventTarget): () => void {
  const listener = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-hand-off]') : null;
    if (!link || !('share' in navigator)) return;
    event.preventDefault();
    const url = new URL(link.href).searchParams.get('body') ?? location.href;
    navigator.share({ url }).catch((error: unknown) => {
      // An `AbortError` means that the visitor closed the share sheet. After other errors, the link opens an email.
      if (!(error instanceof DOMException && error.name === 'AbortError')) location.assign(link.href);
    });
  };
  root.addEventListener('click', listener);
  return () => root.removeEventListener('click', listener);
}

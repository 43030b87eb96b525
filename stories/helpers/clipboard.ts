/**
 * Replaces the Clipboard API, or removes it as on insecure pages. Returns the cleanup function, for use in
 * `beforeEach`.
 */
export function withClipboard(clipboard: Pick<Clipboard, 'writeText'> | undefined): () => void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'clipboard');
}

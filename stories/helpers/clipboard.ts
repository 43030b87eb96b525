/**
 * Replaces the Clipboard API, or removes it if `clipboard` is undefined, as on pages without HTTPS. Returns the cleanup
 * function, for use in `beforeEach`.
 */
export function withClipboard(clipboard: Pick<Clipboard, 'writeText'> | undefined): () => void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'clipboard');
}

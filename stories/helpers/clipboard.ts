/** For `beforeEach`: another clipboard, or none, as on a page that is not served securely; returns what puts it back. */
export function withClipboard(clipboard: Pick<Clipboard, 'writeText'> | undefined): () => void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'clipboard');
}

/**
 * Replaces or removes the clipboard, which insecure pages don't have, for `beforeEach`. Returns the cleanup function.
 */
export function withClipboard(clipboard: Pick<Clipboard, 'writeText'> | undefined): () => void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'clipboard');
}

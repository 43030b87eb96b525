/** For `beforeEach`: replaces or removes the clipboard, which insecure pages don't have. Returns the cleanup. */
export function withClipboard(clipboard: Pick<Clipboard, 'writeText'> | undefined): () => void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'clipboard');
}

/** A message of the layout's toast region. */
export interface Toast {
  readonly tone: 'neutral' | 'danger';
  /** One or two sentences. */
  readonly text: string;
  /** What can be done about it, in a word or two. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/**
 * Shows a toast, cloned from the template beside the layout's toast region. It stays until the reader dismisses it,
 * which `onDismiss` is told, or until the returned function is called. Without a region nothing happens.
 */
export function showToast({ tone, text, action }: Toast, onDismiss: () => void = () => {}): () => void {
  const region = document.querySelector<HTMLElement>('[data-toasts]');
  const template = document.querySelector<HTMLTemplateElement>('template[data-toast-template]');
  const toast = template?.content.firstElementChild?.cloneNode(true);
  if (!region || !(toast instanceof HTMLElement)) return () => {};
  toast.dataset['tone'] = tone;
  const words = toast.querySelector('[data-slot="toast-text"]');
  if (words) words.textContent = text;
  const button = toast.querySelector<HTMLElement>('[data-slot="toast-action"]');
  if (button && action) {
    button.hidden = false;
    button.textContent = action.label;
    button.addEventListener('click', action.run);
  }
  /** What had the focus before it came into the toast: it goes back there, or to the page. */
  let before: EventTarget | null = null;
  toast.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && toast.contains(relatedTarget))) before = relatedTarget;
  });
  toast.querySelector('[data-slot="toast-dismiss"]')?.addEventListener('click', () => {
    toast.remove();
    const next = before instanceof HTMLElement ? before : document.querySelector('main');
    next?.focus({ preventScroll: true });
    onDismiss();
  });
  region.append(toast);
  return () => toast.remove();
}

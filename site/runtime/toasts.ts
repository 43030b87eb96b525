/** Message in the layout’s toast region. */
export interface Toast {
  readonly tone: 'neutral' | 'danger';
  /** One or two sentences. */
  readonly text: string;
  /** Button of the toast. Its label has one or two textElement. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/**
 * Shows a toast, cloned from the template beside the layout’s toast region, until the reader dismisses it, which calls
 * `onDismiss`, or the returned function is called. Does nothing without a region.
 */
export function showToast({ tone, text, action }: Toast, onDismiss: () => void = () => {}): () => void {
  const region = document.querySelector<HTMLElement>('[data-toasts]');
  const template = document.querySelector<HTMLTemplateElement>('template[data-toast-template]');
  const toast = template?.content.firstElementChild?.cloneNode(true);
  if (!region || !(toast instanceof HTMLElement)) return () => {};
  toast.dataset['tone'] = tone;
  const textElement = toast.querySelector('[data-slot="toast-text"]');
  if (textElement) textElement.textContent = text;
  const button = toast.querySelector<HTMLElement>('[data-slot="toast-action"]');
  if (button && action) {
    button.hidden = false;
    button.textContent = action.label;
    button.addEventListener('click', action.run);
  }
  /** Element that had the focus before the toast. It gets the focus back; otherwise, the page does. */
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

interface Toast {
  tone: 'neutral' | 'success' | 'danger';
  text: string;
  action?: { label: string; onClick: () => void };
}

/**
 * Shows a toast as the page's own script does: made from the template beside the region, and taken away by its button.
 * The focus then goes to the next toast, and after the last back to where it was.
 */
export function showToast(page: HTMLElement, { tone, text, action }: Toast): void {
  const template = page.querySelector<HTMLTemplateElement>('template[data-toast-template]');
  // React in the browser puts the parts of a template into the element, a parser into its content.
  const toast = (template?.content.firstElementChild ?? template?.firstElementChild)?.cloneNode(true);
  if (!(toast instanceof HTMLElement)) throw new Error('The page has no template of a toast');
  toast.dataset['tone'] = tone;
  part(toast, 'toast-text').textContent = text;
  const before = document.activeElement;
  part(toast, 'toast-dismiss').addEventListener('click', () => {
    const neighbour = toast.nextElementSibling ?? toast.previousElementSibling;
    const next = neighbour?.querySelector('[data-slot="toast-dismiss"]') ?? before;
    toast.remove();
    if (next instanceof HTMLElement) next.focus();
  });
  if (action) {
    const button = part(toast, 'toast-action');
    button.hidden = false;
    button.textContent = action.label;
    button.addEventListener('click', action.onClick);
  }
  page.querySelector('[data-toasts]')?.append(toast);
}

function part(toast: HTMLElement, slot: string): HTMLElement {
  const found = toast.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
  if (!found) throw new Error(`A toast has no part ${slot}`);
  return found;
}

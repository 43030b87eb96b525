interface Toast {
  tone: 'neutral' | 'success' | 'danger';
  text: string;
  action?: { label: string; onClick: () => void };
}

/**
 * Shows a toast as the site's script does: it clones the template, and the button removes the toast. Focus then moves to
 * the next toast, or after the last one back to where it was.
 */
export function showToast(page: HTMLElement, { tone, text, action }: Toast): void {
  const template = page.querySelector<HTMLTemplateElement>('template[data-toast-template]');
  // React renders the children of a template into the element, the HTML parser into its `content`.
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

interface Toast {
  tone: 'neutral' | 'success' | 'danger';
  text: string;
  action?: { label: string; onClick: () => void };
}

/**
 * Shows a toast by cloning the template, as the site's script does. When the toast is dismissed, the focus moves to the
 * next toast, or to the previously focused element if there is no other toast.
 */
export function showToast(page: HTMLElement, { tone, text, action }: Toast): void {
  const template = page.querySelector<HTMLTemplateElement>('template[data-toast-template]');
  // React puts the children of a `template` element into the element itself. The HTML parser puts them into its
  // `content` fragment.
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

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
  findPart(toast, 'toast-text').textContent = text;
  const focusedElement = document.activeElement;
  findPart(toast, 'toast-dismiss').addEventListener('click', () => {
    const neighborToast = toast.nextElementSibling ?? toast.previousElementSibling;
    const nextFocus = neighborToast?.querySelector('[data-slot="toast-dismiss"]') ?? focusedElement;
    toast.remove();
    if (nextFocus instanceof HTMLElement) nextFocus.focus();
  });
  if (action) {
    const button = findPart(toast, 'toast-action');
    button.hidden = false;
    button.textContent = action.label;
    button.addEventListener('click', action.onClick);
  }
  page.querySelector('[data-toasts]')?.append(toast);
}

function findPart(toast: HTMLElement, slot: string): HTMLElement {
  const partElement = toast.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
  if (!partElement) throw new Error(`A toast has no part ${slot}`);
  return partElement;
}

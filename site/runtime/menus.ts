/**
 * Closes a menu of the header when the focus goes elsewhere, as the Tab key does after its last link: it would lie over
 * what is being used. Escape and a press outside are the browser's own.
 */
export function startMenus(): void {
  document.addEventListener('focusin', ({ target }) => {
    const menu = document.querySelector<HTMLElement>('header :popover-open');
    if (!menu || !(target instanceof Element) || menu.contains(target)) return;
    // From its first link back to its button is no way out.
    if (target instanceof HTMLButtonElement && target.popoverTargetElement === menu) return;
    menu.hidePopover();
  });
}

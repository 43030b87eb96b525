/**
 * Closes a menu of the header when the focus leaves it, for example with Tab after its last link. Otherwise, it would
 * cover the focused element. The browser itself closes it on Escape and on a click outside.
 */
export function startMenus(): void {
  document.addEventListener('focusin', ({ target }) => {
    const menu = document.querySelector<HTMLElement>('header :popover-open');
    if (!menu || !(target instanceof Element) || menu.contains(target)) return;
    // Moving from its first link back to its button doesn’t leave the menu.
    if (target instanceof HTMLButtonElement && target.popoverTargetElement === menu) return;
    menu.hidePopover();
  });
}

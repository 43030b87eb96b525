/** Written and taken away again: other tabs hear of both, and nothing stays in the storage. */
const KEY = 'purchases_changed';

/** Has the other tabs of this browser ask again what is bought: a form that is open there must not sell it once more. */
export function tellOtherTabs(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked or full: they learn of it with their next page.
  }
}

/**
 * Hears of what `tellOtherTabs` tells in another tab, for as long as the page is there; and when the page comes back from
 * the back/forward cache, in which it hears of nothing.
 */
export function onOtherTab(listener: () => void): void {
  // Without a window there are no other tabs.
  if (typeof window === 'undefined') return;
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue !== null) listener();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}

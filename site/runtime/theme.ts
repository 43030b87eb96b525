import { afterPaint } from './scheduling.ts';

/** Key in `localStorage` of an explicit choice. Visitors who follow the system have no value there. */
export const THEME_KEY = 'theme';

type Theme = 'system' | 'light' | 'dark';

/**
 * Lets visitors choose the theme with the radio buttons in every `[data-theme-control]`, which are hidden until this
 * runs. Stores the choice and applies it in other tabs too. The head script has applied the stored choice before the
 * first paint.
 */
export function startTheme(): void {
  applyTheme(readTheme());
  for (const control of document.querySelectorAll<HTMLElement>('[data-theme-control]')) control.hidden = false;
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('[data-theme-control]')) return;
    const theme = toTheme(target.value);
    storeTheme(theme);
    // The radio button is painted as checked first, because a slow processor needs noticeable time to change the colors
    // of a page.
    afterPaint(() => applyTheme(theme));
  });
  addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY || key === null) applyTheme(readTheme());
  });
}

function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.dataset['theme'] = theme;
  for (const radio of document.querySelectorAll<HTMLInputElement>('[data-theme-control] input[type=radio]'))
    radio.checked = radio.value === theme;
  // The `media` attribute selects the color of the browser’s toolbar, and videos with their posters.
  for (const each of document.querySelectorAll<HTMLMetaElement | HTMLSourceElement>('[data-theme-media]')) {
    const { themeMedia } = each.dataset;
    each.media =
      theme === 'system' ? `(prefers-color-scheme: ${themeMedia})` : themeMedia === theme ? 'all' : 'not all';
  }
}

function toTheme(value: string | null): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}

function readTheme(): Theme {
  try {
    return toTheme(localStorage.getItem(THEME_KEY));
  } catch {
    return 'system'; // Storage is blocked, so the choice lasts as long as the page.
  }
}

function storeTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is blocked or full, so the choice lasts as long as the page.
  }
}

import { afterPaint } from './idle.ts';

/** Where an explicit choice is kept. A visitor who follows the system has no value there. */
export const THEME_KEY = 'theme';

type Theme = 'system' | 'light' | 'dark';

/**
 * Lets a visitor choose the theme with the radios of every `[data-theme-control]`, which are hidden until this works.
 * The choice is kept, and followed in other tabs; the script in the head has applied it before the first paint.
 */
export function startTheme(): void {
  show(stored());
  for (const control of document.querySelectorAll<HTMLElement>('[data-theme-control]')) control.hidden = false;
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('[data-theme-control]')) return;
    const theme = toTheme(target.value);
    keep(theme);
    // The radio is seen to be chosen first: the colours of a whole page take a slow processor longer than a visitor waits.
    afterPaint(() => show(theme));
  });
  addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY || key === null) show(stored());
  });
}

function show(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.dataset['theme'] = theme;
  for (const radio of document.querySelectorAll<HTMLInputElement>('[data-theme-control] input[type=radio]'))
    radio.checked = radio.value === theme;
  // The color of the browser's own frame, and films and their posters, are chosen by `media`.
  for (const each of document.querySelectorAll<HTMLMetaElement | HTMLSourceElement>('[data-theme-media]')) {
    const { themeMedia } = each.dataset;
    each.media =
      theme === 'system' ? `(prefers-color-scheme: ${themeMedia})` : themeMedia === theme ? 'all' : 'not all';
  }
}

function toTheme(value: string | null): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}

function stored(): Theme {
  try {
    return toTheme(localStorage.getItem(THEME_KEY));
  } catch {
    return 'system'; // Blocked: the choice lasts as long as the page.
  }
}

function keep(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Blocked or full: the choice lasts as long as the page.
  }
}

import { idle } from './idle.ts';

/**
 * Lays out the parts of a page that the first view left out, from above to below, one each time the browser has nothing
 * else to do: the heights guessed for them in `app.css` become their own. The head script says which pages begin so.
 */
export function renderDeferredSections(): void {
  const root = document.documentElement;
  if (!('settling' in root.dataset)) return;
  const parts = [...document.querySelectorAll<HTMLElement>("main > :nth-child(n + 2), [data-section='footer']")];
  const next = (): void => {
    const part = parts.shift();
    if (!part) delete root.dataset['settling'];
    else {
      part.dataset['settled'] = '';
      requestAnimationFrame(() => idle(next));
    }
  };
  next();
}

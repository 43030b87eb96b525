import { idle } from './idle.ts';

/**
 * Renders the sections below the first view, from top to bottom, one each time the browser is idle: their real heights
 * replace the estimates in `app.css`. The head script marks pages that start this way.
 */
export function renderDeferredSections(): void {
  const root = document.documentElement;
  if (!('settling' in root.dataset)) return;
  const sections = [...document.querySelectorAll<HTMLElement>("main > :nth-child(n + 2), [data-section='footer']")];
  const next = (): void => {
    const section = sections.shift();
    if (!section) delete root.dataset['settling'];
    else {
      section.dataset['settled'] = '';
      requestAnimationFrame(() => idle(next));
    }
  };
  next();
}

import { createCommons } from '../adapters/commons.ts';
import { createHttp } from '../adapters/http/http.ts';
import { publicConfig } from '../config/public-config.ts';

const commons = createCommons({ http: createHttp({ baseUrl: publicConfig.apiBaseUrl }) });

/** Returns the current text of a key of the site settings, or the fallback. */
export const readCommons = commons.text;

/**
 * Fetches the site settings once, and shows their texts in the elements that name their keys. Calls `onReady` once they
 * are loaded. Never rejects.
 */
export async function loadCommons(onReady: () => void): Promise<void> {
  await commons.load();
  if (commons.getState().status === 'ready') onReady();
  for (const element of document.querySelectorAll<HTMLElement>('[data-text-key]')) showText(element);
}

/** Shows the text of the element’s key. Without one, the element keeps its fallback. */
function showText(element: HTMLElement): void {
  const shown = element.textContent;
  const current = commons.text(element.dataset['textKey'] ?? '', shown);
  if (current === shown) return;
  element.textContent = current;
  const link = element.closest('a');
  if (link?.getAttribute('href') === `mailto:${shown}`) link.href = `mailto:${current}`;
}

import { createCommons } from '../adapters/commons.ts';
import { createHttp } from '../adapters/http/http.ts';
import { publicConfig } from '../config/public-config.ts';

const commons = createCommons({ http: createHttp({ baseUrl: publicConfig.apiBaseUrl }) });

/** The current text of the commons under a key, or the fallback. */
export const readCommons = commons.text;

/**
 * Fetches the commons, once, and puts their texts where an element names their key. Never rejects. `onReady` is called
 * when they are there.
 */
export async function loadCommons(onReady: () => void): Promise<void> {
  await commons.load();
  if (commons.getState().status === 'ready') onReady();
  for (const element of document.querySelectorAll<HTMLElement>('[data-text-key]')) showText(element);
}

/** Puts the text of its key into an element; one without keeps its fallback. */
function showText(element: HTMLElement): void {
  const shown = element.textContent;
  const current = commons.text(element.dataset['textKey'] ?? '', shown);
  if (current === shown) return;
  element.textContent = current;
  const link = element.closest('a');
  if (link?.getAttribute('href') === `mailto:${shown}`) link.href = `mailto:${current}`;
}

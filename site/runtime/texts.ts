import { createCommons } from '../adapters/commons/index.ts';
import { createHttp } from '../adapters/http/index.ts';
import { publicConfig } from '../public-config.ts';

const commons = createCommons({ http: createHttp({ baseUrl: publicConfig.apiBaseUrl }) });

/** The current words of a text the site keeps under a key. */
export const readText = commons.text;

/** Fetches the site-wide content, once, and puts its words where a text names their key. Never rejects. */
export async function loadTexts(): Promise<void> {
  await commons.load();
  showTexts();
}

/** Puts the words there are into every element marked with `data-text-key`; the others keep their fallback. */
export function showTexts(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-text-key]')) {
    const shown = element.textContent;
    const current = commons.text(element.dataset['textKey'] ?? '', shown);
    if (current === shown) continue;
    element.textContent = current;
    const link = element.closest('a');
    if (link?.getAttribute('href') === `mailto:${shown}`) link.href = `mailto:${current}`;
  }
}

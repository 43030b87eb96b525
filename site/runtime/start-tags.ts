import { whenIdle } from './scheduling.ts';

/**
 * `hasTags` of the configuration under the name that the build replaces. The bundler must know its value before it
 * resolves dynamic imports, or every build would contain a file of tags.
 */
declare const HAS_TAGS: boolean;
const loadTags = HAS_TAGS || import.meta.env.DEV ? () => import('./consent/tags.ts') : undefined;
const loadOverlay = import.meta.env.DEV ? () => import('./tags/debug-overlay.ts') : undefined;

/**
 * Loads the consent banner and the tools that need consent, if one is configured: at once if the banner is on the
 * screen, otherwise when the page is idle.
 */
export function startTags(): void {
  if (!HAS_TAGS && !import.meta.env.DEV) return;
  // In development, `?debug=analytics` shows the events, even if no tool is configured.
  const isDebugging = import.meta.env.DEV && new URLSearchParams(location.search).get('debug') === 'analytics';
  if (!HAS_TAGS && !isDebugging) return;
  const startNow = async (): Promise<void> => {
    const overlay = isDebugging ? await loadOverlay?.() : undefined;
    (await loadTags?.())?.startTags(overlay?.showEvents());
  };
  // If the code can’t be loaded, nothing is measured.
  const start = (): void => void startNow().catch(() => {});
  if (document.documentElement.dataset['consent'] === 'ask') start();
  else whenIdle(start);
}

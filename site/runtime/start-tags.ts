import { whenIdle } from './idle.ts';

/**
 * `hasTags` of the configuration by the name that the build puts in, so that the bundler knows it before it looks for what
 * is imported: else there would be a file of it in every build.
 */
declare const HAS_TAGS: boolean;
const loadTags = HAS_TAGS || import.meta.env.DEV ? () => import('./consent/tags.ts') : undefined;
const loadOverlay = import.meta.env.DEV ? () => import('./tags/debug-overlay.ts') : undefined;

/**
 * Fetches what asks for consent, and what it is for, where a tool is configured. A question that is on the screen is
 * answered at once; all else has time.
 */
export function startTags(): void {
  if (!HAS_TAGS && !import.meta.env.DEV) return;
  // Who works on the site sees the events by `?debug=analytics`, also where no tool is configured.
  const isDebugging = import.meta.env.DEV && new URLSearchParams(location.search).get('debug') === 'analytics';
  if (!HAS_TAGS && !isDebugging) return;
  const startNow = async (): Promise<void> => {
    const overlay = isDebugging ? await loadOverlay?.() : undefined;
    (await loadTags?.())?.startTags(overlay?.showEvents());
  };
  // Where its code cannot be had, nothing is measured.
  const start = (): void => void startNow().catch(() => {});
  if (document.documentElement.dataset['consent'] === 'ask') start();
  else whenIdle(start);
}

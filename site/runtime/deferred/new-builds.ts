import { latestBuild, watchBuilds } from '../../adapters/builds.ts';
import { orNull } from '../../adapters/storage.ts';
import { DRAFTS_KEY, mayReload } from './reload-once.ts';
import type { Restored } from '../on-demand/restore-drafts.ts';
import { showToast } from '../toasts.ts';

/** Returns the ID of the page’s build; `undefined` in development. */
const currentBuild = (): string | undefined => document.documentElement.dataset['build'];

/**
 * Notifies the visitor of a new build of the site, and restores what they typed before they reloaded the page. Calls
 * `onNew` before that, so that prefetched pages are fetched again.
 */
export function startNewBuilds(onNew: () => void): void {
  // Load this code before it is needed, because the server may no longer have it then.
  let drafts: Awaited<ReturnType<typeof loadDrafts>> | undefined;
  const prepare = (): void =>
    void loadDrafts().then(
      (loaded) => {
        drafts = loaded;
      },
      () => {},
    );
  if (document.querySelector('[data-island] form')) prepare();
  else document.addEventListener('input', prepare, { once: true, passive: true });
  if (hasDrafts())
    import('../on-demand/restore-drafts.ts').then(({ restoreDrafts }) => restoreDrafts(notifyRestored)).catch(() => {});
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-keep-drafts]') : null;
    if (link) drafts?.saveDrafts(link.dataset['keepDrafts']);
  });
  const watch = watchBuilds({
    current: currentBuild(),
    onNew() {
      onNew();
      announceBuild();
    },
  });
  document.addEventListener('visibilitychange', watch.becameVisible);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) watch.becameVisible();
  });
}

const loadDrafts = () => import('../on-demand/drafts.ts');

/** Stores typed text. Returns true if it will be available after a reload, or nothing was typed. */
function saveCurrentDrafts(): Promise<boolean> {
  return loadDrafts().then(
    ({ saveDrafts }) => saveDrafts(),
    () => false,
  );
}

/** Returns true if drafts are stored that were not restored yet. */
const hasDrafts = (): boolean => orNull(() => sessionStorage.getItem(DRAFTS_KEY)) !== null;

function notifyRestored({ withoutPassword, afterLogin }: Restored): void {
  const exception = withoutPassword ? ', except passwords' : '';
  const reason = afterLogin ? 'You’re logged in' : 'This page was reloaded';
  showToast({ tone: 'neutral', text: `${reason}. What you typed is still here${exception}.` });
}

/**
 * Reloads the page once, with typed text, if the site has a newer build, or notifies the visitor if it may not be
 * reloaded. Call it when a part of the page can’t be loaded. Returns true if the page is outdated.
 */
export async function leaveOldBuild(): Promise<boolean> {
  const current = currentBuild();
  if (current === undefined) return false;
  const latest = await latestBuild();
  if (latest === undefined || latest === current) return false;
  // Pages whose typed text can’t be stored are not reloaded automatically.
  if ((await saveCurrentDrafts()) && mayReload(current)) location.reload();
  else announceBuild();
  return true;
}

let removeToast = (): void => {};

function announceBuild(): void {
  removeToast();
  removeToast = showToast({
    tone: 'neutral',
    text: 'A new version is available.',
    action: { label: 'Reload', run: () => void reload() },
  });
}

async function reload(): Promise<void> {
  if (await saveCurrentDrafts()) return location.reload();
  removeToast();
  removeToast = showToast({
    tone: 'neutral',
    text: 'Your browser blocks storage for this site, so what you’ve typed here will be lost.',
    action: { label: 'Reload anyway', run: () => location.reload() },
  });
}

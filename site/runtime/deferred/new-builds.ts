import { latestBuild, watchBuilds } from '../../adapters/builds.ts';
import { DRAFTS_KEY } from '../drafts-key.ts';
import { mayReload } from './reload-once.ts';
import type { Restored } from '../on-demand/restore-drafts.ts';
import { showToast } from '../toasts.ts';

/** The id of the build this page is of. In development there is none. */
const currentBuild = (): string | undefined => document.documentElement.dataset['build'];

/**
 * Tells the visitor when the site has a new build, and puts back what was typed before they loaded it. `onNew` is called
 * before they are told, so that what was fetched ahead is made new.
 */
export function startNewBuilds(onNew: () => void): void {
  // What keeps what is typed must be there before it is needed: it may be gone then.
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
    import('../on-demand/restore-drafts.ts').then(({ restoreDrafts }) => restoreDrafts(tellRestored)).catch(() => {});
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-keep-drafts]') : null;
    if (link) drafts?.keepDrafts(link.dataset['keepDrafts']);
  });
  const watch = watchBuilds({
    current: currentBuild(),
    onNew() {
      onNew();
      announce();
    },
  });
  document.addEventListener('visibilitychange', watch.becameVisible);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) watch.becameVisible();
  });
}

const loadDrafts = () => import('../on-demand/drafts.ts');

/** Whether what was typed on this page will be there on the next, or nothing was typed. */
function areKept(): Promise<boolean> {
  return loadDrafts().then(
    ({ keepDrafts }) => keepDrafts(),
    () => false,
  );
}

/** Whether something was kept that nobody has put back yet. */
function hasDrafts(): boolean {
  try {
    return sessionStorage.getItem(DRAFTS_KEY) !== null;
  } catch {
    return false;
  }
}

function tellRestored({ withoutPassword, afterLogin }: Restored): void {
  const but = withoutPassword ? ', except passwords' : '';
  const why = afterLogin ? 'You’re logged in' : 'This page was reloaded';
  showToast({ tone: 'neutral', text: `${why}. What you typed is still here${but}.` });
}

/**
 * To be called where a part of the page cannot be had: when that is because the page is of a build that the site has no
 * more, it is loaded again, once, with what was typed; where that must not be, the visitor is told. True where either was done.
 */
export async function leaveOldBuild(): Promise<boolean> {
  const current = currentBuild();
  if (current === undefined) return false;
  const latest = await latestBuild();
  if (latest === undefined || latest === current) return false;
  // First what was typed: a page that cannot keep it is not loaded again unasked.
  if ((await areKept()) && mayReload(current)) location.reload();
  else announce();
  return true;
}

let remove = (): void => {};

function announce(): void {
  remove();
  remove = showToast({
    tone: 'neutral',
    text: 'A new version is available.',
    action: { label: 'Reload', run: () => void reload() },
  });
}

async function reload(): Promise<void> {
  if (await areKept()) return location.reload();
  remove();
  remove = showToast({
    tone: 'neutral',
    text: 'Your browser blocks storage for this site, so what you’ve typed here will be lost.',
    action: { label: 'Reload anyway', run: () => location.reload() },
  });
}

import { hasStoredValues } from '../connected/session/session.ts';
import type { RepeatEvents } from '../compositor/islands/rendered-anew.ts';
import { loadIslandView } from '../compositor/islands/views.ts';
import { loadSession } from '../connected/session/session.ts';
import { startAccountArea } from './account-area.ts';
import { loadCommons, readCommons } from './commons.ts';
import { whenIdle } from './idle.ts';
import { startDrawings } from './drawings.ts';
import { startIslands } from './islands.ts';
import { storeAnnouncement } from './stored-announcement.ts';
import { startMenus } from './menus.ts';
import { middlewareTarget } from './middleware.ts';
import { startNotices } from './session-notices.ts';
import { startTags } from './start-tags.ts';
import { renderDeferredSections } from './deferred-sections.ts';
import { startTheme } from './theme.ts';
import type { Failing } from './failed-parts.ts';
import { showToast } from './toasts.ts';

/** Takes away what is said of the connection, of which there is one toast at a time. */
let removeToast = (): void => {};

/**
 * The one script of a page: the rules every page has, without any framework. Each works alone, and the page works
 * without all of them. The page's own middleware comes first, and may send the visitor elsewhere; where it fails, the
 * error screen takes the place of the page's content.
 */
try {
  const elsewhere = middlewareTarget();
  if (elsewhere === undefined) start();
  else location.replace(elsewhere);
} catch (error) {
  void fail(error);
}

async function fail(error: unknown): Promise<void> {
  reportError(error);
  // Where its code cannot be had the page stays as it is.
  await import('./on-demand/error-screen.ts').then(({ showErrorScreen }) => showErrorScreen(error)).catch(() => {});
  start();
}

function start(): void {
  startTheme();
  startMenus();
  startAccountArea({ onUnanswered });
  startIslands(document, { hydrate, onUnanswered });
  startNotices();
  startConnection();
  startParts();
  startTags();
  whenIdle(renderDeferredSections);
  whenIdle(startDrawings);
  whenIdle(
    () =>
      // If it fails, pages are fetched on click, new builds are not announced, "Send to my Mac" opens an email, and
      // nothing can be copied.
      void import('./deferred/deferred.ts')
        .then(({ startDeferred }) => startDeferred())
        .then(markReady)
        .catch(ignore),
  );
  // Texts that cannot be fetched leave the fallbacks, which are in the page.
  whenIdle(() => void loadCommons(() => storeAnnouncement(readCommons)));
}

const ignore = (): void => {};

/** Marks the document once everything that starts without the visitor has started: tests wait for it. */
function markReady(): void {
  document.documentElement.dataset['runtime'] = 'ready';
}

/** What few pages have, and what stays as it is in the document where its code cannot be had. */
function startParts(): void {
  const { announced, announcement } = document.documentElement.dataset;
  if (announced === 'kept' || (announcement && announced !== 'closed'))
    import('./on-demand/announcement.ts').then(({ startAnnouncement }) => startAnnouncement()).catch(() => {});
  if (document.querySelector('[data-section=site-search]'))
    import('./site-search/search.ts').then(({ startSearch }) => startSearch()).catch(() => {});
}

async function hydrate(element: HTMLElement): Promise<RepeatEvents> {
  if (import.meta.env.DEV) {
    // React's refresh must be there before anything of React. It asks a client router to fetch again, and there is none.
    await import('virtual:react-router/inject-hmr-runtime');
    Object.assign(globalThis, { __reactRouterDataRouter: { revalidate: () => {} } });
  }
  // All at once: React, the view, and the session of who has one. What shows its data would wait for it for ever.
  const [{ hydrateIsland }, View] = await Promise.all([
    import('../compositor/islands/hydrate.tsx'),
    loadIslandView(element.dataset['island'] ?? ''),
    /^(?:session|load)$/.test(element.dataset['hydrate'] ?? '') && hasStoredValues() ? loadSession() : undefined,
  ]);
  const repeatEvents = await hydrateIsland(element, View, readCommons, (error) => {
    onUnanswered('broken');
    reportError(error);
  });
  // React may have replaced the empty frames of drawings.
  if (element.querySelector('[data-drawing]')) startDrawings();
  // The toast about the island is out of date.
  removeToast();
  return repeatEvents;
}

/** Messages to a visitor about a part of the page that does not work. */
const FAILURE_MESSAGES: Readonly<Record<Failing, string>> = {
  unloaded: 'This page couldn’t be loaded fully. Check your connection and try again.',
  broken: 'Part of this page isn’t working. Reload it and try again.',
};

/**
 * Shows a toast, one however often it happens, about a part of the page that does not work. A page of an outdated build is
 * reloaded, or a toast says that it is one.
 */
function onUnanswered(failing: Failing): void {
  removeToast();
  removeToast = showToast({ tone: 'danger', text: FAILURE_MESSAGES[failing] });
  import('./deferred/deferred.ts')
    .then(({ leaveOldBuild }) => leaveOldBuild())
    .then((isOld) => {
      if (isOld) removeToast();
    })
    .catch(ignore);
}

/**
 * Says that the connection has gone, until it is back. Only when it goes: a browser on a machine without any network says
 * that it is offline on a page of that very machine.
 */
function startConnection(): void {
  addEventListener('offline', () => {
    removeToast();
    removeToast = showToast({
      tone: 'neutral',
      text: 'You’re offline. Forms and other pages work again when you’re back online.',
    });
  });
  addEventListener('online', () => removeToast());
}

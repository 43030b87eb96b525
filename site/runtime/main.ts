import { loadIslandView } from '../compositor/islands/views.ts';
import { hasStoredSession, hasStoredValues, loadSession } from '../connected/session/session.ts';
import type { RepeatEvents } from '../compositor/islands/restore-island.ts';
import { runMiddleware } from '../compositor/middleware.ts';
import { startAccountArea } from './account-area.ts';
import { loadCommons, readCommons } from './commons.ts';
import { idle, whenIdle } from './scheduling.ts';
import { startDrawings } from './drawings.ts';
import { startIslands } from './islands.ts';
import type { HydrationFailure } from './islands.ts';
import { startNotices } from './session-notices.ts';
import { startTags } from './start-tags.ts';
import { startTheme } from './theme.ts';
import { showToast } from './toasts.ts';

/** Removes the toast about a failure or the connection. There is at most one. */
let removeToast = (): void => {};

/*
 * Script of every page, without a framework. Its features are independent of each other, and the page works without all
 * of them. The page's middleware runs first, and may redirect the visitor. If it fails, the error screen replaces the
 * page's content.
 */
try {
  const redirect = getMiddlewareRedirect();
  if (redirect === undefined) start();
  else location.replace(redirect);
} catch (error) {
  void fail(error);
}

/**
 * Returns the URL to which the page’s middleware redirects the visitor, if any. The root element names the middleware.
 */
function getMiddlewareRedirect(): string | undefined {
  const names = document.documentElement.dataset['middleware']?.split(' ') ?? [];
  return runMiddleware(names, { path: location.pathname + location.search, signedIn: hasStoredSession() });
}

async function fail(error: unknown): Promise<void> {
  reportError(error);
  // If the error screen can’t be loaded, the page stays as it is.
  await import('./on-demand/error-screen.ts').then(({ showErrorScreen }) => showErrorScreen(error)).catch(() => {});
  start();
}

function start(): void {
  startTheme();
  startMenus();
  startAccountArea({ onUnanswered });
  startIslands(document, { hydrate, onUnanswered });
  startNotices();
  watchConnection();
  startOptionalParts();
  startTags();
  whenIdle(renderDeferredSections);
  whenIdle(startDrawings);
  whenIdle(
    () =>
      // If it can’t be loaded, pages are fetched on click, new builds are not announced, “Send to my Mac” opens an
      // email, and copying doesn’t work.
      void import('./deferred/deferred.ts')
        .then(({ startDeferred }) => startDeferred())
        .then(markReady)
        .catch(ignore),
  );
  // If the site settings can’t be loaded, the fallback texts in the page stay.
  whenIdle(() => void loadCommons());
}

const ignore = (): void => {};

/** Marks the document once everything that starts without an interaction has started. Tests wait for this. */
function markReady(): void {
  document.documentElement.dataset['runtime'] = 'ready';
}

/** Starts features that only few pages have. If their code can’t be loaded, the markup stays as it is. */
function startOptionalParts(): void {
  const { announced, announcement } = document.documentElement.dataset;
  if (announced === 'kept' || (announcement && announced !== 'closed'))
    import('./on-demand/announcement.ts').then(({ startAnnouncement }) => startAnnouncement()).catch(() => {});
  if (document.querySelector('[data-section=site-search]'))
    import('./site-search/search.ts').then(({ startSearch }) => startSearch()).catch(() => {});
}

async function hydrate(element: HTMLElement): Promise<RepeatEvents> {
  if (import.meta.env.DEV) {
    // React’s refresh runtime must load before React. It calls a client router, which this site doesn’t have.
    await import('virtual:react-router/inject-hmr-runtime');
    Object.assign(globalThis, { __reactRouterDataRouter: { revalidate: () => {} } });
  }
  // The session, too: if it can’t be loaded, the hydration fails, and the island doesn’t wait for its data forever.
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
  removeToast();
  return repeatEvents;
}

/** Messages about a part of the page that doesn’t work. */
const FAILURE_MESSAGES: Readonly<Record<HydrationFailure, string>> = {
  unloaded: 'This page couldn’t be loaded fully. Check your connection and try again.',
  broken: 'Part of this page isn’t working. Reload it and try again.',
};

/**
 * Shows a single toast about a part of the page that doesn’t work. A page of an outdated build is reloaded, or a toast
 * says that it is outdated.
 */
function onUnanswered(failure: HydrationFailure): void {
  removeToast();
  removeToast = showToast({ tone: 'danger', text: FAILURE_MESSAGES[failure] });
  import('./deferred/deferred.ts')
    .then(({ leaveOldBuild }) => leaveOldBuild())
    .then((isOutdated) => {
      if (isOutdated) removeToast();
    })
    .catch(ignore);
}

/**
 * Shows a toast while the connection is lost. It appears only when the connection is lost later, because a browser on a
 * computer without a network is offline even on pages of that computer.
 */
function watchConnection(): void {
  addEventListener('offline', () => {
    removeToast();
    removeToast = showToast({
      tone: 'neutral',
      text: 'You’re offline. Forms and other pages work again when you’re back online.',
    });
  });
  addEventListener('online', () => removeToast());
}

/**
 * Closes a menu of the header when the focus leaves it, for example with Tab after its last link. Otherwise, it would
 * cover the focused element. The browser itself closes it on Escape and on a click outside.
 */
function startMenus(): void {
  document.addEventListener('focusin', ({ target }) => {
    const menu = document.querySelector<HTMLElement>('header :popover-open');
    if (!menu || !(target instanceof Element) || menu.contains(target)) return;
    // Moving from its first link back to its button doesn’t leave the menu.
    if (target instanceof HTMLButtonElement && target.popoverTargetElement === menu) return;
    menu.hidePopover();
  });
}

/**
 * Renders the sections below the first view, from top to bottom, one each time the browser is idle: their real heights
 * replace the estimates in `app.css`. The head script marks pages that start this way.
 */
function renderDeferredSections(): void {
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

import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useMatches, useNavigate, useNavigationType } from 'react-router';
import { pageAmong } from '../compositor/page.ts';
import { runMiddleware } from '../compositor/middleware.ts';
import { NavigationContext } from '../connected/navigation.ts';
import { releaseEarlySubmit } from '../runtime/early-submit.ts';
import { startRuntime } from '../runtime/start.ts';
import type { Runtime } from '../runtime/start.ts';
import { hasStoredSession } from '../runtime/stored-session.ts';
import { appLinkTarget, isAppPath } from './app-link.ts';

/** One runtime a page, however often React mounts. */
let runtime: Runtime | undefined;

/**
 * What an app page does that a document does not: it takes over the links to other app pages, sends a form that was
 * sent too early, moves the focus with the page, and runs the middleware of each page it comes to. On the server, and so
 * in every document, it is nothing.
 */
export function AppBehaviour({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const go = useCallback(
    (target: string) => {
      if (isAppPath(new URL(target, location.href))) void navigate(target);
      else location.assign(target);
    },
    [navigate],
  );

  useLayoutEffect(releaseEarlySubmit, []);
  useEffect(() => {
    runtime ??= startRuntime({ app: true });
  }, []);
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const target = appLinkTarget(event);
      if (target === undefined) return;
      event.preventDefault();
      // The menu the link is in would stay open over the new page.
      document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
      void navigate(target);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  useArrival();
  useMiddleware(go);

  return <NavigationContext value={go}>{children}</NavigationContext>;
}

/**
 * After a navigation the new page is where the focus is, at its top, with the site's own words in it. Going back, the
 * browser finds the place again by itself; React Router's way would leave a value of its own in the storage.
 */
function useArrival(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (kind !== NavigationType.Pop) scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    runtime?.refresh();
  }, [pathname, kind]);
}

function useMiddleware(go: (target: string) => void): void {
  const { pathname, search } = useLocation();
  const page = pageAmong(useMatches().map(({ handle }) => handle));
  useEffect(() => {
    const visit = { path: pathname + search, signedIn: hasStoredSession() };
    const target = runMiddleware(page?.middleware ?? [], visit);
    if (target !== undefined) go(target);
  }, [page, pathname, search, go]);
}

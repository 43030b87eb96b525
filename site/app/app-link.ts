/** Whether an address is that of an app page of this site. The server lists them on the root of every app page. */
export function isAppPath({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): boolean {
  const paths = document.documentElement.dataset['apps']?.split(' ') ?? [];
  return origin === location.origin && paths.includes(pathname);
}

/**
 * Where a click leads within the app, if it does: a plain click on a link to an app page. Everything else is the
 * browser's: documents, other sites, new tabs, downloads, anchors of the same page.
 */
export function appLinkTarget(event: MouseEvent): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return undefined;
  const url = new URL(link.href);
  const isAnchor = url.hash !== '' && url.pathname === location.pathname && url.search === location.search;
  return isAppPath(url) && !isAnchor ? url.pathname + url.search + url.hash : undefined;
}

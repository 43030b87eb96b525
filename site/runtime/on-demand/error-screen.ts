import { isCrawler } from '../../contract/crawler.ts';
import { PublicError } from '../../compositor/middleware.ts';

/** Built page with the error screen. */
const ERROR_PAGE = '/error.html';

/**
 * Replaces the page’s content with the error screen and the public message of an error, if it has one, and excludes the
 * page from search engines. A page of an outdated build is reloaded instead, or a toast says that a new version is
 * available. Crawlers keep the page unchanged. Never rejects: if the screen can’t be loaded, the page stays.
 */
export async function showErrorScreen(error: unknown): Promise<void> {
  if (isCrawler(navigator.userAgent)) return;
  const robots = document.createElement('meta');
  robots.name = 'robots';
  robots.content = 'noindex';
  document.head.append(robots);
  const page = await fetchDocument(ERROR_PAGE);
  const screen = page?.querySelector('main');
  if (!page || !screen) return;
  // Short class names differ between builds, so the screen would have wrong styles here, and its stylesheet would change
  // the rest of the page.
  if (page.documentElement.dataset['build'] !== document.documentElement.dataset['build']) {
    await import('../deferred/deferred.ts').then(({ leaveOldBuild }) => leaveOldBuild()).catch(() => {});
    return;
  }
  await loadStyles(page);
  const message = screen.querySelector('[data-slot=error-message]');
  if (message && error instanceof PublicError) message.textContent = error.message;
  document.title = page.title;
  document.querySelector('main')?.replaceChildren(...screen.childNodes);
}

/**
 * Loads the stylesheet that the error page links, because this page has only the styles of its markup and islands. Also
 * resolves if it can't be loaded.
 */
function loadStyles(page: Document): Promise<void> {
  const href = page.querySelector('link[rel=stylesheet]:not([media])')?.getAttribute('href');
  return new Promise((resolve) => {
    if (!href) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

/** Returns a page as a document without running its scripts; null if it can’t be loaded. */
function fetchDocument(path: string): Promise<Document | null> {
  return new Promise((resolve) => {
    // Not `fetch`, because the policy of the page forbids creating a document from text (Trusted Types).
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.onload = () => resolve(request.status === 200 ? request.responseXML : null);
    request.onerror = () => resolve(null);
    request.open('GET', path);
    request.send();
  });
}

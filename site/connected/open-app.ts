/** Makes links with `data-app-url` open the app on a Mac. Without the app, and elsewhere, they lead to their `href`. */
export function startOpeningApp(): void {
  // An iPad that requests desktop pages has touch points.
  if (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints === 0)
    document.addEventListener('click', openApp);
}

/** Time after which a page that still has focus means that no app has opened, in milliseconds. */
const APP_OPENS_MS = 2000;

function openApp(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-app-url]') : null;
  if (!link?.dataset['appUrl']) return;
  event.preventDefault();
  location.href = link.dataset['appUrl'];
  setTimeout(() => {
    if (document.hasFocus()) location.href = link.href;
  }, APP_OPENS_MS);
}

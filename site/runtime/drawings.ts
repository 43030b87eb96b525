import stylesheet from './drawings.css?url';
import { idle } from './scheduling.ts';

/** Delay of the drawings outside the viewport after the page is loaded, in milliseconds. */
const OTHERS_AFTER_MS = 1000;

let styled: Promise<unknown> | undefined;
let frames: Promise<unknown> = Promise.resolve();

/**
 * Loads the drawings of the page: those in the viewport at once, then all others and the posters of videos, but only
 * those up to one viewport away if the visitor saves data. The build leaves the frames of drawings empty and names the
 * file with the markup in `data-drawing` (`scripts/build/drawings.ts`). If a file can't be loaded, its frame stays empty.
 *
 * A drawing is animated when half of it is visible, or when it fills half of the viewport, each time it comes into view
 * (`design-system/illustrations/acts.css`).
 */
export function startDrawings(): void {
  const drawings = document.querySelectorAll<HTMLElement>('[data-drawing]');
  const observe = (options: IntersectionObserverInit, report: (entry: IntersectionObserverEntry) => void): void => {
    const observer = new IntersectionObserver((entries) => entries.forEach(report), options);
    for (const frame of drawings) observer.observe(frame);
  };
  const loadVisible = ({ isIntersecting, target }: IntersectionObserverEntry): void => {
    if (isIntersecting) load(target as HTMLElement);
  };
  observe({ threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5] }, (entry) => {
    const { isIntersecting, intersectionRatio, intersectionRect, target } = entry;
    const { dataset } = target as HTMLElement;
    loadVisible(entry);
    if (!isIntersecting) delete dataset['seen'];
    else if (dataset['seen'] !== '')
      dataset['seen'] = intersectionRatio >= 0.5 || intersectionRect.height >= innerHeight / 2 ? '' : 'waiting';
  });
  setTimeout(() => {
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
      return observe({ rootMargin: '100%' }, loadVisible);
    idle(() => {
      drawings.forEach(load);
      for (const poster of document.querySelectorAll<HTMLImageElement>('picture > img[loading=lazy]')) {
        poster.loading = 'eager';
        // Otherwise a full-page screenshot doesn't wait for it.
        poster.decoding = 'sync';
      }
    });
  }, OTHERS_AFTER_MS);
}

function load(frame: HTMLElement): void {
  const name = frame.dataset['drawing'];
  if (!name) return;
  // Clearing the name prevents a second request. The attribute hides the image for print until the drawing is loaded.
  frame.dataset['drawing'] = '';
  showDrawing(frame, name).catch(() => {});
}

async function showDrawing(frame: HTMLElement, name: string): Promise<void> {
  // A request for a document, because the policy of the pages forbids making markup from text (Trusted Types).
  const request = new XMLHttpRequest();
  request.open('GET', `/assets/${name}.txt`);
  request.responseType = 'document';
  request.overrideMimeType('text/html');
  request.send();
  await Promise.all([whenLoaded(request), (styled ??= loadStyles())]);
  const drawing = request.responseXML;
  if (request.status !== 200 || !drawing) return;
  // One per frame: the layout of several takes longer than a frame.
  await (frames = frames.then(() => new Promise(requestAnimationFrame)));
  frame.replaceChildren(...drawing.body.childNodes);
  delete frame.dataset['drawing'];
  frame.addEventListener('pointerenter', () => {
    for (const animation of frame.getAnimations({ subtree: true })) animation.play();
  });
}

function loadStyles(): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = stylesheet;
  document.head.append(link);
  return whenLoaded(link);
}

/** Resolves when a request or an element has loaded. */
function whenLoaded(target: XMLHttpRequest | HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    target.onload = resolve;
    target.onerror = reject;
  });
}

import stylesheet from './drawings.css?url';

/** Delay of the drawings below the window after the page is loaded, in milliseconds. */
const BELOW_AFTER_MS = 1000;

let styled: Promise<unknown> | undefined;
let frames: Promise<unknown> = Promise.resolve();

/**
 * Loads the drawings of the page: those in the window at once, then those within the height of one more window. The build
 * leaves their frames empty, and names in `data-drawing` the file with the markup (`scripts/build/drawings.ts`). If a
 * file can't be loaded, its frame stays empty. A drawing acts when it comes into view, and again when it is hovered:
 * `design-system/illustrations/acts.css`.
 */
export function startDrawings(): void {
  observe('0px', (frame) => {
    frame.dataset['seen'] = '';
    load(frame);
  });
  setTimeout(() => observe('100%', load), BELOW_AFTER_MS);
}

function observe(rootMargin: string, act: (frame: HTMLElement) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) act(target as HTMLElement);
    },
    { rootMargin },
  );
  for (const frame of document.querySelectorAll('[data-drawing]')) observer.observe(frame);
}

function load(frame: HTMLElement): void {
  const name = frame.dataset['drawing'];
  if (!name) return;
  // Without its name it isn't loaded again. The attribute hides the image for paper until the drawing is there.
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
  await Promise.all([loadOf(request), (styled ??= loadStyles())]);
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
  return loadOf(link);
}

/** Resolves when a request or an element has loaded. */
function loadOf(target: XMLHttpRequest | HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    target.onload = resolve;
    target.onerror = reject;
  });
}

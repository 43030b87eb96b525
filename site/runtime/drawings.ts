import stylesheet from './drawings.css?url';

/** Delay of the drawings below the window after the page is loaded, in milliseconds. */
const BELOW_AFTER_MS = 1000;

const begun = new WeakSet<Element>();
let styled: Promise<unknown> | undefined;

/**
 * Loads the drawings of the page: those in the window at once, then those within the height of one more window. The build
 * leaves their frames empty, and names in `data-drawing` the file with the markup (`scripts/build/late-drawings.ts`). If a
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
  if (begun.has(frame)) return;
  begun.add(frame);
  showDrawing(frame).catch(() => {});
}

async function showDrawing(frame: HTMLElement): Promise<void> {
  const [drawing] = await Promise.all([fetchMarkup(frame.dataset['drawing'] ?? ''), (styled ??= loadStyles())]);
  if (!drawing) return;
  frame.replaceChildren(...drawing.body.childNodes);
  delete frame.dataset['drawing'];
  frame.addEventListener('pointerenter', () => {
    for (const animation of frame.getAnimations({ subtree: true })) animation.play();
  });
}

/** Fetches the markup as a document, because the policy of the pages forbids making markup from text (Trusted Types). */
async function fetchMarkup(name: string): Promise<Document | null> {
  const request = new XMLHttpRequest();
  request.open('GET', `/assets/${name}.txt`);
  request.responseType = 'document';
  request.overrideMimeType('text/html');
  request.send();
  await loadOf(request);
  return request.status === 200 ? request.responseXML : null;
}

function loadStyles(): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = stylesheet;
  document.head.append(link);
  return loadOf(link);
}

/** Resolves when a request or an element has loaded. */
function loadOf(target: EventTarget): Promise<unknown> {
  return new Promise((resolve, reject) => {
    target.addEventListener('load', resolve);
    target.addEventListener('error', reject);
  });
}

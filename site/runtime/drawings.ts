import stylesheet from './drawings.css?url';

/** How long after the page is loaded the drawings below the window are fetched, in milliseconds. */
const BELOW_AFTER_MS = 1000;

const begun = new WeakSet<Element>();
let styled: Promise<unknown> | undefined;

/**
 * Loads the drawings of the page: those in the window at once, then those within the height of one more window. The build
 * leaves their frames empty, and names in `data-drawing` the file that has the markup (`scripts/build/late-drawings.ts`). Where a
 * file cannot be had, the frame stays empty.
 */
export function startDrawings(): void {
  loadWithin('0px');
  setTimeout(() => loadWithin('100%'), BELOW_AFTER_MS);
}

function loadWithin(rootMargin: string): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) load(target as HTMLElement);
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
}

/** Fetches the markup as a document, because the policy of the pages forbids making markup from text (Trusted Types). */
function fetchMarkup(name: string): Promise<Document | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Document | null>();
  const request = new XMLHttpRequest();
  request.open('GET', `/assets/${name}.txt`);
  request.responseType = 'document';
  request.overrideMimeType('text/html');
  request.addEventListener('load', () => resolve(request.status === 200 ? request.responseXML : null));
  request.addEventListener('error', reject);
  request.send();
  return promise;
}

function loadStyles(): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = stylesheet;
  link.addEventListener('load', resolve);
  document.head.append(link);
  return promise;
}

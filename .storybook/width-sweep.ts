import { findLayoutErrors } from './layout-errors.ts';

/**
 * Widths in CSS pixels, from the narrowest phone to a wide desktop. They include widths on both sides of each
 * breakpoint.
 */
const WIDTHS_PX = [320, 360, 390, 480, 640, 768, 820, 1024, 1440, 1920] as const;

/** Widths for longer texts and for right-to-left text: the narrowest phone, a tablet and a desktop. */
const FEW_WIDTHS_PX = [320, 820, 1440] as const;

/**
 * Variant of the page that is checked at several widths. Errors mention the name of the variant. The unchanged page has
 * no name.
 */
interface PageVariant {
  readonly name?: string;
  readonly widths: readonly number[];
  /** Changes the page, and returns a function that undoes the change. */
  readonly change?: (page: Document) => () => void;
}

const AS_RENDERED: PageVariant = { widths: WIDTHS_PX };
/** Text must be readable at twice its size (WCAG 2.2, 1.4.4). */
const LARGE_TEXT: PageVariant = { name: 'with text at 200%', widths: [390], change: enlargeText };
const LONG_TEXTS: PageVariant = { name: 'with texts twice as long', widths: FEW_WIDTHS_PX, change: doubleTexts };
const UNBREAKABLE: PageVariant = { name: 'with a path in every text', widths: [360], change: addPaths };
const RIGHT_TO_LEFT: PageVariant = { name: 'from right to left', widths: FEW_WIDTHS_PX, change: setRightToLeft };

/**
 * Finds layout errors in the page of `view`, which must be in an iframe, at every width and with text at twice its
 * size. With `isSection`, it also checks texts twice as long, a file path in every text, and right-to-left text.
 * Returns one line for each error, with the widths and variants in which it occurs. Afterwards, the page is unchanged.
 */
export function sweep(view: Window, { isSection }: { readonly isSection: boolean }): string[] {
  const frame = view.frameElement as HTMLElement | null;
  if (frame === null)
    throw new Error('The story isn’t in an iframe. Run it with the Vitest configuration of .storybook.');
  const before = frame.style.width;
  const errorsByKey = new Map<string, { places: Set<string>; detail: string }>();
  for (const { name, widths, change } of isSection
    ? [AS_RENDERED, LARGE_TEXT, LONG_TEXTS, UNBREAKABLE, RIGHT_TO_LEFT]
    : [AS_RENDERED, LARGE_TEXT]) {
    const undoChange = change?.(view.document);
    try {
      for (const width of widths) {
        frame.style.width = `${width}px`;
        const widthAndVariant = name === undefined ? `${width} px` : `${width} px ${name}`;
        for (const { element, problem, detail } of findLayoutErrors(view.document)) {
          const key = `${element} ${problem}`;
          const recordedError = errorsByKey.get(key);
          if (recordedError === undefined) errorsByKey.set(key, { places: new Set([widthAndVariant]), detail });
          else recordedError.places.add(widthAndVariant);
        }
      }
    } finally {
      undoChange?.();
      frame.style.width = before;
    }
  }
  return [...errorsByKey].map(([key, { places, detail }]) => `at ${[...places].join(', ')}: ${key} (${detail})`);
}

function enlargeText({ documentElement }: Document): () => void {
  const before = documentElement.style.fontSize;
  documentElement.style.fontSize = '200%';
  return () => (documentElement.style.fontSize = before);
}

function setRightToLeft({ documentElement }: Document): () => void {
  const before = documentElement.dir;
  documentElement.dir = 'rtl';
  return () => (documentElement.dir = before);
}

/** Repeats every text, because some languages need more space. Returns a function that restores the texts. */
function doubleTexts(page: Document): () => void {
  return changeTexts(page, (text) => `${text} ${text.trim()}`);
}

/**
 * Adds a file path, which has no space to break at, to the end of every text. Labels of controls and values are
 * excluded, because they usually contain no paths. Returns a function that restores the texts.
 */
function addPaths(page: Document): () => void {
  const path = '~/Library/ApplicationSupport/com.onset.recorder/Recordings';
  return changeTexts(page, (text, { parentElement }) =>
    parentElement?.closest('button, summary, dt, [data-slot=button]') ? text : `${text} ${path} `,
  );
}

/**
 * Changes every text except texts in illustrations and code, and texts without words, such as prices and dates. Returns
 * a function that restores the texts.
 */
function changeTexts({ body }: Document, change: (text: string, node: Text) => string): () => void {
  const texts: [node: Text, before: string][] = [];
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const isExcluded =
      node.parentElement?.closest('[aria-hidden=true], [role=img], svg, style, script, pre, code, time') !== null;
    if (!isExcluded && /\p{L}{3}/u.test(node.data)) texts.push([node, node.data]);
  }
  for (const [node, text] of texts) node.data = change(text, node);
  return () => {
    for (const [node, text] of texts) node.data = text;
  };
}

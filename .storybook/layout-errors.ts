/** A place where the layout of a page is broken at its present width. */
export interface LayoutError {
  /** A short selector and the beginning of the text. */
  readonly element: string;
  readonly problem: string;
  /** Figures and names that differ from width to width. */
  readonly detail: string;
}

/** Less than this, in CSS pixels, is rounding. */
const TOLERANCE = 1;

/**
 * Finds what no reader should meet at any width: a page that scrolls sideways, a word broken because its box is too
 * narrow, text that leaves the card, button or clipped box it stands on, and text or controls that lie over others.
 */
export function findLayoutErrors(document: Document): LayoutError[] {
  const page = new Page(document);
  return [...sidewaysScroll(page), ...brokenWords(page), ...spilledText(page), ...overlaps(page)];
}

/** The lines of a text node, as drawn. */
interface ShownText {
  readonly node: Text;
  readonly element: Element;
  readonly lines: readonly DOMRect[];
}

/** What the detectors ask of a page, each style looked up once. */
class Page {
  readonly document: Document;
  readonly width: number;
  readonly texts: readonly ShownText[];
  readonly #view: Window;
  readonly #styles = new Map<Element, CSSStyleDeclaration>();

  constructor(document: Document) {
    if (document.defaultView === null) throw new Error('The document has no window');
    this.document = document;
    this.#view = document.defaultView;
    this.width = document.documentElement.clientWidth;
    this.texts = this.#shownTexts();
  }

  style(element: Element): CSSStyleDeclaration {
    const known = this.#styles.get(element) ?? this.#view.getComputedStyle(element);
    this.#styles.set(element, known);
    return known;
  }

  isShown(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  /** The element and what it is in, up to the body, which is left out. */
  *withAncestors(element: Element): Generator<Element> {
    for (let each: Element | null = element; each && each !== this.document.body; each = each.parentElement) yield each;
  }

  /** Whether it is cut off at its edges, in a way that the reader cannot scroll. */
  clips(element: Element): boolean {
    const { overflowX, overflowY } = this.style(element);
    return [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
  }

  scrolls(element: Element): boolean {
    const { overflowX, overflowY } = this.style(element);
    return [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
  }

  /** Whether it is there for screen readers alone: clipped to nearly nothing. */
  isVisuallyHidden(element: Element): boolean {
    return [...this.withAncestors(element)].some((each) => {
      const { width, height } = each.getBoundingClientRect();
      return this.clips(each) && (width <= 1 || height <= 1);
    });
  }

  #shownTexts(): ShownText[] {
    const walker = this.document.createTreeWalker(this.document.body, NodeFilter.SHOW_TEXT);
    const range = this.document.createRange();
    const texts: ShownText[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      if (element === null || node.data.trim() === '') continue;
      if (!this.isShown(element) || this.isVisuallyHidden(element)) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (lines.length > 0) texts.push({ node, element, lines });
    }
    return texts;
  }
}

function sidewaysScroll(page: Page): LayoutError[] {
  const { scrollWidth } = page.document.documentElement;
  if (scrollWidth <= page.width) return [];
  const wide = [...page.document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    if (right <= page.width + TOLERANCE && left >= -TOLERANCE) return false;
    const outer = [...page.withAncestors(element)].slice(1);
    return page.isShown(element) && !outer.some((each) => page.clips(each) || page.scrolls(each));
  });
  const innermost = wide.find((element) => !wide.some((other) => other !== element && element.contains(other)));
  return [
    {
      element: name(innermost ?? page.document.body),
      problem: 'makes the page scroll sideways',
      detail: `the page is ${scrollWidth} px wide`,
    },
  ];
}

/** Text that must stay together. A line may break at spaces, after dashes and slashes, and anywhere in URLs and identifiers. */
const WORD = /\d+(?:[.,:]\d+)+|[\p{L}\p{M}\p{N}'’]{2,}/gu;
const IDENTIFIER = /\S*(?:[@_:/.]|\p{Ll}\p{Lu})\S*\w/gu;

function brokenWords(page: Page): LayoutError[] {
  const range = page.document.createRange();
  return page.texts.flatMap(({ node, element, lines }) => {
    if (lines.length < 2) return [];
    const text = node.data.replaceAll(IDENTIFIER, (match) => (/\p{L}/u.test(match) ? ' '.repeat(match.length) : match));
    for (const match of text.matchAll(WORD)) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const [first, last] = [rects[0], rects.at(-1)];
      if (first === undefined || last === undefined || last.top - first.top < first.height / 2) continue;
      const { width } = blockOf(page, element).getBoundingClientRect();
      return [
        {
          element: name(element),
          problem: 'is narrower than its longest word',
          detail: `“${match[0]}” is broken, the box is ${Math.round(width)} px wide`,
        },
      ];
    }
    return [];
  });
}

function spilledText(page: Page): LayoutError[] {
  return page.texts.flatMap(({ element, lines }) => {
    const ground = groundOf(page, element);
    if (ground === undefined) return [];
    const box = ground.getBoundingClientRect();
    const over = Math.max(
      ...lines
        .map(letters)
        .flatMap((line) => [
          box.left - line.left,
          line.right - box.right,
          box.top - line.top,
          line.bottom - box.bottom,
        ]),
    );
    if (over <= TOLERANCE) return [];
    return [
      {
        element: name(element),
        problem: `spills past ${page.clips(ground) ? 'the clipped box' : 'the ground'} ${name(ground, '')}`,
        detail: `by ${Math.round(over)} px`,
      },
    ];
  });
}

/**
 * What the text of an element stands on: the nearest box with a background or a border, or one that cuts it off. None
 * for text that is placed by itself, and for what the reader can scroll or sees is cut short.
 */
function groundOf(page: Page, element: Element): Element | undefined {
  for (const each of page.withAncestors(element)) {
    const style = page.style(each);
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || page.scrolls(each)) return undefined;
    if (style.display !== 'inline' && (page.clips(each) || hasGround(style))) return each;
    if (style.position === 'absolute' || style.position === 'fixed') return undefined;
  }
  return undefined;
}

function hasGround(style: CSSStyleDeclaration): boolean {
  const hasBorder = (['Top', 'Right', 'Bottom', 'Left'] as const).some(
    (side) => Number.parseFloat(style[`border${side}Width`]) > 0 && isVisible(style[`border${side}Color`]),
  );
  return hasBorder || isVisible(style.backgroundColor) || style.backgroundImage !== 'none';
}

const isVisible = (color: string): boolean => !/^rgba\(.*, 0\)$|\/ 0\)$/.test(color);

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], video[controls]';

/** A box that must not lie over another. */
interface Box {
  readonly element: Element;
  readonly text?: Text;
  readonly rect: DOMRect;
}

function overlaps(page: Page): LayoutError[] {
  const boxes = [...textBoxes(page), ...controlBoxes(page)];
  const layers = new Map(boxes.map(({ element }) => [element, layerOf(page, element)]));
  const errors: LayoutError[] = [];
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (belongTogether(one.element, other.element)) continue;
      if (layers.get(one.element) !== layers.get(other.element)) continue;
      const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (width <= TOLERANCE || height <= TOLERANCE) continue;
      if (blockOf(page, one.element) === blockOf(page, other.element) && one.text && other.text) continue;
      errors.push({
        element: name(one.element),
        problem: `and ${name(other.element)} lie over each other`,
        detail: `by ${Math.round(width)} × ${Math.round(height)} px`,
      });
    }
  }
  return errors;
}

/** One in the other, or a control and its label. */
function belongTogether(one: Element, other: Element): boolean {
  if (one.contains(other) || other.contains(one)) return true;
  const label = one.closest('label');
  return label !== null && label === other.closest('label');
}

const textBoxes = (page: Page): Box[] =>
  page.texts.flatMap(({ node, element, lines }) =>
    lines.flatMap((line) => {
      const rect = visiblePart(page, element, letters(line));
      return rect ? [{ element, text: node, rect }] : [];
    }),
  );

function controlBoxes(page: Page): Box[] {
  return [...page.document.body.querySelectorAll(CONTROLS)].flatMap((element) => {
    if (!page.isShown(element) || page.isVisuallyHidden(element)) return [];
    const isInline = page.style(element).display === 'inline';
    const rects = isInline ? [...element.getClientRects()].map(letters) : [insidePadding(page, element)];
    return rects.flatMap((box) => {
      const rect = visiblePart(page, element, box);
      return rect ? [{ element, rect }] : [];
    });
  });
}

/** Where a field's own text is: a button may stand in the padding. For other controls, the whole box. */
function insidePadding(page: Page, element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (!element.matches('input, select, textarea')) return new DOMRect(x, y, width, height);
  const { paddingLeft, paddingRight } = page.style(element);
  const left = Number.parseFloat(paddingLeft);
  return new DOMRect(x + left, y, Math.max(0, width - left - Number.parseFloat(paddingRight)), height);
}

/** The part of a box that no ancestor cuts off; none if nothing is left. */
function visiblePart(page: Page, element: Element, { left, right, top, bottom }: DOMRect): DOMRect | undefined {
  const part = { left, right, top, bottom };
  for (const each of page.withAncestors(element)) {
    if (!page.clips(each) && !page.scrolls(each)) continue;
    const box = each.getBoundingClientRect();
    part.left = Math.max(part.left, box.left);
    part.right = Math.min(part.right, box.right);
    part.top = Math.max(part.top, box.top);
    part.bottom = Math.min(part.bottom, box.bottom);
  }
  const [width, height] = [part.right - part.left, part.bottom - part.top];
  return width > 0 && height > 0 ? new DOMRect(part.left, part.top, width, height) : undefined;
}

/** What an element floats in, where that covers the page on purpose: a menu, a dialog, a header that stays. */
function layerOf(page: Page, element: Element): Element | undefined {
  for (const each of page.withAncestors(element)) {
    if (each.matches(':popover-open, :modal')) return each;
    const style = page.style(each);
    if (style.position === 'static' || style.position === 'relative') continue;
    if (isVisible(style.backgroundColor) || style.backgroundImage !== 'none') return each;
  }
  return undefined;
}

/** The box whose lines the text of an element is in. */
function blockOf(page: Page, element: Element): Element {
  for (const each of page.withAncestors(element)) {
    if (page.style(each).display !== 'inline') return each;
  }
  return page.document.body;
}

/** A line without the room its font keeps above and below the letters. */
function letters({ x, y, width, height }: DOMRect): DOMRect {
  return new DOMRect(x, y + height * 0.2, width, height * 0.6);
}

/** A short selector, and the beginning of the text. */
function name(element: Element, text = element.textContent): string {
  const own = [element.tagName.toLowerCase()];
  const slot = element.getAttribute('data-slot');
  if (slot !== null) own.push(`[data-slot=${slot}]`);
  const parent = element.parentElement?.closest('[data-slot], [data-section]');
  const place = parent?.getAttribute('data-slot') ?? parent?.getAttribute('data-section');
  const words = text.trim().replaceAll(/\s+/g, ' ');
  const start = words.length > 32 ? `${words.slice(0, 32)}…` : words;
  return `${place === undefined || place === null ? '' : `${place} > `}${own.join('')}${start === '' ? '' : ` “${start}”`}`;
}

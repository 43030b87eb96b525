/** Layout error of a page at its current width. */
export interface LayoutError {
  /** Short selector and the beginning of the text. */
  readonly element: string;
  readonly problem: string;
  /** Numbers and names that depend on the width. */
  readonly detail: string;
}

/** Tolerance for rounding in CSS pixels. */
const TOLERANCE = 1;

/**
 * Finds layout errors: horizontal scrolling of the page, words broken because their box is too narrow, text outside its
 * card, button or clipped box, and text or controls that overlap others.
 */
export function findLayoutErrors(document: Document): LayoutError[] {
  const page = new Page(document);
  return [...sidewaysScroll(page), ...brokenWords(page), ...spilledText(page), ...overlaps(page)];
}

/** Returns the boxes of a text node's rendered lines. */
interface ShownText {
  readonly node: Text;
  readonly element: Element;
  readonly lines: readonly DOMRect[];
}

/** Facts about a page that the detectors need. Each style is read once. */
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

  /** Returns the element and its ancestors below the body. */
  *withAncestors(element: Element): Generator<Element> {
    for (let each: Element | null = element; each && each !== this.document.body; each = each.parentElement) yield each;
  }

  /** Returns true if the element clips its content and can't be scrolled. */
  clips(element: Element): boolean {
    const { overflowX, overflowY } = this.style(element);
    return [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
  }

  scrolls(element: Element): boolean {
    const { overflowX, overflowY } = this.style(element);
    return [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
  }

  /** Returns true if the element is only for screen readers: clipped to at most a few pixels. */
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
 * Returns the nearest ancestor with a background or a border, or one that clips the text. Returns undefined for
 * absolutely positioned text, and for text that can be scrolled or has an ellipsis.
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

/** Box that must not overlap others. */
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

/** Returns true if one contains the other, or if they are a control and its label. */
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

/**
 * Returns the content box of a text field, because a button can be in its padding. For other controls, returns the
 * whole box.
 */
function insidePadding(page: Page, element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (!element.matches('input, select, textarea')) return new DOMRect(x, y, width, height);
  const { paddingLeft, paddingRight } = page.style(element);
  const left = Number.parseFloat(paddingLeft);
  return new DOMRect(x + left, y, Math.max(0, width - left - Number.parseFloat(paddingRight)), height);
}

/** Returns the part of a box that no ancestor clips, or undefined if all of it is clipped. */
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

/** Returns the ancestor that covers the page on purpose, such as a menu, a dialog or a sticky header. */
function layerOf(page: Page, element: Element): Element | undefined {
  for (const each of page.withAncestors(element)) {
    if (each.matches(':popover-open, :modal')) return each;
    const style = page.style(each);
    if (style.position === 'static' || style.position === 'relative') continue;
    if (isVisible(style.backgroundColor) || style.backgroundImage !== 'none') return each;
  }
  return undefined;
}

/** Returns the block container of an element's text. */
function blockOf(page: Page, element: Element): Element {
  for (const each of page.withAncestors(element)) {
    if (page.style(each).display !== 'inline') return each;
  }
  return page.document.body;
}

/** Returns the box of a line without the space that the font has above and below the letters. */
function letters({ x, y, width, height }: DOMRect): DOMRect {
  return new DOMRect(x, y + height * 0.2, width, height * 0.6);
}

/** Returns a short selector and the beginning of the text. */
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

/** Layout error of a page at its current width. */
export interface LayoutError {
  /** Short selector of the element, and the beginning of its text. */
  readonly element: string;
  readonly problem: string;
  /**
   * Details that can differ between viewport widths, such as sizes. Errors that differ only in their details are
   * reported once.
   */
  readonly detail: string;
}

/** Tolerance for rounding errors, in CSS pixels. */
const TOLERANCE_PX = 1;

/**
 * Finds layout errors: horizontal scrolling of the page, words broken because their box is too narrow, text outside its
 * card, button or clipped box, and text or controls that overlap others.
 */
export function findLayoutErrors(document: Document): LayoutError[] {
  const page = new Page(document);
  return [
    ...findHorizontalScrolling(page),
    ...findBrokenWords(page),
    ...findOverflowingText(page),
    ...findOverlaps(page),
  ];
}

/** Visible text node, with its element and the box of each rendered line. */
interface ShownText {
  readonly node: Text;
  readonly element: Element;
  readonly lines: readonly DOMRect[];
}

/** Visible texts and computed styles of a page, for all checks in this file. Each style is read only once. */
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
    const computedStyle = this.#styles.get(element) ?? this.#view.getComputedStyle(element);
    this.#styles.set(element, computedStyle);
    return computedStyle;
  }

  isShown(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  /** Yields the element and its ancestors, excluding the body. */
  *withAncestors(element: Element): Generator<Element> {
    for (
      let ancestorOrSelf: Element | null = element;
      ancestorOrSelf && ancestorOrSelf !== this.document.body;
      ancestorOrSelf = ancestorOrSelf.parentElement
    )
      yield ancestorOrSelf;
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

  /**
   * Returns true if the element is only for screen readers, because it or an ancestor is clipped to a width or height
   * of at most 1 px.
   */
  isVisuallyHidden(element: Element): boolean {
    return [...this.withAncestors(element)].some((ancestorOrSelf) => {
      const { width, height } = ancestorOrSelf.getBoundingClientRect();
      return this.clips(ancestorOrSelf) && (width <= 1 || height <= 1);
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

function findHorizontalScrolling(page: Page): LayoutError[] {
  const { scrollWidth } = page.document.documentElement;
  if (scrollWidth <= page.width) return [];
  const overflowing = [...page.document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    if (right <= page.width + TOLERANCE_PX && left >= -TOLERANCE_PX) return false;
    const outer = [...page.withAncestors(element)].slice(1);
    return (
      page.isShown(element) &&
      !outer.some((ancestorOrSelf) => page.clips(ancestorOrSelf) || page.scrolls(ancestorOrSelf))
    );
  });
  const innermost = overflowing.find(
    (element) => !overflowing.some((other) => other !== element && element.contains(other)),
  );
  return [
    {
      element: describeElement(innermost ?? page.document.body),
      problem: 'makes the page scroll sideways',
      detail: `the page is ${scrollWidth} px wide`,
    },
  ];
}

/**
 * Pattern of a number or word that must not be broken across lines. Line breaks are allowed at spaces, after dashes and
 * slashes, and anywhere in URLs and identifiers.
 */
const WORD_PATTERN = /\d+(?:[.,:]\d+)+|[\p{L}\p{M}\p{N}'’]{2,}/gu;
const IDENTIFIER_PATTERN = /\S*(?:[@_:/.]|\p{Ll}\p{Lu})\S*\w/gu;

function findBrokenWords(page: Page): LayoutError[] {
  const range = page.document.createRange();
  return page.texts.flatMap(({ node, element, lines }) => {
    if (lines.length < 2) return [];
    const text = node.data.replaceAll(IDENTIFIER_PATTERN, (match) =>
      /\p{L}/u.test(match) ? ' '.repeat(match.length) : match,
    );
    for (const match of text.matchAll(WORD_PATTERN)) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const [first, last] = [rects[0], rects.at(-1)];
      if (first === undefined || last === undefined || last.top - first.top < first.height / 2) continue;
      const { width } = findBlockContainer(page, element).getBoundingClientRect();
      return [
        {
          element: describeElement(element),
          problem: 'is narrower than its longest word',
          detail: `“${match[0]}” is broken, the box is ${Math.round(width)} px wide`,
        },
      ];
    }
    return [];
  });
}

function findOverflowingText(page: Page): LayoutError[] {
  return page.texts.flatMap(({ element, lines }) => {
    const container = findContainer(page, element);
    if (container === undefined) return [];
    const box = container.getBoundingClientRect();
    const overflowPx = Math.max(
      ...lines
        .map(trimToLetters)
        .flatMap((line) => [
          box.left - line.left,
          line.right - box.right,
          box.top - line.top,
          line.bottom - box.bottom,
        ]),
    );
    if (overflowPx <= TOLERANCE_PX) return [];
    return [
      {
        element: describeElement(element),
        problem: `spills past ${page.clips(container) ? 'the clipped box' : 'the box'} ${describeElement(container, '')}`,
        detail: `by ${Math.round(overflowPx)} px`,
      },
    ];
  });
}

/**
 * Returns the box that must contain a text: the nearest ancestor that has a background or a border, or that clips the
 * text. Returns undefined if the text is absolutely positioned, can be scrolled or has an ellipsis.
 */
function findContainer(page: Page, element: Element): Element | undefined {
  for (const ancestorOrSelf of page.withAncestors(element)) {
    const style = page.style(ancestorOrSelf);
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || page.scrolls(ancestorOrSelf))
      return undefined;
    if (style.display !== 'inline' && (page.clips(ancestorOrSelf) || hasBackgroundOrBorder(style)))
      return ancestorOrSelf;
    if (style.position === 'absolute' || style.position === 'fixed') return undefined;
  }
  return undefined;
}

function hasBackgroundOrBorder(style: CSSStyleDeclaration): boolean {
  const hasBorder = (['Top', 'Right', 'Bottom', 'Left'] as const).some(
    (side) => Number.parseFloat(style[`border${side}Width`]) > 0 && isVisible(style[`border${side}Color`]),
  );
  return hasBorder || isVisible(style.backgroundColor) || style.backgroundImage !== 'none';
}

const isVisible = (color: string): boolean => !/^rgba\(.*, 0\)$|\/ 0\)$/.test(color);

const CONTROL_SELECTOR = 'a[href], button, input, select, textarea, summary, [role="button"], video[controls]';

/** Box of a text or a control. The boxes of different elements must not overlap. */
interface Box {
  readonly element: Element;
  readonly text?: Text;
  readonly rect: DOMRect;
}

function findOverlaps(page: Page): LayoutError[] {
  const boxes = [...getTextBoxes(page), ...getControlBoxes(page)];
  const overlays = new Map(boxes.map(({ element }) => [element, findOverlay(page, element)]));
  const errors: LayoutError[] = [];
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (belongTogether(one.element, other.element)) continue;
      if (overlays.get(one.element) !== overlays.get(other.element)) continue;
      const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (width <= TOLERANCE_PX || height <= TOLERANCE_PX) continue;
      if (findBlockContainer(page, one.element) === findBlockContainer(page, other.element) && one.text && other.text)
        continue;
      errors.push({
        element: describeElement(one.element),
        problem: `and ${describeElement(other.element)} lie over each other`,
        detail: `by ${Math.round(width)} × ${Math.round(height)} px`,
      });
    }
  }
  return errors;
}

/** Returns true if one element contains the other, or if both are in the same `label` element. */
function belongTogether(one: Element, other: Element): boolean {
  if (one.contains(other) || other.contains(one)) return true;
  const label = one.closest('label');
  return label !== null && label === other.closest('label');
}

const getTextBoxes = (page: Page): Box[] =>
  page.texts.flatMap(({ node, element, lines }) =>
    lines.flatMap((line) => {
      const rect = getVisiblePart(page, element, trimToLetters(line));
      return rect ? [{ element, text: node, rect }] : [];
    }),
  );

function getControlBoxes(page: Page): Box[] {
  return [...page.document.body.querySelectorAll(CONTROL_SELECTOR)].flatMap((element) => {
    if (!page.isShown(element) || page.isVisuallyHidden(element)) return [];
    const isInline = page.style(element).display === 'inline';
    const rects = isInline ? [...element.getClientRects()].map(trimToLetters) : [getControlBox(page, element)];
    return rects.flatMap((box) => {
      const rect = getVisiblePart(page, element, box);
      return rect ? [{ element, rect }] : [];
    });
  });
}

/**
 * Returns the box of a control. For form fields, the box excludes the horizontal padding, because a button can be
 * placed on it.
 */
function getControlBox(page: Page, element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (!element.matches('input, select, textarea')) return new DOMRect(x, y, width, height);
  const { paddingLeft, paddingRight } = page.style(element);
  const left = Number.parseFloat(paddingLeft);
  return new DOMRect(x + left, y, Math.max(0, width - left - Number.parseFloat(paddingRight)), height);
}

/** Returns the part of a box that no ancestor clips, or undefined if all of it is clipped. */
function getVisiblePart(page: Page, element: Element, { left, right, top, bottom }: DOMRect): DOMRect | undefined {
  const part = { left, right, top, bottom };
  for (const ancestorOrSelf of page.withAncestors(element)) {
    if (!page.clips(ancestorOrSelf) && !page.scrolls(ancestorOrSelf)) continue;
    const box = ancestorOrSelf.getBoundingClientRect();
    part.left = Math.max(part.left, box.left);
    part.right = Math.min(part.right, box.right);
    part.top = Math.max(part.top, box.top);
    part.bottom = Math.min(part.bottom, box.bottom);
  }
  const [width, height] = [part.right - part.left, part.bottom - part.top];
  return width > 0 && height > 0 ? new DOMRect(part.left, part.top, width, height) : undefined;
}

/**
 * Returns the nearest element that is meant to cover the page, such as a menu, a dialog or a sticky header: the given
 * element or one of its ancestors.
 */
function findOverlay(page: Page, element: Element): Element | undefined {
  for (const ancestorOrSelf of page.withAncestors(element)) {
    if (ancestorOrSelf.matches(':popover-open, :modal')) return ancestorOrSelf;
    const style = page.style(ancestorOrSelf);
    if (style.position === 'static' || style.position === 'relative') continue;
    if (isVisible(style.backgroundColor) || style.backgroundImage !== 'none') return ancestorOrSelf;
  }
  return undefined;
}

/**
 * Returns the block container of an element: the element itself, or its nearest ancestor that isn't displayed inline.
 */
function findBlockContainer(page: Page, element: Element): Element {
  for (const ancestorOrSelf of page.withAncestors(element)) {
    if (page.style(ancestorOrSelf).display !== 'inline') return ancestorOrSelf;
  }
  return page.document.body;
}

/** Returns the box of a line, reduced to the approximate height of its letters. */
function trimToLetters({ x, y, width, height }: DOMRect): DOMRect {
  return new DOMRect(x, y + height * 0.2, width, height * 0.6);
}

/** Returns a short selector of an element and the beginning of its text. */
function describeElement(element: Element, text = element.textContent): string {
  const nameParts = [element.tagName.toLowerCase()];
  const slot = element.getAttribute('data-slot');
  if (slot !== null) nameParts.push(`[data-slot=${slot}]`);
  const parent = element.parentElement?.closest('[data-slot], [data-section]');
  const parentName = parent?.getAttribute('data-slot') ?? parent?.getAttribute('data-section');
  const label = text.trim().replaceAll(/\s+/g, ' ');
  const shortText = label.length > 32 ? `${label.slice(0, 32)}…` : label;
  return `${parentName === undefined || parentName === null ? '' : `${parentName} > `}${nameParts.join('')}${shortText === '' ? '' : ` “${shortText}”`}`;
}

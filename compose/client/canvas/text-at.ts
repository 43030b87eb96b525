import { marksIn, unmarked } from '../../preview/marks.ts';
import type { DrawnTexts } from '../../protocol/protocol.ts';
import type { Path } from '../fields/field-props.ts';
import { wake } from './awake.ts';
import { elementOf } from './section-elements.ts';

/** A text of the page, and where it is shown. */
export interface TextPlace {
  /** Where it stands in the document. */
  readonly path: Path;
  /** The element that shows it and nothing else; undefined where it cannot be typed into there. */
  readonly element: HTMLElement | undefined;
}

/** What takes keys and presses for itself, so that nothing can be typed in it. */
const ACTING = 'button, summary, label, select, textarea, option';

/**
 * The text of the document that a node of a section shows. The marked drawing of the page has the same texts in the same order;
 * where it has not, because a view looked at a text, nothing is found.
 */
export function textAt(page: Document, id: string, node: Node, drawn: DrawnTexts): TextPlace | undefined {
  const section = elementOf(page, id);
  const marked = markedSection(page, id, drawn);
  if (!section || !marked) return undefined;
  const [shown, found] = [textNodes(section), textNodes(marked)];
  const index = shown.findIndex((each) => each === node);
  const twin = found[index];
  if (!twin || shown.length !== found.length || unmarked(twin.data) !== shown[index]?.data) return undefined;
  const number = nearestMark(twin, marked);
  const text = number === undefined ? undefined : drawn.texts[number];
  if (!text) return undefined;
  const parent = node.parentElement;
  const isAlone = parent?.childNodes.length === 1 && marksIn(twin.data).length === 1;
  return {
    path: ['sections', text.section, 'content', ...text.path],
    element: isAlone && parent.closest(ACTING) === null ? parent : undefined,
  };
}

function markedSection(page: Document, id: string, { body }: DrawnTexts): Element | undefined {
  const drawn = page.implementation.createHTMLDocument();
  drawn.body.innerHTML = body;
  return elementOf(drawn, id);
}

/** The mark of the text a node is part of: its own, or that of the nearest part around it that holds a whole one. */
function nearestMark(node: Text, section: Element): number | undefined {
  for (let around: Node | null = node; around && around !== section; around = around.parentNode) {
    const [first, ...others] = marksIn(around.textContent ?? '');
    if (first !== undefined) return others.length === 0 ? first : undefined;
  }
  return undefined;
}

function textNodes(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/** The text node at a point of the page, though the page is inert. */
export function textNodeAt(page: Document, x: number, y: number): Text | undefined {
  const sleep = wake(page);
  const element = page.elementFromPoint(x, y);
  sleep();
  const range = page.createRange();
  return [...(element?.childNodes ?? [])].filter(isText).find((node) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
    );
  });
}

// By its kind and not by its class, which each document has of its own.
const isText = (node: Node): node is Text => node.nodeType === 3;

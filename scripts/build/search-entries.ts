import type { Element, ElementContent } from 'hast';
import type { SearchEntry } from '../../site/runtime/search/index-files.ts';
import type { ListedPage } from './check-pages.ts';
import { findElement } from './main-element.ts';
import { readable } from './markdown-twin.ts';

/** A place of a page that can be found, with its text. */
export interface FoundPlace {
  readonly entry: SearchEntry;
  readonly text: string;
}

/** What stands on many pages and is about none of them. */
const OF_NO_PAGE = new Set(['breadcrumbs', 'call-to-action', 'pagination', 'post-list', 'signup-form', 'site-search']);

/** An address that a person wrote, and not React: those hold from one build to the next. */
const ADDRESS = /^[a-z][\w.-]*$/;

/** The address of a version in the changelog. */
const VERSION = /^v(\d+\.\d+\.\d+)$/;

/**
 * The places of the `main` of a page: the page as a whole, down to its second heading, and each part below an `h2`, with an
 * address on the page. A version of the changelog is a place too.
 */
export function searchEntries(main: Element, page: Pick<ListedPage, 'path' | 'title' | 'description'>): FoundPlace[] {
  const parts: Part[] = [{ address: undefined, heading: '', words: [] }];
  collect(readable(own(main.children), 'https://page.invalid'), undefined, parts);
  return parts
    .filter(({ isNotes }) => isNotes !== true)
    .map((part, index) => ({ entry: entryOf(part, index === 0, page), text: textOf(part.words) }))
    .filter(({ entry, text }, index) => index === 0 || (entry.heading !== undefined && text !== ''));
}

interface Part {
  readonly address: string | undefined;
  heading: string;
  /** True for the footnotes of a text: its sources, which are not searched. */
  readonly isNotes?: boolean;
  readonly words: string[];
}

function collect(nodes: readonly ElementContent[], around: string | undefined, parts: Part[]): void {
  for (const node of nodes) {
    if (node.type === 'text') parts.at(-1)?.words.push(node.value);
    if (node.type !== 'element') continue;
    const { id } = node.properties;
    const address = typeof id === 'string' && ADDRESS.test(id) ? id : around;
    const holdsHeading = address !== around && node.tagName !== 'h2' && findElement(node, 'h2') !== undefined;
    if (holdsHeading) parts.push({ address, heading: '', words: [] });
    if (node.tagName === 'h1') continue; // The title says it.
    if (node.tagName === 'h2') beginPart(node, address, parts);
    else collect(node.children, address, parts);
    // Blocks do not run together.
    parts.at(-1)?.words.push(' ');
  }
}

function beginPart(heading: Element, address: string | undefined, parts: Part[]): void {
  const words = wordsIn(heading);
  const last = parts.at(-1);
  if (last !== undefined && last.address === address && last.heading === '' && parts.length > 1) last.heading = words;
  else parts.push({ address, heading: words, isNotes: heading.properties['dataSlot'] === 'notes-heading', words: [] });
}

function entryOf(
  { address, heading }: Part,
  isWhole: boolean,
  { path, title, description }: Pick<ListedPage, 'path' | 'title' | 'description'>,
): SearchEntry {
  const kind = path.startsWith('/blog') ? 'Blog' : 'Page';
  if (isWhole) return { href: path, kind, title, about: description };
  const href = address === undefined ? path : `${path}#${address}`;
  const version = VERSION.exec(address ?? '')?.[1];
  if (version !== undefined) return { href, kind: 'Version', title: `Version ${version}`, heading };
  return { href, kind, title, ...(heading === '' ? {} : { heading }) };
}

/** Without the parts that every page has, without ways to other pages, and without what is drawn. */
function own(nodes: readonly ElementContent[], inFigure = false): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    if (node.tagName === 'nav' || OF_NO_PAGE.has(String(node.properties['dataSection']))) return [];
    // What is said in a drawing is said of nothing; what stands under it is.
    const isDrawn = node.properties['role'] === 'img' || (inFigure && node.tagName !== 'figcaption');
    if (isDrawn) return [];
    const isDrawing = node.tagName === 'figure' && node.properties['dataSlot'] !== 'code';
    return [{ ...node, children: own(node.children, isDrawing) }];
  });
}

function wordsIn(element: Element): string {
  const parts: Part[] = [{ address: undefined, heading: '', words: [] }];
  collect(element.children, undefined, parts);
  return textOf(parts[0]?.words ?? []);
}

/** One line, with no space before what closes a word. */
function textOf(words: readonly string[]): string {
  return words
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)](?:\s|$))/g, '')
    .trim();
}

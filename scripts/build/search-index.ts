import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Element, ElementContent } from 'hast';
import { HEADINGS_FILE, TEXTS_FILE } from '../../site/runtime/search/index-files.ts';
import type { SearchEntry } from '../../site/runtime/search/index-files.ts';
import type { ListedPage } from './check-site.ts';
import { readableContent } from './markdown-versions.ts';
import { findElement, mainElement } from './step.ts';
import type { Step } from './step.ts';

/** Part of a page that the search finds, with its text. */
export interface IndexedPart {
  readonly entry: SearchEntry;
  readonly text: string;
}

/**
 * Index of the site's search, in two files: the headings of all indexed pages, and their texts. The names have no hash,
 * because the pages are rendered before; browsers revalidate them.
 */
export function searchIndex(): Step {
  // By URL: of two headings without an ID, the first counts, because it is at the top of the page.
  const parts = new Map<string, IndexedPart>();
  return {
    writes: 'search index',
    page: (page) => {
      if (page.listed?.noindex !== false) return;
      for (const part of searchEntries(mainElement(page), page.listed))
        if (!parts.has(part.entry.href)) parts.set(part.entry.href, part);
    },
    site: ({ client }) => {
      const write = (path: string, data: unknown): void => writeFileSync(join(client, path), JSON.stringify(data));
      mkdirSync(join(client, dirname(HEADINGS_FILE)), { recursive: true });
      const all = [...parts.values()];
      write(
        HEADINGS_FILE,
        all.map(({ entry }) => entry),
      );
      write(TEXTS_FILE, Object.fromEntries(all.map(({ entry, text }) => [entry.href, text])));
    },
  };
}

/** Sections that are on many pages, and aren't about any of them. */
const SHARED_SECTIONS = new Set([
  'breadcrumbs',
  'call-to-action',
  'pagination',
  'post-list',
  'signup-form',
  'site-search',
]);

/** Pattern of IDs that people wrote. React's own change from build to build. */
const STABLE_ID = /^[a-z][\w.-]*$/;

/** Pattern of the IDs of versions in the changelog. */
const VERSION_ID = /^v(\d+\.\d+\.\d+)$/;

/**
 * Returns the entries of a page: one for the page, with its text up to the second heading, and one for each part that
 * begins with an `h2`, such as a version of the changelog.
 */
export function searchEntries(main: Element, page: Pick<ListedPage, 'path' | 'title' | 'description'>): IndexedPart[] {
  const parts: Part[] = [{ id: undefined, heading: '', words: [] }];
  collect(readableContent(ownContent(main.children), 'https://page.invalid'), undefined, parts);
  return parts
    .filter(({ isNotes }) => isNotes !== true)
    .map((part, index) => ({ entry: entryOf(part, index === 0, page), text: textOf(part.words) }))
    .filter(({ entry, text }, index) => index === 0 || (entry.heading !== undefined && text !== ''));
}

interface Part {
  readonly id: string | undefined;
  heading: string;
  /** True for the footnotes of a post, which aren't searched. */
  readonly isNotes?: boolean;
  readonly words: string[];
}

function collect(nodes: readonly ElementContent[], outerId: string | undefined, parts: Part[]): void {
  for (const node of nodes) {
    if (node.type === 'text') parts.at(-1)?.words.push(node.value);
    if (node.type !== 'element') continue;
    const ownId = node.properties['id'];
    const id = typeof ownId === 'string' && STABLE_ID.test(ownId) ? ownId : outerId;
    const isPart = id !== outerId && node.tagName !== 'h2' && findElement(node, isH2) !== undefined;
    if (isPart) parts.push({ id, heading: '', words: [] });
    if (node.tagName === 'h1') continue; // The title is an entry.
    if (isH2(node)) beginPart(node, id, parts);
    else collect(node.children, id, parts);
    // Separates the words of adjacent blocks.
    parts.at(-1)?.words.push(' ');
  }
}

const isH2 = ({ tagName }: Element): boolean => tagName === 'h2';

function beginPart(heading: Element, id: string | undefined, parts: Part[]): void {
  const words = wordsIn(heading);
  const last = parts.at(-1);
  if (last !== undefined && last.id === id && last.heading === '' && parts.length > 1) last.heading = words;
  else parts.push({ id, heading: words, isNotes: heading.properties['dataSlot'] === 'notes-heading', words: [] });
}

function entryOf(
  { id, heading }: Part,
  isWhole: boolean,
  { path, title, description }: Pick<ListedPage, 'path' | 'title' | 'description'>,
): SearchEntry {
  const kind = path.startsWith('/blog') ? 'Blog' : 'Page';
  if (isWhole) return { href: path, kind, title, about: description };
  const href = id === undefined ? path : `${path}#${id}`;
  const version = VERSION_ID.exec(id ?? '')?.[1];
  if (version !== undefined) return { href, kind: 'Version', title: `Version ${version}`, heading };
  return { href, kind, title, ...(heading === '' ? {} : { heading }) };
}

/** Returns the content without navigation, sections of many pages, and drawings. */
function ownContent(nodes: readonly ElementContent[], inDrawing = false): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    if (node.tagName === 'nav' || SHARED_SECTIONS.has(String(node.properties['dataSection']))) return [];
    // Text in a drawing is an example; the caption is about the subject.
    if (node.properties['role'] === 'img' || (inDrawing && node.tagName !== 'figcaption')) return [];
    const isDrawing = node.tagName === 'figure' && node.properties['dataSlot'] !== 'code';
    return [{ ...node, children: ownContent(node.children, isDrawing) }];
  });
}

function wordsIn(element: Element): string {
  const parts: Part[] = [{ id: undefined, heading: '', words: [] }];
  collect(element.children, undefined, parts);
  return textOf(parts[0]?.words ?? []);
}

/** Joins words to one line, without a space before punctuation. */
function textOf(words: readonly string[]): string {
  return words
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)](?:\s|$))/g, '')
    .trim();
}

import type { ElementContent, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { allPages } from '../../site/compositor/pages.ts';
import { renderSection } from '../../site/compositor/page-view.tsx';
import type { Page } from '../../site/compositor/page.ts';

/** The texts of one section of a page, each a paragraph, a heading, an item of a list, a cell. */
export interface SectionTexts {
  readonly section: string;
  readonly texts: readonly string[];
}

/** What a reader reads of a page. */
export interface PageTexts {
  readonly path: string;
  readonly sections: readonly SectionTexts[];
}

/** The texts of every page, as they are drawn; what is hidden from assistive technology is not read. */
export function allPageTexts(): PageTexts[] {
  return allPages().map(textsOf);
}

/** What a reader reads of one page. */
export function textsOf({ path, title, description, sections }: Page): PageTexts {
  const drawn = sections.map((section): SectionTexts => ({ section: section.name, texts: textsIn(htmlOf(section)) }));
  return { path, sections: [{ section: 'head', texts: [title, description] }, ...drawn] };
}

const htmlOf = (section: Page['sections'][number]): string =>
  renderToStaticMarkup(createElement('main', undefined, renderSection(section)));

/** Elements whose words are a text of their own. */
const BLOCKS = new Set('p h1 h2 h3 h4 li td th dt dd summary figcaption blockquote caption legend label'.split(' '));
/** What is drawn, what is code, and what names other pages. */
const NOT_READ = new Set(['nav', 'script', 'style', 'template', 'svg', 'noscript', 'code', 'pre', 'kbd', 'time']);

/** The texts of a piece of HTML. */
export function textsIn(html: string): string[] {
  const texts: string[] = [];
  let current = '';
  const end = (): void => {
    const text = current.replaceAll(/\s+/g, ' ').trim();
    if (text !== '') texts.push(text);
    current = '';
  };
  const visit = (node: RootContent | ElementContent): void => {
    if (node.type === 'text') current += node.value;
    if (node.type !== 'element') return;
    const { ariaHidden, role } = node.properties;
    if (ariaHidden === 'true' || role === 'img' || NOT_READ.has(node.tagName)) {
      // A word stood here, and the words around it do not run together.
      current += ' … ';
      return;
    }
    // A picture is read by its name, whatever is drawn in it.
    if (node.properties['role'] === 'img') {
      end();
      current = String(node.properties['ariaLabel'] ?? '');
      end();
      return;
    }
    const isBlock = BLOCKS.has(node.tagName) || node.tagName === 'div' || node.tagName === 'section';
    if (isBlock) end();
    for (const child of node.children) visit(child);
    if (isBlock) end();
  };
  for (const node of fromHtml(html, { fragment: true }).children) visit(node);
  end();
  return texts;
}

// Made once: to make one takes longer than to use it.
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return [...sentences.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
}

/** How many words a sentence has. */
export function wordsIn(sentence: string): number {
  return [...words.segment(sentence)].filter(({ isWordLike }) => isWordLike).length;
}

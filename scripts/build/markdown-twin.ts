import type { Element, ElementContent, Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const writer = unified().use(remarkGfm).use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_' }).freeze();

/** What is no part of a text: what is drawn, what is operated, what only a script brings to life. */
const NO_TEXT = new Set([
  'script',
  'style',
  'template',
  'svg',
  'form',
  'fieldset',
  'button',
  'dialog',
  'video',
  'noscript',
]);

/**
 * A page as Markdown, for readers that are programs: what stands in its `main`, with links that hold from anywhere. What
 * is hidden from assistive technology is hidden here, and so are the marks of the timeline.
 */
export function markdownTwin(main: Element, pageUrl: string): string {
  const tree: Root = { type: 'root', children: readable(main.children, pageUrl) };
  const text = toMdast(tree);
  if (text.type !== 'root') throw new Error(`${pageUrl} could not be converted to Markdown`);
  return `${writer.stringify(text).trim()}\n\n---\n\nThis page: ${pageUrl}\n`;
}

/** What of a page is text, for readers that are programs. */
export function readable(children: readonly ElementContent[], pageUrl: string): ElementContent[] {
  const texts = children.flatMap((child): ElementContent[] => {
    // What React sets between two texts is none.
    if (child.type === 'comment') return [];
    if (child.type !== 'element') return [child];
    const { tagName, properties } = child;
    const isHidden = properties['ariaHidden'] === 'true' || properties['hidden'] !== undefined;
    const isMark = properties['dataSlot'] === 'timecode';
    if (isHidden || isMark || NO_TEXT.has(tagName)) return [];
    const within = readable(child.children, pageUrl);
    // A question that opens is a heading of its answer.
    if (tagName === 'summary') return [{ ...child, tagName: 'h3', properties: {}, children: within }];
    if (tagName === 'details') return within;
    // Two that stand side by side on the page would run together here.
    if (tagName === 'span' || tagName === 'time') return [...within, { type: 'text', value: ' ' }];
    const { href } = properties;
    if (tagName === 'a' && typeof href === 'string')
      return [{ ...child, properties: { href: new URL(href, pageUrl).href }, children: within }];
    return [{ ...child, children: within }];
  });
  // Two links that only the page keeps apart.
  return texts.flatMap((text, index) =>
    isLink(text) && isLink(texts[index + 1]) ? [text, { type: 'text', value: ' ' }] : [text],
  );
}

const isLink = (node: ElementContent | undefined): boolean => node?.type === 'element' && node.tagName === 'a';

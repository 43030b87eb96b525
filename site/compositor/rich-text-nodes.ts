import { parseRichText } from '@onset/design-system/primitives/rich-text';
import type { Inline } from '@onset/design-system/primitives/rich-text';

/**
 * Rich text as nodes of the document, for words that come when no React is there. Like the primitive it makes strong, em,
 * code and links, and has no way to raw HTML. Links have the classes of `link`.
 */
export function richTextNodes(source: string, link: string): Node[] {
  return parseRichText(source).map((inline) => toNode(inline, link));
}

function toNode(inline: Inline, link: string): Node {
  if (inline.type === 'text') return document.createTextNode(inline.text);
  const element = document.createElement(inline.type === 'link' ? 'a' : inline.type);
  if (inline.type === 'strong') element.className = 'font-strong';
  if (inline.type === 'link') {
    element.className = link;
    element.setAttribute('href', inline.href);
  }
  if ('text' in inline) element.textContent = inline.text;
  else element.append(...inline.children.map((child) => toNode(child, link)));
  return element;
}

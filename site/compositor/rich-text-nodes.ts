import { parseRichText } from '@onset/design-system/primitives/rich-text';
import type { Inline } from '@onset/design-system/primitives/rich-text';

/**
 * Converts rich text to DOM nodes, for texts that are loaded by code without React. Like the primitive, it supports strong,
 * em, code and links, but no raw HTML. The nodes have no classes, because their container styles them.
 */
export function richTextNodes(source: string): Node[] {
  return parseRichText(source).map(toNode);
}

function toNode(inline: Inline): Node {
  if (inline.type === 'text') return document.createTextNode(inline.text);
  const element = document.createElement(inline.type === 'link' ? 'a' : inline.type);
  if (inline.type === 'link') element.setAttribute('href', inline.href);
  if ('text' in inline) element.textContent = inline.text;
  else element.append(...inline.children.map(toNode));
  return element;
}

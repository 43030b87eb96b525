import type { Block } from '@onset/design-system/content/prose';
import { toPlainText } from '@onset/design-system/content/prose';
import type { Definition, FootnoteDefinition, Heading as HeadingNode, Paragraph, RootContent, Table } from 'mdast';
import { figureOf } from './figure.ts';
import { highlight, isLanguage } from './highlight.ts';
import { inlinesOf } from './inline.ts';
import type { Context } from './inline.ts';
import { readingTimecode } from './markdown-file.ts';

/** What the blocks of a text have to know of those before them. */
export interface BlockContext extends Context {
  /** An anchor of these words that no other heading has. */
  readonly anchor: (words: string) => string;
  /** Whether an explanation of a note or an address is the one that counts. */
  readonly isRead: (node: Definition | FootnoteDefinition) => boolean;
  /** Whether there is a file at a path of the site. */
  readonly isThere: (path: string) => boolean;
  /** The last heading: what follows is under it. */
  heading: { readonly level: number; readonly words: string };
  /** How many words have been read so far. */
  words: number;
}

/** The parts of a text in order; what is no part of one is reported and left out. */
export function blocksOf(nodes: readonly RootContent[], context: BlockContext): Block[] {
  return nodes.flatMap((node) => blockOf(node, context));
}

function blockOf(node: RootContent, context: BlockContext): Block[] {
  switch (node.type) {
    case 'heading':
      return headingOf(node, context);
    case 'paragraph':
      return paragraphOf(node, context);
    case 'list':
      for (const item of node.children)
        if (typeof item.checked === 'boolean') context.report(item, 'has a checkbox. Remove [ ] or [x].');
      return [
        {
          type: 'list',
          ...(node.ordered ? { start: node.start ?? 1 } : {}),
          items: node.children.map((item) => blocksOf(item.children, context)),
        },
      ];
    case 'blockquote':
      return [{ type: 'quote', children: blocksOf(node.children, context) }];
    case 'code': {
      const language = node.lang ?? undefined;
      if (language !== undefined && !isLanguage(language))
        context.report(
          node,
          `is code in ${JSON.stringify(language)}, which can’t be highlighted. Use a language such as bash or json, or text.`,
        );
      const label = node.meta ?? context.heading.words;
      return [{ type: 'code', ...(language && { language }), label, tokens: highlight(node.value, language) }];
    }
    case 'table':
      return [tableOf(node, context)];
    case 'thematicBreak':
      return [{ type: 'rule' }];
    case 'definition':
    case 'footnoteDefinition':
      // Read before, because what refers to them may stand above.
      if (!context.isRead(node))
        context.report(
          node,
          `defines [${node.label ?? node.identifier}] again or inside another block. Define it once, as a separate block.`,
        );
      return [];
    case 'html':
      context.report(node, `contains the HTML ${JSON.stringify(node.value.slice(0, 40))}. Use Markdown.`);
      return [];
    case 'break':
    case 'delete':
    case 'emphasis':
    case 'footnoteReference':
    case 'image':
    case 'imageReference':
    case 'inlineCode':
    case 'link':
    case 'linkReference':
    case 'listItem':
    case 'strong':
    case 'tableCell':
    case 'tableRow':
    case 'text':
    case 'yaml':
      context.report(node, `is a ${node.type}. Use a paragraph, list, table, code block, quotation or image.`);
      return [];
  }
}

function headingOf(node: HeadingNode, context: BlockContext): Block[] {
  const children = inlinesOf(node.children, context);
  const words = toPlainText(children);
  const { depth } = node;
  if (words.trim() === '') context.report(node, 'is an empty heading. Write a text after the #.');
  if (depth !== 2 && depth !== 3 && depth !== 4) {
    context.report(node, `is a heading with ${'#'.repeat(depth)}. Use ## to ####; the title is in the front matter.`);
    return [];
  }
  if (depth > context.heading.level + 1)
    context.report(
      node,
      `is a heading with ${'#'.repeat(depth)} below one with ${'#'.repeat(context.heading.level)}. Don’t skip heading levels.`,
    );
  const timecode = readingTimecode(context.words);
  context.heading = { level: depth, words };
  context.words += countWords(words);
  return [{ type: 'heading', level: depth, id: context.anchor(words), timecode, children }];
}

function paragraphOf(node: Paragraph, context: BlockContext): Block[] {
  const [first, ...others] = node.children;
  if (first?.type === 'image' && others.length === 0) {
    const figure = figureOf(first);
    if (typeof figure !== 'string') {
      if (figure.media.kind === 'image' && !context.isThere(figure.media.src))
        context.report(
          first,
          `shows ${figure.media.src}, which doesn’t exist. Add the file site/public${figure.media.src}.`,
        );
      return [figure];
    }
    context.report(first, figure);
    return [];
  }
  const children = inlinesOf(node.children, context);
  context.words += countWords(toPlainText(children));
  return [{ type: 'paragraph', children }];
}

function tableOf({ align, children }: Table, context: BlockContext): Block {
  const [head, ...rows] = children.map((row) => row.children.map((cell) => inlinesOf(cell.children, context)));
  const text = [...(head ?? []), ...rows.flat()].map(toPlainText).join(' ');
  context.words += countWords(text);
  return {
    type: 'table',
    label: context.heading.words,
    align: (head ?? []).map((_cell, column) => alignment(align?.[column])),
    head: head ?? [],
    rows,
  };
}

const alignment = (align: 'left' | 'right' | 'center' | null | undefined): 'start' | 'center' | 'end' =>
  align === 'right' ? 'end' : align === 'center' ? 'center' : 'start';

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

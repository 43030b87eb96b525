import type { Block } from '@onset/design-system/content/prose';
import { toPlainText } from '@onset/design-system/content/prose';
import { illustrationNames } from '@onset/design-system/illustrations/names';
import type { IllustrationName } from '@onset/design-system/illustrations/names';
import type {
  Definition,
  FootnoteDefinition,
  Heading as HeadingNode,
  Image,
  Paragraph,
  RootContent,
  Table,
} from 'mdast';
import { highlight, isLanguage } from './highlight.ts';
import { toInlines } from './inline.ts';
import type { InlineContext } from './inline.ts';
import { toReadingTimecode } from './markdown-file.ts';

/** State for reading blocks. */
export interface BlockContext extends InlineContext {
  /** Returns an anchor for a heading that no other heading has. */
  readonly anchor: (text: string) => string;
  /** Returns true for the definition of a footnote or URL that counts. */
  readonly isUsed: (node: Definition | FootnoteDefinition) => boolean;
  /** Returns true if a path of the site is a file. */
  readonly fileExists: (path: string) => boolean;
  /** Last heading, which the following blocks belong to. */
  heading: { readonly level: number; readonly text: string };
  /** Number of words read so far. */
  wordCount: number;
}

/** Converts Markdown nodes to blocks. Reports and skips other content. */
export function toBlocks(nodes: readonly RootContent[], context: BlockContext): Block[] {
  return nodes.flatMap((node) => toBlock(node, context));
}

function toBlock(node: RootContent, context: BlockContext): Block[] {
  switch (node.type) {
    case 'heading':
      return toHeading(node, context);
    case 'paragraph':
      return toParagraph(node, context);
    case 'list':
      for (const item of node.children)
        if (typeof item.checked === 'boolean') context.report(item, 'has a checkbox. Remove [ ] or [x].');
      return [
        {
          type: 'list',
          ...(node.ordered ? { start: node.start ?? 1 } : {}),
          items: node.children.map((item) => toBlocks(item.children, context)),
        },
      ];
    case 'blockquote':
      return [{ type: 'quote', children: toBlocks(node.children, context) }];
    case 'code': {
      const language = node.lang ?? undefined;
      if (language !== undefined && !isLanguage(language))
        context.report(
          node,
          `is code in ${JSON.stringify(language)}, which can’t be highlighted. Use a language such as bash or json, or text.`,
        );
      const label = node.meta ?? context.heading.text;
      return [{ type: 'code', ...(language && { language }), label, tokens: highlight(node.value, language) }];
    }
    case 'table':
      return [toTable(node, context)];
    case 'thematicBreak':
      return [{ type: 'rule' }];
    case 'definition':
    case 'footnoteDefinition':
      // Read earlier, because references may precede them.
      if (!context.isUsed(node))
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

function toHeading(node: HeadingNode, context: BlockContext): Block[] {
  const children = toInlines(node.children, context);
  const text = toPlainText(children);
  const { depth } = node;
  if (text.trim() === '') context.report(node, 'is an empty heading. Write a text after the #.');
  if (depth !== 2 && depth !== 3 && depth !== 4) {
    context.report(node, `is a heading with ${'#'.repeat(depth)}. Use ## to ####; the title is in the front matter.`);
    return [];
  }
  if (depth > context.heading.level + 1)
    context.report(
      node,
      `is a heading with ${'#'.repeat(depth)} below one with ${'#'.repeat(context.heading.level)}. Don’t skip heading levels.`,
    );
  const timecode = toReadingTimecode(context.wordCount);
  context.heading = { level: depth, text };
  context.wordCount += countWords(text);
  return [{ type: 'heading', level: depth, id: context.anchor(text), timecode, children }];
}

function toParagraph(node: Paragraph, context: BlockContext): Block[] {
  const [first, ...others] = node.children;
  if (first?.type === 'image' && others.length === 0) {
    const figure = toFigure(first);
    if (typeof figure !== 'string') {
      if (figure.media.kind === 'image' && !context.fileExists(figure.media.src))
        context.report(
          first,
          `shows ${figure.media.src}, which doesn’t exist. Add the file site/public${figure.media.src}.`,
        );
      return [figure];
    }
    context.report(first, figure);
    return [];
  }
  const children = toInlines(node.children, context);
  context.wordCount += countWords(toPlainText(children));
  return [{ type: 'paragraph', children }];
}

const ILLUSTRATION_PREFIX = 'illustration:';

/** Path of an image with its size, which reserves its space on the page before it is loaded. */
const SIZED_PATH = /^(?<src>\/[^#\s]+)#(?<width>\d+)x(?<height>\d+)$/;

/** Converts an image to a figure with an illustration or a file. Returns a message if it is invalid. */
function toFigure({ url, alt, title }: Image): Extract<Block, { type: 'figure' }> | string {
  const caption = title ? { caption: [title] } : {};
  if (!alt) return 'is an image without alternative text. Describe it between [ and ].';
  if (url.startsWith(ILLUSTRATION_PREFIX)) {
    const name = url.slice(ILLUSTRATION_PREFIX.length);
    if (!isIllustration(name))
      return `contains the unknown illustration ${JSON.stringify(name)}. Use one of ${illustrationNames.join(', ')}.`;
    return { type: 'figure', media: { kind: 'illustration', name, alt }, ...caption };
  }
  const { src, width, height } = SIZED_PATH.exec(url)?.groups ?? {};
  if (src === undefined)
    return `is an image with the URL ${JSON.stringify(url)}. Use illustration:name, or a path with its size such as /media/one.webp#1280x720.`;
  return {
    type: 'figure',
    media: { kind: 'image', src, alt, width: Number(width), height: Number(height) },
    ...caption,
  };
}

function isIllustration(name: string): name is IllustrationName {
  return (illustrationNames as readonly string[]).includes(name);
}

function toTable({ align, children }: Table, context: BlockContext): Block {
  const [head, ...rows] = children.map((row) => row.children.map((cell) => toInlines(cell.children, context)));
  const text = [...(head ?? []), ...rows.flat()].map(toPlainText).join(' ');
  context.wordCount += countWords(text);
  return {
    type: 'table',
    label: context.heading.text,
    align: (head ?? []).map((_cell, column) => toAlignment(align?.[column])),
    head: head ?? [],
    rows,
  };
}

const toAlignment = (align: 'left' | 'right' | 'center' | null | undefined): 'start' | 'center' | 'end' =>
  align === 'right' ? 'end' : align === 'center' ? 'center' : 'start';

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

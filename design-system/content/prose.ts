import type { MediaContent } from './media.schema.ts';

/**
 * Long text as a tree of plain JSON, parsed from a Markdown file. There are only these types of blocks, each with one
 * style in the `prose` primitive, and none can contain raw markup.
 */
export interface Prose {
  readonly blocks: readonly Block[];
  /** Footnotes, in the order of their numbers, which start at 1. */
  readonly notes: readonly Note[];
}

/** Inline content: plain text, a line break, or text with a meaning, such as a link. */
export type Inline =
  | string
  | { readonly type: 'strong' | 'em' | 'del'; readonly children: readonly Inline[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly type: 'break' }
  | NoteReference;

/** Reference to a footnote. `occurrence` counts the references to the same footnote, from 1. */
export interface NoteReference {
  readonly type: 'note';
  readonly number: number;
  readonly occurrence: number;
}

export interface Heading {
  readonly type: 'heading';
  readonly level: 2 | 3 | 4;
  /** ID of the heading, which is its URL fragment. */
  readonly id: string;
  /** Reading time up to this heading, such as `02:10`. */
  readonly timecode?: string | undefined;
  readonly children: readonly Inline[];
}

/** Token of a code block. `kind` determines its color in the syntax highlighting. */
export type CodeToken =
  | string
  | { readonly kind: 'comment' | 'string' | 'number' | 'keyword' | 'name'; readonly text: string };

/**
 * Block of a long text. `label` is the text of the heading above the block, and part of the accessible name of blocks
 * that scroll horizontally.
 */
export type Block =
  | Heading
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly type: 'list'; readonly start?: number | undefined; readonly items: readonly (readonly Block[])[] }
  | { readonly type: 'quote'; readonly children: readonly Block[] }
  | {
      readonly type: 'code';
      readonly language?: string | undefined;
      readonly label: string;
      readonly tokens: readonly CodeToken[];
    }
  | {
      readonly type: 'figure';
      readonly media: MediaContent;
      readonly caption?: readonly Inline[] | undefined;
    }
  | {
      readonly type: 'table';
      readonly label: string;
      readonly align: readonly ('start' | 'center' | 'end')[];
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly type: 'rule' };

export interface Note {
  readonly blocks: readonly Block[];
  /** Number of references to the footnote in the text. */
  readonly references: number;
}

/** Returns inline content as plain text, for tables of contents, search engines and feeds. */
export function toPlainText(children: readonly Inline[]): string {
  return children
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if (inline.type === 'code') return inline.text;
      if (inline.type === 'break') return ' ';
      return 'children' in inline ? toPlainText(inline.children) : '';
    })
    .join('');
}

/** Returns the second-level headings of a text, for its table of contents. */
export function getTableOfContents({ blocks }: Pick<Prose, 'blocks'>): Heading[] {
  return blocks.filter((block): block is Heading => block.type === 'heading' && block.level === 2);
}

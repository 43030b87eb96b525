import type { MediaContent } from './media.schema.ts';

/**
 * A long text as a tree of plain JSON: what a Markdown file becomes before any page is drawn. The kinds are few and
 * closed, each has one look in the `prose` primitive, and none can hold markup of its own.
 */
export interface Prose {
  readonly blocks: readonly Block[];
  /** What the text refers to by number, the first first. */
  readonly notes: readonly Note[];
}

/** A piece of running text: words, or words with a meaning. */
export type Inline =
  | string
  | { readonly type: 'strong' | 'em' | 'del'; readonly children: readonly Inline[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly type: 'break' }
  | NoteReference;

/** Where the text refers to a note. `occurrence` counts the references to the same note, from 1. */
export interface NoteReference {
  readonly type: 'note';
  readonly number: number;
  readonly occurrence: number;
}

export interface Heading {
  readonly type: 'heading';
  readonly level: 2 | 3 | 4;
  /** Its anchor. */
  readonly id: string;
  /** How long a reader takes to get here, such as `02:10`. */
  readonly at?: string | undefined;
  readonly children: readonly Inline[];
}

/** What a piece of code is, for its colour. */
export type CodeToken =
  | string
  | { readonly kind: 'comment' | 'string' | 'number' | 'keyword' | 'name'; readonly text: string };

/** A part of a text. `label` names what scrolls sideways and so needs a name: by the heading it stands under. */
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
  /** How often the text refers to it. */
  readonly references: number;
}

/** The words of running text alone, for a contents list, search engines and feeds. */
export function proseText(children: readonly Inline[]): string {
  return children
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if (inline.type === 'code') return inline.text;
      if (inline.type === 'break') return ' ';
      return 'children' in inline ? proseText(inline.children) : '';
    })
    .join('');
}

/** The headings of a text of the second level: its contents list. */
export function contentsOf({ blocks }: Pick<Prose, 'blocks'>): Heading[] {
  return blocks.filter((block): block is Heading => block.type === 'heading' && block.level === 2);
}

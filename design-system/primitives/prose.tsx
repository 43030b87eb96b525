import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { MediaContent } from '../content/media.schema.ts';
import { toPlainText } from '../content/prose.ts';
import type { Block, Heading, Inline, Note, Prose as ProseContent } from '../content/prose.ts';
import { CopyButton } from './copy-button.tsx';

export interface ProseProps extends Omit<ComponentProps<'div'>, 'children'> {
  prose: ProseContent;
  /**
   * Renders the media of a figure. Sections pass this function, because primitives can't import the components for
   * media.
   */
  drawMedia: DrawMedia;
  /** Shows the reading time up to each second-level heading. */
  timed?: boolean;
  /** Heading of the footnotes, “Notes” by default. */
  notesHeading?: string | undefined;
  /**
   * ID of the section. The IDs of the footnotes begin with it, because other texts on the page can have footnotes too.
   */
  sectionId?: string | undefined;
}

/**
 * Long text. Lines have about seventy characters; figures, tables and code fill the column. Parts that scroll horizontally
 * have a name and scroll with the keyboard.
 *
 * The text is a tree of known block types (`content/prose.ts`), so it can't contain raw markup.
 */
export function Prose({
  prose: { blocks, notes },
  drawMedia,
  timed = false,
  notesHeading = 'Notes',
  sectionId,
  className = '',
  ...rest
}: ProseProps) {
  const idPrefix = sectionId === undefined ? '' : `${sectionId}-`;
  return (
    <div data-slot="prose" className={`prose ${className}`} {...rest}>
      <Blocks blocks={blocks} drawMedia={drawMedia} idPrefix={idPrefix} timed={timed} />
      {notes.length > 0 && (
        <>
          <h2 id={`${idPrefix}notes`} data-slot="notes-heading">
            {notesHeading}
          </h2>
          <ol data-slot="notes">
            {notes.map((note, index) => (
              <NoteItem key={index} note={note} number={index + 1} drawMedia={drawMedia} idPrefix={idPrefix} />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

interface NoteItemProps extends Required<Pick<BlocksProps, 'drawMedia' | 'idPrefix'>> {
  note: Note;
  number: number;
}

/** Footnote, with links back to each reference. */
function NoteItem({ note, number, ...rest }: NoteItemProps) {
  const id = `${rest.idPrefix}note-${number}`;
  return (
    <li id={id}>
      <Blocks blocks={note.blocks} {...rest} />
      <p data-slot="back">
        {Array.from({ length: note.references }, (_, index) => (
          <a key={index} href={`#${id}-${index + 1}`} aria-label={`Back to the text from note ${number}`}>
            ↑
          </a>
        ))}
      </p>
    </li>
  );
}

export type DrawMedia = (media: MediaContent) => ReactNode;

interface BlocksProps {
  blocks: readonly Block[];
  drawMedia: DrawMedia;
  idPrefix?: InlinesProps['idPrefix'] | undefined;
  timed?: boolean;
}

/** Renders the blocks of a long text. */
export function Blocks({ blocks, ...rest }: BlocksProps) {
  return blocks.map((block, index) => <BlockView key={index} block={block} {...rest} />);
}

function BlockView({ block, drawMedia, idPrefix = '', timed }: Omit<BlocksProps, 'blocks'> & { block: Block }) {
  switch (block.type) {
    case 'heading': {
      const Tag = `h${block.level}` as const;
      return (
        <Tag id={block.id} data-timecode={timed && block.level === 2 ? block.timecode : undefined}>
          <Inlines inlines={block.children} idPrefix={idPrefix} />
        </Tag>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.children} idPrefix={idPrefix} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <ListItem blocks={item} drawMedia={drawMedia} idPrefix={idPrefix} />
        </li>
      ));
      return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} drawMedia={drawMedia} idPrefix={idPrefix} />
        </blockquote>
      );
    case 'code':
      return <CodeBlock {...block} />;
    case 'figure':
      return (
        <figure>
          {drawMedia(block.media)}
          {block.caption && (
            <figcaption>
              <Inlines inlines={block.caption} idPrefix={idPrefix} />
            </figcaption>
          )}
        </figure>
      );
    case 'table':
      return <DataTable {...block} idPrefix={idPrefix} />;
    case 'rule':
      return <hr />;
  }
}

/** Content of a list item. If it begins with a paragraph, the text of this paragraph is rendered without an element. */
function ListItem({ blocks, drawMedia, idPrefix }: BlocksProps & Pick<InlinesProps, 'idPrefix'>) {
  const [firstBlock, ...otherBlocks] = blocks;
  if (firstBlock?.type !== 'paragraph') return <Blocks blocks={blocks} drawMedia={drawMedia} idPrefix={idPrefix} />;
  return (
    <>
      <Inlines inlines={firstBlock.children} idPrefix={idPrefix} />
      <Blocks blocks={otherBlocks} drawMedia={drawMedia} idPrefix={idPrefix} />
    </>
  );
}

interface InlinesProps {
  inlines: readonly Inline[];
  /** Prefix of the footnotes' IDs, because other texts on the page can have footnotes too. */
  idPrefix: string;
}

/** Renders the inline content of a block. */
export function Inlines({ inlines, idPrefix }: InlinesProps): ReactNode {
  return inlines.map((inline, index) =>
    typeof inline === 'string' ? inline : <InlineElement key={index} inline={inline} idPrefix={idPrefix} />,
  );
}

function InlineElement({ inline, idPrefix }: { inline: Exclude<Inline, string>; idPrefix: string }) {
  switch (inline.type) {
    case 'code':
      return <code>{inline.text}</code>;
    case 'break':
      return <br />;
    case 'link':
      return (
        <a href={inline.href}>
          <Inlines inlines={inline.children} idPrefix={idPrefix} />
        </a>
      );
    case 'note':
      return (
        <sup>
          <a
            id={`${idPrefix}note-${inline.number}-${inline.occurrence}`}
            href={`#${idPrefix}note-${inline.number}`}
            aria-label={`Note ${inline.number}`}
          >
            {inline.number}
          </a>
        </sup>
      );
    case 'strong':
    case 'em':
    case 'del': {
      const Tag = inline.type;
      return (
        <Tag>
          <Inlines inlines={inline.children} idPrefix={idPrefix} />
        </Tag>
      );
    }
  }
}

/** Displayed names of programming languages. Other names are shown unchanged. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  bash: 'Terminal',
  json: 'JSON',
  sh: 'Terminal',
  shell: 'Terminal',
  swift: 'Swift',
  xml: 'XML',
};

/**
 * Code block with a button that copies it. Long lines scroll, also with the keyboard. The language `text` is for prose
 * to copy, such as an email template: its lines wrap, and it has neither a language nor a button.
 */
function CodeBlock({ language, label, tokens }: Omit<Extract<Block, { type: 'code' }>, 'type'>) {
  const id = useId();
  if (language === 'text')
    return (
      <pre data-slot="code">
        <code>{tokens.map((token) => (typeof token === 'string' ? token : token.text))}</code>
      </pre>
    );
  const languageName = (language && LANGUAGE_NAMES[language]) ?? language ?? 'Code';
  return (
    <figure data-slot="code">
      <figcaption>{languageName}</figcaption>
      <CopyButton from={id} what={label ? `the code “${label}”` : 'the code'} variant="quiet" />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Otherwise the keyboard can't scroll it. */}
      <section tabIndex={0} aria-label={label === '' ? languageName : `${languageName}: ${label}`}>
        <pre dir="ltr">
          <code id={id}>
            {tokens.map((token, index) =>
              typeof token === 'string' ? (
                token
              ) : (
                <span key={index} data-token={token.kind}>
                  {token.text}
                </span>
              ),
            )}
          </code>
        </pre>
      </section>
    </figure>
  );
}

/** CSS classes by column alignment. */
const ALIGNMENT_CLASSES = { start: undefined, center: 'text-center', end: 'text-end' } as const;

type DataTableProps = Omit<Extract<Block, { type: 'table' }>, 'type'> & Pick<InlinesProps, 'idPrefix'>;

/** Table that scrolls horizontally in narrow columns. The first cell of a row is its heading. */
function DataTable({ label, align, head, rows, idPrefix }: DataTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Otherwise the keyboard can't scroll it.
    <section data-slot="table" tabIndex={0} aria-label={label === '' ? 'Table' : `Table: ${label}`}>
      <table>
        <thead>
          <tr>
            {head.map((cell, column) =>
              cell.length === 0 ? (
                // A `th` without text would be a header without a name for the cells of its column.
                <td key={column}>
                  <Inlines inlines={cell} idPrefix={idPrefix} />
                </td>
              ) : (
                <th key={column} scope="col" className={ALIGNMENT_CLASSES[align[column] ?? 'start']}>
                  <Inlines inlines={cell} idPrefix={idPrefix} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row" className={ALIGNMENT_CLASSES[align[column] ?? 'start']}>
                    <Inlines inlines={cell} idPrefix={idPrefix} />
                  </th>
                ) : (
                  <td key={column} className={ALIGNMENT_CLASSES[align[column] ?? 'start']}>
                    <Inlines inlines={cell} idPrefix={idPrefix} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export interface ContentsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  headings: readonly Heading[];
  /** Title of the table of contents, which is also its accessible name. */
  label: string;
  /** Shows the reading time up to each part. */
  timed?: boolean;
}

/**
 * Table of contents. In wide containers, it is a sticky list beside the text. In narrow containers, it is a collapsed
 * list above the text. Only one of the two lists is visible at a time, also to assistive technology. The current part
 * is marked in browsers that support it.
 */
export function Contents({ headings, label, timed = false, className = '', ...rest }: ContentsProps) {
  const contentsList = <ContentsList headings={headings} timed={timed} />;
  return (
    <nav data-slot="contents" aria-label={label} className={`print:hidden ${className}`} {...rest}>
      <details className="group/item border-y border-line py-2 @lg:hidden">
        <summary className="-mx-2 flex cursor-pointer items-baseline justify-between gap-6 rounded-sm px-2 py-3 font-medium">
          {label}
          <svg
            aria-hidden="true"
            viewBox="0 0 16 16"
            className="size-4 shrink-0 self-center stroke-current transition-transform duration-calm group-open/item:rotate-45 motion-reduce:transition-none"
            fill="none"
            strokeWidth="1.5"
          >
            <path d="M8 1v14M1 8h14" />
          </svg>
        </summary>
        <div className="pb-2">{contentsList}</div>
      </details>
      <div className="hidden @lg:block">
        <p aria-hidden="true" className="timecode pb-3 text-ink-faint">
          {label}
        </p>
        {contentsList}
      </div>
    </nav>
  );
}

function ContentsList({ headings, timed }: { headings: readonly Heading[]; timed: boolean }) {
  return (
    <ol className="contents-list border-s border-line">
      {headings.map(({ id, timecode, children }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="relative flex gap-3 py-1.5 ps-4 text-small text-ink-muted transition-colors duration-quick hover:text-ink motion-reduce:transition-none"
          >
            {timed && timecode && (
              <span aria-hidden="true" className="timecode shrink-0 pt-px text-ink-faint">
                {timecode}
              </span>
            )}
            <span className="min-w-0">{toPlainText(children)}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

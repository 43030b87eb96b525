import type { ComponentProps, ReactNode } from 'react';
import type { MediaContent } from '../content/media.schema.ts';
import { proseText } from '../content/prose.ts';
import type { Block, Heading, Inline, Note, Prose as ProseContent } from '../content/prose.ts';

export interface ProseProps extends Omit<ComponentProps<'div'>, 'children'> {
  prose: ProseContent;
  /** Draws a figure's picture; it stands above the primitives, so a section gives it. */
  drawMedia: DrawMedia;
  /** Puts the time a reader takes to each heading of the second level above it. */
  timed?: boolean;
  /** The heading over the footnotes: “Notes” unless given. */
  notesHeading?: string | undefined;
  /** The id of the section, with which the ids of the footnotes begin: another text on the page has footnotes, too. */
  sectionId?: string | undefined;
}

/**
 * A long text to be read: one measure, one rhythm. Words keep to a line of some seventy characters; figures, tables and
 * code take the whole width of the column. What scrolls sideways can be scrolled with the keyboard and has a name.
 *
 * The text is a tree of a closed set of parts (`content/prose.ts`), so that nothing in it can be markup.
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

/** A footnote, with the way back to each place that refers to it. */
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

/** The parts of a long text, each as the one element it is. */
export function Blocks({ blocks, ...rest }: BlocksProps) {
  return blocks.map((block, index) => <One key={index} block={block} {...rest} />);
}

function One({ block, drawMedia, idPrefix = '', timed }: Omit<BlocksProps, 'blocks'> & { block: Block }) {
  switch (block.type) {
    case 'heading': {
      const Element = `h${block.level}` as const;
      return (
        <Element id={block.id} data-at={timed && block.level === 2 ? block.at : undefined}>
          <Inlines inlines={block.children} idPrefix={idPrefix} />
        </Element>
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
          <Item blocks={item} drawMedia={drawMedia} idPrefix={idPrefix} />
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

/** What an entry of a list says. One paragraph alone needs no element of its own. */
function Item({ blocks, drawMedia, idPrefix }: BlocksProps & Pick<InlinesProps, 'idPrefix'>) {
  const [first, ...others] = blocks;
  if (first?.type !== 'paragraph') return <Blocks blocks={blocks} drawMedia={drawMedia} idPrefix={idPrefix} />;
  return (
    <>
      <Inlines inlines={first.children} idPrefix={idPrefix} />
      <Blocks blocks={others} drawMedia={drawMedia} idPrefix={idPrefix} />
    </>
  );
}

interface InlinesProps {
  inlines: readonly Inline[];
  /** The beginning of the ids of the text's footnotes, which another text on the page may have as well. */
  idPrefix: string;
}

/** Running text: words, and words with a meaning. */
export function Inlines({ inlines, idPrefix }: InlinesProps): ReactNode {
  return inlines.map((inline, index) =>
    typeof inline === 'string' ? inline : <Marked key={index} inline={inline} idPrefix={idPrefix} />,
  );
}

function Marked({ inline, idPrefix }: { inline: Exclude<Inline, string>; idPrefix: string }) {
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
      const Element = inline.type;
      return (
        <Element>
          <Inlines inlines={inline.children} idPrefix={idPrefix} />
        </Element>
      );
    }
  }
}

/** Languages by the name a reader knows. */
const NAMES: Readonly<Record<string, string>> = {
  bash: 'Terminal',
  json: 'JSON',
  sh: 'Terminal',
  shell: 'Terminal',
  swift: 'Swift',
  xml: 'XML',
};

/**
 * Code that keeps its lines: long ones scroll, with the keyboard too. The language `text` is for words to copy,
 * such as an email template: they always wrap, and no language is shown.
 */
function CodeBlock({ language, label, tokens }: Omit<Extract<Block, { type: 'code' }>, 'type'>) {
  if (language === 'text')
    return (
      <pre data-slot="code">
        <code>{tokens.map((token) => (typeof token === 'string' ? token : token.text))}</code>
      </pre>
    );
  const name = (language && NAMES[language]) ?? language ?? 'Code';
  return (
    <figure data-slot="code">
      <figcaption>{name}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Else a keyboard could not scroll it. */}
      <section tabIndex={0} aria-label={label === '' ? name : `${name}: ${label}`}>
        <pre dir="ltr">
          <code>
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

/** Columns that stand otherwise than at the start of their lines. */
const SIDES = { start: undefined, center: 'text-center', end: 'text-end' } as const;

type DataTableProps = Omit<Extract<Block, { type: 'table' }>, 'type'> & Pick<InlinesProps, 'idPrefix'>;

/** A table that is as wide as it must be: where the column is narrower, it scrolls within it. The first cell of a row is its heading. */
function DataTable({ label, align, head, rows, idPrefix }: DataTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Else a keyboard could not scroll it.
    <section data-slot="table" tabIndex={0} aria-label={label === '' ? 'Table' : `Table: ${label}`}>
      <table>
        <thead>
          <tr>
            {head.map((cell, column) =>
              cell.length === 0 ? (
                // A column whose cells need no name: an empty heading would name them nothing.
                <td key={column}>
                  <Inlines inlines={cell} idPrefix={idPrefix} />
                </td>
              ) : (
                <th key={column} scope="col" className={SIDES[align[column] ?? 'start']}>
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
                  <th key={column} scope="row" className={SIDES[align[column] ?? 'start']}>
                    <Inlines inlines={cell} idPrefix={idPrefix} />
                  </th>
                ) : (
                  <td key={column} className={SIDES[align[column] ?? 'start']}>
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
  /** What the list is called. */
  label: string;
  /** Shows how long a reader takes to each part. */
  timed?: boolean;
}

/**
 * What is in a long text, as links. Wide, it stands beside the text and stays there; narrow, it is closed above it. Of
 * the two, one is shown at a time, and only that one is known to assistive technology. The part that is being read is
 * marked where the browser can tell.
 */
export function Contents({ headings, label, timed = false, className = '', ...rest }: ContentsProps) {
  const list = <ContentsList headings={headings} timed={timed} />;
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
        <div className="pb-2">{list}</div>
      </details>
      <div className="hidden @lg:block">
        <p aria-hidden="true" className="timecode pb-3 text-ink-faint">
          {label}
        </p>
        {list}
      </div>
    </nav>
  );
}

function ContentsList({ headings, timed }: { headings: readonly Heading[]; timed: boolean }) {
  return (
    <ol className="contents-list border-s border-line">
      {headings.map(({ id, at, children }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="relative flex gap-3 py-1.5 ps-4 text-small text-ink-muted transition-colors duration-quick hover:text-ink motion-reduce:transition-none"
          >
            {timed && at && (
              <span aria-hidden="true" className="timecode shrink-0 pt-px text-ink-faint">
                {at}
              </span>
            )}
            <span className="min-w-0">{proseText(children)}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

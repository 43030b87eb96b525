import type { ComponentProps } from 'react';
import type { Note, Prose as ProseContent } from '../../content/prose.ts';
import { Blocks } from './blocks.tsx';
import type { BlocksProps, DrawMedia } from './blocks.tsx';

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

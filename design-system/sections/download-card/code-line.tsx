import { Fragment, useId } from 'react';
import { CopyButton } from '../../primitives/copy-button.tsx';

export interface CodeLineProps {
  /** What the line is. */
  title: string;
  /** What the button copies, as it is read out after “Copy”. */
  what: string;
  children: string;
}

/** A line to be copied as it stands: pressed once it is selected whole, and a button copies it where scripts run. */
export function CodeLine({ title, what, children }: CodeLineProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <p className="timecode text-ink-faint">{title}</p>
      <div className="flex flex-col items-start gap-3">
        <code
          id={id}
          className="w-full rounded-sm border border-line bg-sunken px-3 py-2 font-mono text-label select-all"
        >
          {parts(children).map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- The parts are those of one text, and never change places.
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </code>
        <CopyButton from={id} what={what} />
      </div>
    </div>
  );
}

/** What has no spaces, such as a checksum, breaks after each eighth letter, so that its lines can be compared by eye. */
function parts(text: string): readonly string[] {
  return text.includes(' ') ? [text] : (text.match(/.{1,8}/gs) ?? []);
}

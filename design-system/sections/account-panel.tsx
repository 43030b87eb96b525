import type { ReactNode } from 'react';
import type { HeadingLevel } from '../content/index.ts';
import { RichText } from '../primitives/rich-text/index.ts';
import { Timecode } from '../primitives/timecode/index.ts';

interface AccountPanelProps {
  /** The id of the heading, by which the section is labelled. */
  id: string;
  at: string | undefined;
  heading: string;
  headingLevel: HeadingLevel;
  /** Rich text. */
  lede: string | undefined;
  children: ReactNode;
}

/** The inside of a section of an account page: a hairline, what the part is about, and beside that the part itself. */
export function AccountPanel({ id, at, heading, headingLevel, lede, children }: AccountPanelProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="page">
      <div className="grid grid-cols-1 gap-x-6 gap-y-8 border-t border-line py-10 @lg:grid-cols-12 @lg:py-14">
        <header className="flex flex-col gap-4 @lg:col-span-5 @xl:col-span-4">
          {at && <Timecode at={at} />}
          <Heading id={id} className="display text-heading">
            {heading}
          </Heading>
          {lede && (
            <p className="max-w-line text-body text-ink-muted">
              <RichText source={lede} />
            </p>
          )}
        </header>
        <div className="min-w-0 @lg:col-span-6 @lg:col-start-7 @xl:col-span-8 @xl:col-start-5">{children}</div>
      </div>
    </div>
  );
}

import type { ReactNode, Ref } from 'react';
import type { HeadingLevel } from '../content/index.ts';
import { CursorPath } from '../illustrations/cursor-path/index.ts';
import { TimelineRuler } from '../illustrations/timeline-ruler/index.ts';
import { FormLinks } from '../primitives/field/index.ts';
import type { FormLink } from '../primitives/field/index.ts';
import { Notice } from '../primitives/notice/index.ts';
import type { NoticeMessage } from '../primitives/notice/index.ts';
import { RichText } from '../primitives/rich-text/index.ts';
import { Timecode } from '../primitives/timecode/index.ts';

interface EntryFrameProps {
  /** The id of the heading, by which the section is labelled. */
  id: string;
  at: string | undefined;
  heading: string;
  headingLevel: HeadingLevel;
  /** Rich text; left out where there is nothing more to say. */
  lede: string | false | undefined;
  /** Under the heading. Null while there is nothing to say, left out where there never will be. */
  notice?: NoticeMessage | null | undefined;
  /** Where else to go, under the form. */
  links?: readonly FormLink[];
  /** The column of heading and form, for whoever moves the focus in it. */
  columnRef?: Ref<HTMLDivElement>;
  /** The form, or what takes its place. */
  children: ReactNode;
}

/** The inside of a section that is one form and the one thing on its page: log in, register, forgot, reset. */
export function EntryFrame({
  id,
  at,
  heading,
  headingLevel,
  lede,
  notice,
  links = [],
  columnRef,
  children,
}: EntryFrameProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <TimelineRuler seconds={30} className="border-b border-line" />
      <div className="page grid grid-cols-1 gap-x-6 py-12 @lg:grid-cols-12 @lg:py-16">
        <div ref={columnRef} className="flex flex-col gap-8 @lg:col-span-5">
          <div>
            <header className="flex max-w-line flex-col gap-4">
              {at && <Timecode at={at} />}
              <Heading id={id} className="display text-title">
                {heading}
              </Heading>
              {lede && (
                <p className="max-w-form text-lede text-ink-muted">
                  <RichText source={lede} />
                </p>
              )}
            </header>
            {notice !== undefined && <Notice className="max-w-form not-empty:pt-8" message={notice} />}
          </div>
          {children}
          {links.length > 0 && <FormLinks className="max-w-form" links={links} />}
        </div>
        {/* Beside the form where there is room for it; it says nothing the page does not say elsewhere. */}
        <div
          aria-hidden="true"
          className="hidden max-h-[38rem] overflow-hidden rounded-lg border border-app-line @lg:col-span-6 @lg:col-start-7 @lg:block"
        >
          <CursorPath />
        </div>
      </div>
    </>
  );
}

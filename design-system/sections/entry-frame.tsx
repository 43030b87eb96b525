import type { ReactNode, Ref } from 'react';
import type { HeadingLevel } from '../content/index.ts';
import { FormLinks } from '../primitives/form-messages.tsx';
import type { FormLink } from '../primitives/form-messages.tsx';
import { Notice } from '../primitives/notice.tsx';
import type { NoticeMessage } from '../primitives/notice.tsx';
import { RichText } from '../primitives/rich-text.tsx';
import { Timecode } from '../primitives/timecode.tsx';
import { EntryDrawing, EntryRuler } from './entry-scenery.tsx';

interface EntryFrameProps {
  /** The id of the heading, by which the section is labelled. */
  id: string;
  at: string | undefined;
  heading: string;
  headingLevel: HeadingLevel;
  /** Rich text; left out where there is nothing more to say. */
  lede: string | false | undefined;
  /** In its place where `data-signed-in` on the root element says that somebody is; rich text. */
  signedInLede?: string | undefined;
  ledeClassName?: string;
  /** Under the heading. Null while there is nothing to say, left out where there never will be. */
  notice?: NoticeMessage | null | undefined;
  /** Where else to go, under the form. */
  links?: readonly FormLink[];
  /** The column of heading and form, for whoever moves the focus in it. */
  columnRef?: Ref<HTMLDivElement>;
  /** Drawing beside the form, a component of `entry-scenery.tsx`. Default: `EntryDrawing`. */
  drawing?: ReactNode;
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
  signedInLede,
  ledeClassName,
  notice,
  links = [],
  columnRef,
  drawing = <EntryDrawing />,
  children,
}: EntryFrameProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <EntryRuler />
      <div className="page grid grid-cols-1 gap-x-6 py-12 @lg:grid-cols-12 @lg:py-16">
        <div ref={columnRef} className="flex flex-col gap-8 @lg:col-span-5 @xl:col-span-4">
          <div>
            <header className="flex max-w-line flex-col gap-4">
              {at && <Timecode at={at} />}
              <Heading id={id} className="display text-title">
                {heading}
              </Heading>
              <Lede source={lede} className={signedInLede ? 'in-data-signed-in:hidden' : ledeClassName} />
              <Lede source={signedInLede} className="not-in-data-signed-in:hidden" />
            </header>
            {notice !== undefined && <Notice className="max-w-form not-empty:pt-8" message={notice} />}
          </div>
          {children}
          {links.length > 0 && <FormLinks className="max-w-form" links={links} />}
        </div>
        {drawing}
      </div>
    </>
  );
}

/** What there is to say under the heading, if anything. */
function Lede({ source, className = '' }: { source: string | false | undefined; className?: string | undefined }) {
  if (!source) return null;
  return (
    <p className={`max-w-form text-lede text-ink-muted ${className}`}>
      <RichText source={source} />
    </p>
  );
}

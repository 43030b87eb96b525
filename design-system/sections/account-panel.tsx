import type { ReactNode } from 'react';
import type { HeadingLevel } from '../content/index.ts';
import { RichText } from '../primitives/rich-text.tsx';
import { Timecode } from '../primitives/timecode.tsx';

interface AccountPanelProps {
  /** ID of the heading, which labels the section. */
  id: string;
  at: string | undefined;
  heading: string;
  headingLevel: HeadingLevel;
  /** Rich text. */
  lede: string | undefined;
  children: ReactNode;
}

/** Layout of a section of an account page: a line above, the heading and its explanation, and the content beside them. */
export function AccountPanel({ id, at, heading, headingLevel, lede, children }: AccountPanelProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="page">
      <div className="grid grid-cols-1 gap-x-6 gap-y-6 border-t border-line pt-8 pb-12 @lg:grid-cols-12 @lg:pt-12 @lg:pb-16">
        <header className="flex flex-col gap-3 @lg:col-span-4">
          {at && <Timecode at={at} />}
          <Heading id={id} className="text-subheading font-strong">
            {heading}
          </Heading>
          {lede && (
            <p className="max-w-line text-body text-ink-muted">
              <RichText source={lede} />
            </p>
          )}
        </header>
        <div className="min-w-0 @lg:col-span-8">{children}</div>
      </div>
    </div>
  );
}

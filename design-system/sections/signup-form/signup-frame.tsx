import type { ReactNode, Ref } from 'react';
import { RichText } from '../../primitives/rich-text.tsx';
import { sectionSpacing } from '../../primitives/section-heading.tsx';
import { Timecode } from '../../primitives/timecode.tsx';
import type { SignupFormContent } from './signup-form.schema.ts';

type Head = Pick<SignupFormContent, 'at' | 'label' | 'heading' | 'lede'> &
  Required<Pick<SignupFormContent, 'headingLevel' | 'layout'>>;

interface SignupFrameProps extends Head {
  /** The id of the heading, by which the section is labelled. */
  id: string;
  /** The column of the form, for whoever moves the focus in it. */
  columnRef: Ref<HTMLDivElement>;
  /** The form, or what has become of the address. */
  children: ReactNode;
}

/** The words around the form: beside it on the page's columns, or above it in a column of the footer. */
export function SignupFrame({
  id,
  layout,
  at,
  label,
  heading,
  headingLevel,
  lede,
  columnRef,
  children,
}: SignupFrameProps) {
  const Heading = `h${headingLevel ?? 2}` as const;
  if (layout === 'compact') {
    return (
      <div ref={columnRef} className="flex max-w-form flex-col gap-4">
        <div>
          <Heading id={id} className="font-medium text-body">
            {heading}
          </Heading>
          {lede && (
            <p className="text-small text-ink-muted">
              <RichText source={lede} />
            </p>
          )}
        </div>
        {children}
      </div>
    );
  }
  return (
    <div className={`page ${sectionSpacing(headingLevel ?? 2)}`}>
      <div className="grid grid-cols-1 gap-x-6 gap-y-8 @lg:grid-cols-12">
        <div className="flex flex-col gap-5 @lg:col-span-4 @lg:gap-8">
          {at && <Timecode at={at}>{label}</Timecode>}
          <Heading id={id} className={`display max-w-[15.984em] ${headingLevel === 1 ? 'text-title' : 'text-heading'}`}>
            {heading}
          </Heading>
        </div>
        <div ref={columnRef} className={`flex max-w-prose flex-col gap-8 @lg:col-span-8 ${at ? '@lg:pt-12' : ''}`}>
          {lede && (
            <p className="max-w-line text-lede text-ink-muted">
              <RichText source={lede} />
            </p>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}

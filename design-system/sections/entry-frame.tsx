import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import type { HeadingLevel } from '../content/index.ts';
import { FormLinks } from '../primitives/form-messages.tsx';
import type { FormLink } from '../primitives/form-messages.tsx';
import { Notice } from '../primitives/notice.tsx';
import type { NoticeMessage } from '../primitives/notice.tsx';
import { RichText } from '../primitives/rich-text.tsx';
import { EntryIllustration } from './entry-scenery.tsx';
import type { SectionProps } from './section.ts';

interface EntryFrameContent {
  heading: string;
  headingLevel?: HeadingLevel | undefined;
  /** Text below the heading, as rich text. */
  lede?: string | false | undefined;
  /** Links below the form. */
  links?: readonly FormLink[] | undefined;
}

interface EntryFrameBehavior {
  /** Name of the section. */
  name: string;
  /**
   * Lede for signed-in visitors, as rich text. CSS shows it in place of `lede` if `data-signed-in` is set on the root
   * element.
   */
  signedInLede?: string | undefined;
  ledeClassName?: string;
  /** Message below the heading. Null while there is no message; undefined if the form never has one. */
  notice?: NoticeMessage | null | undefined;
  /** Ref of the column with the heading and the form. It is used to move the focus within the column. */
  columnRef?: Ref<HTMLDivElement>;
  /** Illustration beside the form, a component of `entry-scenery.tsx`. Default: `EntryIllustration`. */
  illustration?: ReactNode;
  /** The form, or the content that replaces it. */
  children: ReactNode;
}

export type EntryFrameProps = SectionProps<EntryFrameContent, EntryFrameBehavior>;

/**
 * Layout of a page with a single form, such as login or registration: the heading, the form, and an illustration beside
 * it.
 */
export function EntryFrame({
  name,
  heading,
  headingLevel = 1,
  lede,
  signedInLede,
  ledeClassName,
  notice,
  links = [],
  columnRef,
  illustration = <EntryIllustration />,
  className = '',
  children,
  ...rest
}: EntryFrameProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section data-section={name} aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <div className="page grid grid-cols-1 gap-x-6 py-12 @lg:grid-cols-12 @lg:py-16">
        <div ref={columnRef} className="flex flex-col gap-8 @lg:col-span-5 @xl:col-span-4">
          <div>
            <header className="flex max-w-line flex-col gap-4">
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
        {illustration}
      </div>
    </section>
  );
}

/** Rich text below the heading. Renders nothing if there is no text. */
function Lede({ source, className = '' }: { source: string | false | undefined; className?: string | undefined }) {
  if (!source) return null;
  return (
    <p className={`max-w-form text-lede text-ink-muted ${className}`}>
      <RichText source={source} />
    </p>
  );
}

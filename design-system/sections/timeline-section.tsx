import { useId } from 'react';
import type { ComponentProps } from 'react';
import type { TimelineHead } from '../content/schema.ts';
import { SectionHeading, sectionSpacing } from '../primitives/section-heading/index.ts';

interface TimelineSectionProps extends TimelineHead, ComponentProps<'section'> {
  /** The name of the section. */
  name: string;
  /** The id of the heading, for what else is labelled by it. */
  headingId?: string;
}

/** The classes of what fills the window from edge to edge, in a section on the page's columns. */
export const WINDOW_WIDE = 'mx-[calc(50%-50cqi)]';

/** A section on the page's columns that begins with a heading on its timeline. */
export function TimelineSection({
  name,
  headingId,
  at,
  label,
  heading,
  headingLevel = 2,
  lede,
  opening,
  className = '',
  children,
  ...rest
}: TimelineSectionProps) {
  const ownId = useId();
  const id = headingId ?? ownId;
  return (
    <section data-section={name} aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <div className={`page ${sectionSpacing(headingLevel)}`}>
        <SectionHeading
          id={id}
          at={at}
          label={label}
          heading={heading}
          level={headingLevel}
          lede={lede}
          opening={opening}
        />
        {children}
      </div>
    </section>
  );
}

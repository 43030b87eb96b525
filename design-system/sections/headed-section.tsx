import { useId } from 'react';
import type { ComponentProps } from 'react';
import type { SectionHead } from '../content/schema.ts';
import { SectionHeading, sectionSpacing } from '../primitives/section-heading.tsx';
import type { SectionHeadingProps } from '../primitives/section-heading.tsx';

interface HeadedSectionProps extends SectionHead, Pick<SectionHeadingProps, 'isArticle'>, ComponentProps<'section'> {
  /** Name of the section. */
  name: string;
  /** ID of the heading. Must be set if the heading also labels other elements. */
  headingId?: string;
}

/** Classes of elements that span the window. */
export const WINDOW_WIDE = 'mx-[calc(50%-50cqi)]';

/**
 * Classes of media that span the window. Media with an aspect ratio also need a width class, because the maximum height
 * would otherwise reduce their width.
 */
export const EDGE_TO_EDGE = 'max-h-[85svh] rounded-none border-x-0';

/** Section that begins with a heading, which can have a label. */
export function HeadedSection({
  name,
  headingId,
  label,
  heading,
  headingLevel = 2,
  lede,
  opening,
  isArticle,
  className = '',
  children,
  ...rest
}: HeadedSectionProps) {
  const ownId = useId();
  const id = headingId ?? ownId;
  return (
    <section data-section={name} aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <div className={`page ${sectionSpacing(headingLevel)}`}>
        <SectionHeading
          id={id}
          label={label}
          heading={heading}
          level={headingLevel}
          lede={lede}
          opening={opening}
          isArticle={isArticle}
        />
        {children}
      </div>
    </section>
  );
}

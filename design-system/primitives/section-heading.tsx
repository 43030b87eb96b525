import type { ComponentProps } from 'react';
import { Eyebrow } from './eyebrow.tsx';
import { RichText } from './rich-text.tsx';

/** Layout of a heading and its lede. `centered` is for sections with full-width content. */
type SectionOpening = 'stacked' | 'centered' | 'sentence';

export interface SectionHeadingProps extends ComponentProps<'div'> {
  /** ID of the heading, which labels the section. */
  id: string;
  /** Label above the heading that says what the section is about. */
  label?: string | undefined;
  heading: string;
  level: 1 | 2 | 3;
  /** Introduction after the heading, as rich text. */
  lede?: string | undefined;
  opening?: SectionOpening | undefined;
  /** True for the heading of a long text, which is smaller than that of a landing page. */
  isArticle?: boolean | undefined;
}

/** Label, heading and lede of a section. */
export function SectionHeading({
  id,
  label,
  heading,
  level,
  lede,
  opening = 'stacked',
  isArticle = false,
  className = '',
  ...rest
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  const isCentered = opening === 'centered';
  const sizeClass = level > 1 ? 'text-heading' : isArticle ? 'text-title' : 'text-display';
  return (
    <div
      data-slot="section-heading"
      className={`grid content-start gap-5 @lg:gap-6 ${isCentered ? 'justify-items-center text-center' : ''} ${className}`}
      {...rest}
    >
      {label && <Eyebrow>{label}</Eyebrow>}
      {opening === 'sentence' ? (
        // The lede continues the sentence of the heading, in the same size.
        <div className={`display max-w-[23.976em] text-balance ${sizeClass}`}>
          <Heading id={id} className="inline">
            {heading}
          </Heading>{' '}
          {lede && (
            <p className="inline text-ink-faint">
              <RichText source={lede} />
            </p>
          )}
        </div>
      ) : (
        <>
          <Heading id={id} className={`display max-w-[15.984em] ${sizeClass}`}>
            {heading}
          </Heading>
          {lede && (
            <p className={`max-w-line text-lede text-ink-muted ${isCentered ? 'text-balance' : 'text-pretty'}`}>
              <RichText source={lede} />
            </p>
          )}
        </>
      )}
    </div>
  );
}

/**
 * Returns the CSS classes for the spacing of a section with a heading of this level. The distance between sections is
 * only at the end of a section, so that two distances never add up. The first section of a page (level 1) also has one at
 * its start.
 */
export function sectionSpacing(level: 1 | 2 | 3): string {
  return level === 1 ? 'pt-12 pb-section @lg:pt-20' : 'pb-section';
}

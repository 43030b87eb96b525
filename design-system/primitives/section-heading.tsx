import type { ComponentProps } from 'react';
import { RichText } from './rich-text.tsx';
import { Timecode } from './timecode.tsx';

/** Layout of a heading and its lede. */
type SectionOpening = 'split' | 'centered' | 'sentence' | 'stacked';

export interface SectionHeadingProps extends ComponentProps<'div'> {
  /** ID of the heading, which labels the section. */
  id: string;
  /** Position of the section on the page's timeline, such as `00:04`. */
  at: string;
  /** Text beside the timecode. */
  label: string;
  heading: string;
  level: 1 | 2 | 3;
  /** Introduction after the heading, as rich text. */
  lede?: string | undefined;
  opening?: SectionOpening | undefined;
  /** True for the heading of a long text, which is smaller than that of a landing page. */
  isArticle?: boolean | undefined;
}

/** Classes of each layout. In narrow containers, all are one column. */
const layouts = {
  /** Heading with the lede beside it. */
  split: {
    root: '@lg:grid-cols-12',
    heading: 'max-w-[15.984em] @lg:col-span-8',
    lede: 'self-end @lg:col-span-4 @lg:col-start-9',
  },
  /** Centered, for sections with full-width content. */
  centered: { root: 'justify-items-center text-center', heading: 'max-w-[15.984em]', lede: 'text-balance' },
  /** Always one column, for sections with their content beside the heading. */
  stacked: { root: '', heading: 'max-w-[15.984em]', lede: '' },
} as const;

/** Timecode, heading and lede of a section. */
export function SectionHeading({
  id,
  at,
  label,
  heading,
  level,
  lede,
  opening = 'split',
  isArticle = false,
  className = '',
  ...rest
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  const layoutClasses = layouts[opening === 'sentence' ? 'stacked' : opening];
  const sizeClass = level > 1 ? 'text-heading' : isArticle ? 'text-title' : 'text-display';
  return (
    <div
      data-slot="section-heading"
      className={`grid content-start gap-x-6 gap-y-5 @lg:gap-y-8 ${layoutClasses.root} ${className}`}
      {...rest}
    >
      <Timecode at={at} className="col-span-full">
        {label}
      </Timecode>
      {opening === 'sentence' ? (
        // The lede continues the sentence of the heading, in the same size.
        <div className={`display max-w-[23.976em] ${sizeClass}`}>
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
          <Heading id={id} className={`display ${layoutClasses.heading} ${sizeClass}`}>
            {heading}
          </Heading>
          {lede && (
            <p className={`max-w-line text-lede text-ink-muted ${layoutClasses.lede}`}>
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
 * only at the end of a section, so that two distances never add up. A line separates a section from the one above,
 * except for the first section of a page (level 1).
 */
export function sectionSpacing(level: 1 | 2 | 3): string {
  return level === 1 ? 'pt-12 pb-section @lg:pt-20' : 'border-t border-line pt-5 pb-section';
}

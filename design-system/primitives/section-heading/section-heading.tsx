import type { ComponentProps } from 'react';
import { RichText } from '../rich-text/index.ts';
import { Timecode } from '../timecode/index.ts';

/** How a heading and its lede share the width: see `layouts`. */
export type SectionOpening = 'split' | 'large' | 'centered' | 'sentence' | 'stacked';

export interface SectionHeadingProps extends ComponentProps<'div'> {
  /** The id of the heading, by which the section is labelled. */
  id: string;
  /** Place of the section on the page's timeline, such as `00:04`. */
  at: string;
  /** What the section is, beside the timecode. */
  label: string;
  heading: string;
  level: 1 | 2 | 3;
  /** Rich text. */
  lede?: string | undefined;
  opening?: SectionOpening | undefined;
}

/** The classes of each layout. In a narrow container all are one column. */
const layouts = {
  /** The lede at the end of the line, beside the heading. */
  split: {
    root: '@lg:grid-cols-12',
    at: '@lg:col-span-12',
    heading: 'max-w-[24ch] @lg:col-span-8',
    lede: 'self-end @lg:col-span-4 @lg:col-start-9',
  },
  /** The heading as large as that of the home page, over the whole width: the one moment of a page. */
  large: {
    root: '@lg:grid-cols-12',
    at: '@lg:col-span-12',
    heading: 'max-w-[16ch] @lg:col-span-12',
    lede: '@lg:col-span-5 @lg:col-start-8',
  },
  /** On the middle, over what is as wide as the page. */
  centered: { root: 'justify-items-center text-center', at: '', heading: 'max-w-[24ch]', lede: 'text-balance' },
  /** One column however wide it is, for a section that has its content beside the heading. */
  stacked: { root: '', at: '', heading: 'max-w-[24ch]', lede: '' },
} as const;

/** The head of a section: its place on the timeline, its heading and its lede. */
export function SectionHeading({
  id,
  at,
  label,
  heading,
  level,
  lede,
  opening = 'split',
  className = '',
  ...rest
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  const layout = layouts[opening === 'sentence' ? 'stacked' : opening];
  const size = { 1: 'text-title', 2: 'text-heading', 3: 'text-heading' }[level];
  return (
    <div
      data-slot="section-heading"
      className={`grid content-start gap-x-6 gap-y-5 @lg:gap-y-8 ${layout.root} ${className}`}
      {...rest}
    >
      <Timecode at={at} className={layout.at}>
        {label}
      </Timecode>
      {opening === 'sentence' ? (
        // The lede goes on where the heading ends, in its size.
        <div className={`display max-w-[36ch] ${size}`}>
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
          <Heading
            id={id}
            className={`display ${layout.heading} ${opening === 'large' ? 'text-title @lg:text-display' : size}`}
          >
            {heading}
          </Heading>
          {lede && (
            <p className={`max-w-line text-lede text-ink-muted ${layout.lede}`}>
              <RichText source={lede} />
            </p>
          )}
        </>
      )}
    </div>
  );
}

/**
 * The room around a section that begins with this heading: a hairline divides it from what is above, and only its end
 * has the distance of a section, so that two of them never add up. At the head of a page there is nothing to divide.
 */
export function sectionSpacing(level: 1 | 2 | 3): string {
  return level === 1 ? 'pt-12 pb-section @lg:pt-20' : 'border-t border-line pt-5 pb-section';
}

import type { ComponentProps } from 'react';
import { RichText } from '../rich-text/index.ts';
import { Timecode } from '../timecode/index.ts';

export interface SectionHeadingProps extends ComponentProps<'div'> {
  /** The id of the heading, by which the section is labelled. */
  id: string;
  /** Where the section stands on the page's timeline, such as `00:04`. */
  at: string;
  /** What the section is, beside the timecode. */
  label: string;
  heading: string;
  level: 1 | 2 | 3;
  /** Rich text. */
  lede?: string | undefined;
  /** One column however wide it is, for a section that has its content beside the heading. */
  stacked?: boolean;
}

/** The head of a section on the page's columns: its place on the timeline, its heading, and beside that its lede. */
export function SectionHeading({
  id,
  at,
  label,
  heading,
  level,
  lede,
  stacked = false,
  className = '',
  ...rest
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      data-slot="section-heading"
      className={`grid content-start gap-x-6 gap-y-5 @lg:gap-y-8 ${stacked ? '' : '@lg:grid-cols-12'} ${className}`}
      {...rest}
    >
      <Timecode at={at} className={stacked ? '' : '@lg:col-span-12'}>
        {label}
      </Timecode>
      <Heading
        id={id}
        className={`display max-w-[24ch] ${stacked ? '' : '@lg:col-span-8'} ${level === 1 ? 'text-title' : 'text-heading'}`}
      >
        {heading}
      </Heading>
      {lede && (
        <p
          className={`max-w-line self-end text-lede text-ink-muted ${stacked ? '' : '@lg:col-span-4 @lg:col-start-9'}`}
        >
          <RichText source={lede} />
        </p>
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

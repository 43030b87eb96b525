import { useState } from 'react';
import type { CSSProperties } from 'react';
import { Slider } from '../../primitives/slider.tsx';
import type { SectionProps } from '../section.ts';
import { TimelineSection, WINDOW_WIDE } from '../timeline-section.tsx';
import type { BeforeAfterContent } from './before-after.schema.ts';
import { Divider } from './divider.tsx';
import { State } from './state.tsx';

export type BeforeAfterProps = SectionProps<BeforeAfterContent>;

/**
 * Two states of one thing, drawn over each other, and a divider to be moved between them. Without scripts the two stand
 * beside each other, each whole.
 *
 * The divider is Radix's slider, fetched when the section is seen: its first use is a drag, which cannot be done again
 * for a visitor as a click can.
 */
export function BeforeAfter({
  width = 'page',
  before,
  after,
  dividerStart = 50,
  caption,
  dividerLabel = 'Divider between the two pictures',
  dividerAt = '{percent} % of “{before}” shown',
  ...rest
}: BeforeAfterProps) {
  const [value, setValue] = useState(dividerStart);
  const words = dividerAt.replace('{percent}', String(value)).replace('{before}', before.label);
  const isWide = width === 'window';
  const shape = isWide ? 'aspect-16/10 max-h-[85svh] @lg:aspect-2/1' : 'aspect-16/10';
  return (
    <TimelineSection name="before-after" {...rest}>
      <div
        className={`group relative mt-12 grid gap-6 @lg:mt-16 @lg:noninteractive:grid-cols-2 ${isWide ? `${WINDOW_WIDE} overflow-x-clip [--margin:max(theme(spacing.gutter),50cqi-theme(maxWidth.page)/2)]` : ''}`}
        style={{ '--at': `${value}%` } as CSSProperties}
      >
        <State {...before} shape={shape} isWide={isWide} />
        <State {...after} shape={shape} isWide={isWide} over />
        <Slider
          label={dividerLabel}
          value={value}
          valueText={words}
          onValueChange={setValue}
          className={`absolute! inset-x-0 top-0 cursor-ew-resize noninteractive:hidden ${shape}`}
        />
        <Divider shape={shape} />
      </div>
      {caption && <p className="max-w-prose pt-3 text-ink-muted">{caption}</p>}
    </TimelineSection>
  );
}

import { useId, useState } from 'react';
import type { CSSProperties } from 'react';
import { SectionHeading, sectionSpacing } from '../../primitives/section-heading/index.ts';
import { Slider } from '../../primitives/slider/index.ts';
import type { SectionProps } from '../section.ts';
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
  at,
  label,
  heading,
  headingLevel = 2,
  lede,
  before,
  after,
  caption,
  dividerLabel = 'Divider between the two pictures',
  dividerAt = '{percent} % of “{before}” shown',
  className = '',
  ...rest
}: BeforeAfterProps) {
  const id = useId();
  const [value, setValue] = useState(50);
  const words = dividerAt.replace('{percent}', String(value)).replace('{before}', before.label);
  return (
    <section data-section="before-after" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <div className={`page ${sectionSpacing(headingLevel)}`}>
        <SectionHeading id={id} at={at} label={label} heading={heading} level={headingLevel} lede={lede} />
        <div
          className="group relative mt-12 grid gap-6 @lg:mt-16 @lg:noninteractive:grid-cols-2"
          style={{ '--at': `${value}%` } as CSSProperties}
        >
          <State {...before} />
          <State {...after} over />
          <Slider
            label={dividerLabel}
            value={value}
            valueText={words}
            onValueChange={setValue}
            className="absolute! inset-x-0 top-0 aspect-16/10 cursor-ew-resize noninteractive:hidden"
          />
          <Divider />
        </div>
        {caption && <p className="max-w-prose pt-3 text-ink-muted">{caption}</p>}
      </div>
    </section>
  );
}

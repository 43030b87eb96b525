import { useId } from 'react';
import { SectionHeading, sectionSpacing } from '../../primitives/section-heading/index.ts';
import type { SectionProps } from '../section.ts';
import type { BentoContent } from './bento.schema.ts';
import { BentoCell } from './cell.tsx';

export type BentoProps = SectionProps<BentoContent>;

/**
 * Many things at one glance, each as large as it matters: cells of four sizes on a grid of three units, which is the
 * page's twelve columns. The browser packs them; the schema takes no sizes that would leave a hole. In a narrow
 * container they stand one below the other, in the same order.
 *
 * Three to seven cells, five or six are best. Title up to 50 characters, text up to 120.
 */
export function Bento({ at, label, heading, headingLevel = 2, lede, cells, className = '', ...rest }: BentoProps) {
  const id = useId();
  const level = Math.min(headingLevel + 1, 4) as 2 | 3 | 4;
  return (
    <section data-section="bento" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <div className={`page ${sectionSpacing(headingLevel)}`}>
        <SectionHeading id={id} at={at} label={label} heading={heading} level={headingLevel} lede={lede} />
        <ul className="mt-12 grid gap-6 @lg:mt-16 @lg:grid-flow-dense @lg:auto-rows-[minmax(18rem,1fr)] @lg:grid-cols-12">
          {cells.map((cell) => (
            <BentoCell key={cell.title} cell={cell} level={level} />
          ))}
        </ul>
      </div>
    </section>
  );
}

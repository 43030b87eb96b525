import type { SectionProps } from '../section.ts';
import { TimelineSection } from '../timeline-section.tsx';
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
export function Bento({ headingLevel = 2, cells, ...rest }: BentoProps) {
  const level = Math.min(headingLevel + 1, 4) as 2 | 3 | 4;
  return (
    <TimelineSection name="bento" headingLevel={headingLevel} {...rest}>
      <ul className="mt-12 grid gap-6 @lg:mt-16 @lg:grid-flow-dense @lg:auto-rows-[minmax(18rem,1fr)] @lg:grid-cols-12">
        {cells.map((cell) => (
          <BentoCell key={cell.title} cell={cell} level={level} />
        ))}
      </ul>
    </TimelineSection>
  );
}

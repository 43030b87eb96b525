import { Link } from '../../primitives/link.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import type { SectionProps } from '../section.ts';
import { TimelineSection } from '../timeline-section.tsx';
import type { StatsContent } from './stats.schema.ts';

export type StatsProps = SectionProps<StatsContent>;

/** Columns by the number of items. Four are in two rows on tablets. */
const columns: Readonly<Record<number, string>> = {
  2: '@md:grid-cols-2',
  3: '@lg:grid-cols-3',
  4: '@md:grid-cols-2 @xl:grid-cols-4',
};

/**
 * A few large numbers, each at a mark of the ruler, with a unit and an explanation.
 *
 * Two to four. Number up to 5 characters; text up to 110.
 */
export function Stats({ facts, ...rest }: StatsProps) {
  // All have the same size, at which the longest fits.
  const size = facts.some(({ figure }) => figure.length > 3) ? 'text-title' : 'text-display';
  return (
    <TimelineSection name="stats" {...rest}>
      <ul className={`mt-12 grid gap-x-6 gap-y-12 @lg:mt-16 ${columns[facts.length]}`}>
        {facts.map(({ figure, unit, text, source }) => (
          <li
            key={`${figure} ${unit}`}
            className="relative flex flex-col gap-5 border-s border-line-strong/70 ps-5 pb-8 before:absolute before:inset-x-0 before:bottom-0 before:h-2 before:bg-[repeating-linear-gradient(90deg,var(--onset-color-line)_0_1px,transparent_1px_10%)]"
          >
            <p className="flex flex-col gap-2">
              <span className={`display tabular-nums ${size}`}>{figure}</span>{' '}
              {unit && <span className="timecode text-ink-faint">{unit}</span>}
            </p>
            <p className="max-w-line text-ink-muted">
              <RichText source={text} />
            </p>
            {source && (
              <p className="mt-auto">
                <Link href={source.href} variant="forward" className="text-small">
                  {source.label}
                </Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </TimelineSection>
  );
}

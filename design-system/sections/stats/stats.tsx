import { Link } from '../../primitives/link.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import type { SectionProps } from '../section.ts';
import { HeadedSection } from '../headed-section.tsx';
import type { StatsContent } from './stats.schema.ts';

export type StatsProps = SectionProps<StatsContent>;

/** Grid classes by the number of items. On tablets, four items are in two rows. */
const gridStyles: Readonly<Record<number, string>> = {
  2: '@md:grid-cols-2',
  3: '@lg:grid-cols-3',
  4: '@md:grid-cols-2 @xl:grid-cols-4',
};

/**
 * A few large numbers, each with a unit and an explanation above a decorative ruler.
 *
 * Two to four numbers of up to 5 characters, with texts of up to 110 characters.
 */
export function Stats({ facts, ...rest }: StatsProps) {
  // All numbers have the same font size. It is smaller if one of them has more than three characters.
  const fontSizeClass = facts.some(({ figure }) => figure.length > 3) ? 'text-title' : 'text-figure';
  return (
    <HeadedSection name="stats" {...rest}>
      <ul className={`mt-12 grid gap-x-6 gap-y-12 @lg:mt-16 ${gridStyles[facts.length]}`}>
        {facts.map(({ figure, unit, text, source }) => (
          <li
            key={`${figure} ${unit}`}
            className="relative flex flex-col gap-5 border-s border-line-strong/70 ps-5 pb-8 before:absolute before:inset-x-0 before:bottom-0 before:h-2 before:bg-[repeating-linear-gradient(90deg,var(--onset-color-line)_0_1px,transparent_1px_10%)]"
          >
            <p className="flex flex-col gap-2">
              <span className={`display tabular-nums ${fontSizeClass}`}>{figure}</span>{' '}
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
    </HeadedSection>
  );
}

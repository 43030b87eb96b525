import { HeadedSection } from '../headed-section.tsx';
import type { SectionProps } from '../section.ts';
import type { TradeOffsContent } from './trade-offs.schema.ts';

export type TradeOffsProps = SectionProps<TradeOffsContent>;

/**
 * Decisions as an edited transcript: each decision is a sentence that stays, and what it costs is struck out after it.
 * All of them form one large text.
 *
 * Three to eight decisions; six work best.
 */
export function TradeOffs({ headingLevel = 2, decisions, ...rest }: TradeOffsProps) {
  return (
    <HeadedSection name="trade-offs" headingLevel={headingLevel} {...rest}>
      <ul className="display mt-12 border-s-2 border-record ps-[0.6em] text-[min(clamp(1.5rem,3.8cqi,3rem),7.2cqi)] leading-[1.28] text-pretty @lg:mt-16">
        {decisions.map(({ kept, cut, href }) => (
          <li key={kept} className="@lg:inline">
            <a
              href={href}
              className="underline decoration-line decoration-[0.06em] underline-offset-[0.16em] hover:decoration-current"
            >
              {kept}
            </a>{' '}
            <del className="text-ink-faint decoration-record decoration-[0.07em]">{cut}</del>{' '}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

import { Badge } from '../../primitives/badge.tsx';
import { ButtonLink } from '../../primitives/button.tsx';
import type { SectionProps } from '../section.ts';
import { HeadedSection } from '../headed-section.tsx';
import type { PricingSummaryContent } from './pricing-summary.schema.ts';

export type PricingSummaryProps = SectionProps<PricingSummaryContent>;

/**
 * The plans as a price list, one row each, with one link to the pricing page. It needs no script.
 *
 * One to five plans. Name up to 20 characters, text up to 80.
 */
export function PricingSummary({ headingLevel = 2, plans, action, ...rest }: PricingSummaryProps) {
  const Subheading = `h${Math.min(headingLevel + 1, 4) as 2 | 3 | 4}` as const;
  return (
    <HeadedSection name="pricing-summary" headingLevel={headingLevel} {...rest}>
      <ul className="mt-12 @lg:mt-16">
        {plans.map(({ name, price, per, badge, text }) => (
          <li
            key={name}
            className="flex flex-wrap items-baseline gap-x-6 gap-y-2 border-t border-line py-5 @lg:grid @lg:grid-cols-12"
          >
            <Subheading className="flex flex-wrap items-center gap-3 text-subheading font-strong @lg:col-span-4">
              {name}
              {badge && <Badge tone="accent">{badge}</Badge>}
            </Subheading>
            <p className="order-1 w-full text-ink-muted @lg:order-none @lg:col-span-4">{text}</p>
            <p className="ms-auto flex flex-wrap items-baseline gap-x-2 text-ink-muted @lg:col-span-4 @lg:ms-0">
              <span className="display text-heading tabular-nums text-ink">{price}</span> {per}
            </p>
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-8">
        <ButtonLink href={action.href} size="lg">
          {action.label}
        </ButtonLink>
      </p>
    </HeadedSection>
  );
}

import { formatMoney } from '../../content/money.ts';
import { Link } from '../../primitives/link.tsx';
import { PlanOffers } from '../../primitives/plan-offers.tsx';
import type { CheckoutPlan } from './checkout.schema.ts';

export interface PlanChoiceProps {
  heading: 'h2' | 'h3' | 'h4';
  plans: readonly CheckoutPlan[];
  recommended: string | undefined;
  locale: string;
  path: string;
  /** The value of `?plan=`, if there is no such plan. */
  unknown: string | null;
  /** True shows the plans without links, for visitors whose browser runs no scripts. */
  needsScripts: boolean;
  supportEmail: string;
}

/** The plans to choose from. Shown if the URL names none of them, or if no script can read the URL. */
export function PlanChoice({
  heading: Heading,
  plans,
  recommended,
  locale,
  path,
  unknown,
  needsScripts,
  supportEmail,
}: PlanChoiceProps) {
  return (
    <div className="flex flex-col gap-8">
      <div className="flex max-w-line flex-col gap-3">
        <Heading className="text-subheading font-strong">
          {needsScripts && 'Paying needs JavaScript'}
          {!needsScripts && (unknown ? `There is no plan called “${unknown}”` : 'Choose your plan')}
        </Heading>
        <p className="text-ink-muted">
          {needsScripts ? (
            <>
              Turn it on in your browser and reload the page, or{' '}
              <Link href={`mailto:${supportEmail}`}>write to us</Link>. These are the prices.
            </>
          ) : (
            'Every plan includes all features. You can change the plan in the next step.'
          )}
        </p>
      </div>
      <PlanOffers
        heading={Heading === 'h2' ? 'h3' : 'h4'}
        recommended={recommended}
        offers={plans.map(({ id, name, price, shownPrice, per, note = null, terms, badge, highlights }) => ({
          id,
          name,
          amount: formatMoney(shownPrice ?? price, locale),
          per,
          note: needsScripts ? undefined : note,
          terms,
          badge,
          highlights,
          ...(!needsScripts && { action: { label: `Choose ${name}`, href: `${path}?plan=${id}` } }),
        }))}
      />
    </div>
  );
}

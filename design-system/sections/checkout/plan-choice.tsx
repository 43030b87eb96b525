import { formatMoney } from '../../content/money.ts';
import { Link } from '../../primitives/link/index.ts';
import { cardStyles } from '../../primitives/card/index.ts';
import type { CheckoutPlan } from './checkout.schema.ts';
import { PER } from './words.ts';

export interface PlanChoiceProps {
  heading: 'h2' | 'h3' | 'h4';
  plans: readonly CheckoutPlan[];
  locale: string;
  path: string;
  /** What was asked for, where that is no plan. */
  unknown: string | null;
  /** Whether it stands in for a checkout that no script will bring. */
  needsScripts: boolean;
  supportEmail: string;
}

/** The plans as links, where the address names none that there is, or nothing reads the address. */
export function PlanChoice({
  heading: Heading,
  plans,
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
            'Every plan includes all features. You can still change the plan next to your order.'
          )}
        </p>
      </div>
      <ul className="grid gap-6 @lg:grid-cols-3">
        {plans.map(({ id, name, price, every, terms }) => (
          <li key={id} className="grid">
            <a
              href={`${path}?plan=${id}`}
              className={cardStyles({ className: 'flex flex-col gap-3 p-6 no-underline hover:bg-hover' })}
            >
              <span className="flex items-baseline justify-between gap-4 font-medium">
                {name}
                <svg
                  aria-hidden="true"
                  viewBox="0 0 16 12"
                  className="h-3 w-4 shrink-0 self-center stroke-record rtl:-scale-x-100"
                  fill="none"
                  strokeWidth="1.5"
                >
                  <path d="M1 6h13M9.5 1.5 14 6l-4.5 4.5" />
                </svg>
              </span>
              <span className="flex flex-wrap items-baseline gap-x-2">
                <span className="display text-heading tabular-nums">{formatMoney(price, locale)}</span>
                <span className="text-ink-muted">{PER[every]}</span>
              </span>
              <span className="text-small text-ink-muted">{terms}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

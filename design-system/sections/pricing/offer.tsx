import { formatMoney, ofUnits } from '../../content/money.ts';
import { Badge } from '../../primitives/badge/index.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { RichText } from '../../primitives/rich-text/index.ts';
import { Amount } from './amount.tsx';
import type { PricingBehavior } from './behavior.ts';
import type { PricingOption } from './pricing.schema.ts';

export interface OfferProps {
  option: PricingOption;
  /** Its place in the toggle; none where there is nothing to toggle. */
  index: number | undefined;
  currency: string;
  locale: string;
  localised: PricingBehavior['localised'];
}

/** Shown while the radio button of the same place is checked. Spelt out, because styles are found in the source text. */
const shownWhenChecked = [
  'hidden group-has-[label:nth-of-type(1)_:checked]/pricing:block',
  'hidden group-has-[label:nth-of-type(2)_:checked]/pricing:block',
  'hidden group-has-[label:nth-of-type(3)_:checked]/pricing:block',
  'hidden group-has-[label:nth-of-type(4)_:checked]/pricing:block',
] as const;

/** One way to pay: the amount, what it means, and the action. */
export function Offer({ option, index, currency, locale, localised }: OfferProps) {
  const amount = formatMoney(ofUnits(option.shownAmount ?? option.amount, currency), locale);
  const local = localised?.[option.id];
  const badge = option.badge && (
    <Badge tone="accent" className="self-center">
      {option.badge}
    </Badge>
  );
  return (
    <div data-slot="offer" className={index === undefined ? undefined : shownWhenChecked[index]}>
      {/* Paper has every offer, and not the toggle that names them. */}
      {index !== undefined && <p className="hidden font-strong print:block">{option.label}</p>}
      {localised ? (
        <Amount
          amount={local?.shownAmount ?? local?.amount ?? amount}
          per={option.per}
          badge={badge}
          note={local?.note}
        />
      ) : (
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-4">
          <span className="display text-display tabular-nums">{amount}</span>
          <span className="text-lede text-ink-muted">{option.per}</span>
          {badge}
        </p>
      )}
      <div className="grid grid-cols-1 gap-x-6 gap-y-6 pt-4 @xl:grid-cols-2 @xl:items-center @xl:pt-8">
        <div className="grid content-start gap-4">
          <p className={`min-h-[2lh] max-w-line text-ink-muted ${localised ? '@xl:content-center' : '@xl:min-h-0'}`}>
            {local?.terms ?? option.terms}
          </p>
          {option.highlights && (
            <ul className="grid gap-1 text-small">
              {option.highlights.map((line) => (
                <li key={line} className="flex items-start gap-2">
                  <Icon name="check" className="mt-0.5 size-4" />
                  <span className="min-w-0">
                    <RichText source={line} />
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
        <ButtonLink href={option.action.href} size="lg" width="full">
          {option.action.label}
        </ButtonLink>
      </div>
    </div>
  );
}

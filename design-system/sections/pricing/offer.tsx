import { formatMoney, ofUnits } from '../../content/money.ts';
import { Badge } from '../../primitives/badge/index.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { cardStyles } from '../../primitives/card/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { RichText } from '../../primitives/rich-text/index.ts';
import type { LocalisedPrice } from './behavior.ts';
import type { PricingOption } from './pricing.schema.ts';

export interface OfferProps {
  option: PricingOption;
  heading: 'h2' | 'h3' | 'h4';
  isRecommended: boolean;
  currency: string;
  locale: string;
  /** Null while it isn't known, `undefined` if prices are never localized. */
  localised: LocalisedPrice | null | undefined;
}

/** How much smaller an amount is than `$96`, by its length: `1 290 000,00 Ft` fits the narrowest phone. */
function shrunk({ length }: string): string {
  if (length <= 5) return '';
  if (length <= 8) return 'text-[length:min(0.8em,13cqi)]';
  return length <= 11 ? 'text-[length:min(0.62em,10cqi)]' : 'text-[length:min(0.55em,7.5cqi)]';
}

/** One plan as a card: its price, what is charged when, what it includes, and the link to buy it. */
export function Offer({ option, heading: Heading, isRecommended, currency, locale, localised }: OfferProps) {
  const amount =
    localised?.shownAmount ??
    localised?.amount ??
    formatMoney(ofUnits(option.shownAmount ?? option.amount, currency), locale);
  return (
    <li
      data-slot="offer"
      data-recommended={isRecommended || undefined}
      className={`@container relative flex min-w-0 flex-col gap-6 p-[min(1.5rem,7cqi)] @md:p-8 ${cardStyles()} ${isRecommended ? 'border-2 border-accent!' : ''}`}
    >
      {isRecommended && (
        <p className="absolute start-6 -top-3 rounded-full bg-accent px-2.5 py-0.5 text-label font-medium text-on-accent @md:start-8">
          Recommended
        </p>
      )}
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading className="text-subheading font-strong">{option.label}</Heading>
        {option.badge && <Badge tone="accent">{option.badge}</Badge>}
      </div>
      <div>
        <p className="flex h-[1lh] items-end gap-x-3 text-display whitespace-nowrap">
          <span className={`display tabular-nums ${shrunk(amount)}`}>{amount}</span>
        </p>
        <p className="pt-2 text-lede text-ink-muted">{option.per}</p>
        {localised !== undefined && <p className="min-h-[1lh] text-small text-ink-faint">{localised?.note}</p>}
      </div>
      <p className="min-h-[3lh] text-ink-muted">{localised?.terms ?? option.terms}</p>
      {option.highlights && (
        <ul className="grid gap-2 text-small">
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
      <ButtonLink
        href={option.action.href}
        variant={isRecommended ? 'primary' : 'outline'}
        size="lg"
        width="full"
        className="mt-auto"
      >
        {option.action.label}
      </ButtonLink>
    </li>
  );
}

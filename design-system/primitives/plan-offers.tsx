import type { ComponentProps } from 'react';
import { Badge } from './badge.tsx';
import { ButtonLink } from './button.tsx';
import { cardStyles } from './card.tsx';
import { RichText } from './rich-text.tsx';

/** Plan with its price and terms. */
export interface PlanOffer {
  id: string;
  name: string;
  /** Formatted amount, such as `$8`. */
  amount: string;
  /** Period after the amount: “a month”, “once”. */
  per: string;
  /** One line about tax below the amount. Null reserves the space while prices load; undefined omits the line. */
  note?: string | null | undefined;
  /** When customers are charged, and how the plan ends. */
  terms: string;
  /** Badge next to the name, such as “Save a third”. */
  badge?: string | undefined;
  /** Benefits that depend on the plan. Rich text. */
  highlights?: readonly string[] | undefined;
  /** The link that buys the plan, if it can be bought. */
  action?: { label: string; href: string } | undefined;
}

export interface PlanOffersProps extends ComponentProps<'ul'> {
  /** One to five plans. */
  offers: readonly PlanOffer[];
  /** ID of the recommended plan, which has the primary button. */
  recommended?: string | undefined;
  /** ID of the visitor's current plan, which is marked in place of the recommended one. */
  current?: string | undefined;
  heading: 'h2' | 'h3' | 'h4';
}

/** CSS classes for the columns, by the number of plans. */
const COLUMN_CLASSES = [
  '',
  'max-w-form',
  '@lg:grid-cols-2',
  '@lg:grid-cols-3',
  '@md:grid-cols-2 @xl:grid-cols-4',
  '@md:grid-cols-2 @lg:grid-cols-3',
] as const;

/** Plans side by side as cards: price, terms, benefits, and the link to buy it. */
export function PlanOffers({ offers, recommended, current, heading, className = '', ...rest }: PlanOffersProps) {
  return (
    <ul
      data-slot="plan-offers"
      className={`grid grid-cols-1 gap-6 ${COLUMN_CLASSES[offers.length] ?? ''} ${className}`}
      {...rest}
    >
      {offers.map((offer) => (
        <Offer
          key={offer.id}
          offer={offer}
          mark={current === undefined ? offer.id === recommended && 'Recommended' : offer.id === current && 'Your plan'}
          heading={heading}
        />
      ))}
    </ul>
  );
}

interface OfferProps extends Pick<PlanOffersProps, 'heading'> {
  offer: PlanOffer;
  /** Label above the card. A card with a label is highlighted. */
  mark: 'Recommended' | 'Your plan' | false;
}

function Offer({
  offer: { name, amount, per, note, terms, badge, highlights, action },
  mark,
  heading: Heading,
}: OfferProps) {
  return (
    <li
      data-slot="offer"
      data-recommended={mark === 'Recommended' || undefined}
      className={`@container relative flex min-w-0 flex-col gap-6 p-[min(1.5rem,7cqi)] @md:p-8 ${cardStyles()} ${mark ? 'border-2 border-accent!' : ''}`}
    >
      {mark && (
        <p className="absolute start-6 -top-3 rounded-full bg-accent px-2.5 py-0.5 text-label font-medium text-on-accent @md:start-8">
          {mark}
        </p>
      )}
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading className="text-subheading font-strong">{name}</Heading>
        {badge && <Badge tone="accent">{badge}</Badge>}
      </div>
      <div>
        <p className="flex h-[1lh] items-end gap-x-3 text-figure whitespace-nowrap">
          <span className={`display tabular-nums ${getPriceSizeClass(amount)}`}>{amount}</span>
        </p>
        <p className="pt-2 text-lede text-ink-muted">{per}</p>
        {note !== undefined && <p className="min-h-[1lh] text-small text-ink-faint">{note}</p>}
      </div>
      <p className="min-h-[3lh] text-ink-muted">{terms}</p>
      {highlights && (
        <ul className="grid gap-2 text-small">
          {highlights.map((highlight) => (
            <li key={highlight} className="flex items-baseline gap-2">
              <CheckedText source={highlight} />
            </li>
          ))}
        </ul>
      )}
      {action && (
        <ButtonLink
          href={action.href}
          variant={mark === 'Recommended' ? 'primary' : 'outline'}
          size="lg"
          width="full"
          className="mt-auto"
        >
          {action.label}
        </ButtonLink>
      )}
    </li>
  );
}

/** Rich text after a check mark. The parent must be a flex container. */
export function CheckedText({ source }: { source: string }) {
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 12 12"
        className="size-3 shrink-0 translate-y-px stroke-record"
        fill="none"
        strokeWidth="2"
      >
        <path d="m1.5 6.5 3 3 6-7" />
      </svg>
      <span className="min-w-0">
        <RichText source={source} />
      </span>
    </>
  );
}

/** Returns a CSS class that makes long amounts smaller, so that even `1 290 000,00 Ft` fits the narrowest phone. */
function getPriceSizeClass({ length }: string): string {
  if (length <= 5) return '';
  if (length <= 8) return 'text-[length:min(0.8em,13cqi)]';
  return length <= 11 ? 'text-[length:min(0.62em,10cqi)]' : 'text-[length:min(0.55em,7.5cqi)]';
}

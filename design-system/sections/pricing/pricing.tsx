import { formatMoney, fromUnits } from '../../content/money.ts';
import { CheckedText, PlanOffers } from '../../primitives/plan-offers.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import type { SectionProps } from '../section.ts';
import { HeadedSection } from '../headed-section.tsx';
import type { PricingContent } from './pricing.schema.ts';

/** Price of a plan for the visitor, as formatted text. */
export interface LocalizedPrice {
  /** The amount that is charged, such as `89,00 €`. */
  amount: string;
  /** The displayed amount if it differs, such as the price per month. */
  shownAmount?: string;
  /** One line below the amount that says if tax is included. */
  note?: string;
  /** Terms with the localized amount, if the terms of the plan contain an amount. */
  terms?: string;
}

/** Props that a connected section passes in addition to the content. */
export interface PricingBehavior {
  /**
   * Localized prices by plan ID. While they are loading, pass an empty object: the default prices are shown, with an
   * empty line for the note below. Omit it if prices are never localized.
   */
  localized?: Readonly<Record<string, LocalizedPrice>>;
  /** ID of the visitor's current plan. */
  current?: string | undefined;
}

export type PricingProps = SectionProps<PricingContent, PricingBehavior>;

/**
 * Plans of one product side by side, each with its price, its terms and a link to buy it. The recommended plan is
 * highlighted. Below the plans is a list of what every plan includes. A connected section can replace the prices with
 * localized ones: see `PricingBehavior`.
 */
export function Pricing({
  headingLevel = 2,
  product: _product,
  currency,
  locale = 'en-US',
  options,
  recommended,
  includesHeading,
  includes,
  taxes,
  guarantee,
  notes = [],
  localized,
  current,
  ...rest
}: PricingProps) {
  const Subheading = `h${Math.min(headingLevel + 1, 4) as 2 | 3 | 4}` as const;
  return (
    <HeadedSection name="pricing" headingLevel={headingLevel} {...rest}>
      <PlanOffers
        className="mt-12 @lg:mt-16"
        heading={Subheading}
        recommended={recommended}
        current={current}
        offers={options.map(({ id: optionId, label: name, amount, shownAmount, ...option }) => {
          const localizedPrice = localized?.[optionId];
          return {
            ...option,
            id: optionId,
            name,
            amount:
              localizedPrice?.shownAmount ??
              localizedPrice?.amount ??
              formatMoney(fromUnits(shownAmount ?? amount, currency), locale),
            note: localized && (localizedPrice?.note ?? null),
            terms: localizedPrice?.terms ?? option.terms,
          };
        })}
      />
      {(guarantee || taxes) && (
        <div className="grid gap-1 pt-6 text-small text-ink-muted">
          {[guarantee, taxes].map(
            (line) =>
              line && (
                <p key={line}>
                  <RichText source={line} />
                </p>
              ),
          )}
        </div>
      )}
      <div className="grid grid-cols-1 items-baseline gap-x-6 pt-12 @lg:grid-cols-12">
        <Subheading className="text-subheading font-strong @lg:col-span-4">{includesHeading}</Subheading>
        <ul className="mt-4 grid gap-x-6 @md:grid-cols-2 @lg:col-span-8 @lg:mt-0">
          {includes.map((line) => (
            <li key={line} className="flex items-baseline gap-4 border-b border-line py-3">
              <CheckedText source={line} />
            </li>
          ))}
        </ul>
      </div>
      {notes.length > 0 && (
        <ul className="grid gap-x-6 gap-y-8 pt-12 @lg:grid-cols-12">
          {notes.map((note) => (
            <li key={note.title} className="flex flex-col gap-2 @lg:col-span-4">
              <Subheading className="font-medium">{note.title}</Subheading>
              <p className="max-w-line text-ink-muted">
                <RichText source={note.text} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </HeadedSection>
  );
}

import { useId } from 'react';
import { Card } from '../../primitives/card/index.ts';
import { Notice } from '../../primitives/notice/index.ts';
import { RichText } from '../../primitives/rich-text/index.ts';
import { SectionHeading, sectionSpacing } from '../../primitives/section-heading/index.ts';
import { SegmentedControl } from '../../primitives/segmented-control/index.ts';
import type { PricingBehavior } from './behavior.ts';
import { Offer } from './offer.tsx';
import type { SectionProps } from '../section.ts';
import type { PricingContent } from './pricing.schema.ts';

export type PricingProps = SectionProps<PricingContent, PricingBehavior>;

/**
 * What it costs: one product, one price at a time, and a toggle between the ways to pay. The toggle is radio buttons
 * followed by CSS, so it works before any script. Every offer is in the markup; the shown one is announced politely.
 *
 * A connected section can replace the prices with localized ones: see `PricingBehavior`.
 *
 * One to four ways to pay, two or three are best. What is included up to twelve lines; under the
 * card up to three notes on what has to be known before paying.
 */
export function Pricing({
  at,
  label,
  heading,
  headingLevel = 2,
  lede,
  product,
  currency,
  locale = 'en-US',
  billingLabel,
  options,
  defaultOption,
  includesHeading,
  includes,
  taxes,
  guarantee,
  notes = [],
  localised,
  notice,
  className = '',
  ...rest
}: PricingProps) {
  const id = useId();
  const first = options.find((option) => option.id === defaultOption) ?? options[0];
  const Subheading = `h${Math.min(headingLevel + 1, 4) as 2 | 3 | 4}` as const;
  return (
    <section data-section="pricing" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <div className={`page ${sectionSpacing(headingLevel)}`}>
        <SectionHeading id={id} at={at} label={label} heading={heading} level={headingLevel} lede={lede} />
        <Card className="group/pricing mt-12 grid grid-cols-1 @lg:mt-16 @lg:grid-cols-12 @xl:gap-x-6">
          <div className="flex flex-col items-start gap-8 p-[min(1.5rem,7cqi)] @md:p-8 @lg:col-span-6 @xl:col-span-8">
            <Subheading className="text-subheading font-strong">{product.name}</Subheading>
            {options.length > 1 && (
              <SegmentedControl
                legend={billingLabel}
                name={`billing-${id}`}
                segments={options.map((option) => ({ value: option.id, label: option.label }))}
                defaultValue={first?.id}
              />
            )}
            <div aria-live="polite" className="w-full @xl:my-auto">
              {options.map((option, index) => (
                <Offer
                  key={option.id}
                  option={option}
                  index={options.length > 1 ? index : undefined}
                  currency={currency}
                  locale={locale}
                  localised={localised}
                />
              ))}
            </div>
            {(guarantee || taxes || notice !== undefined) && (
              <div className="grid gap-1 text-small text-ink-faint">
                {notice !== undefined && <Notice message={notice} className="not-empty:pb-4" />}
                {guarantee && (
                  <p>
                    <RichText source={guarantee} />
                  </p>
                )}
                {taxes && (
                  <p>
                    <RichText source={taxes} />
                  </p>
                )}
              </div>
            )}
          </div>
          {/* The line stands in the middle of the room between the two, and the words of both on the page's columns. */}
          <div className="border-t border-line p-[min(1.5rem,7cqi)] @md:p-8 @lg:col-span-6 @lg:border-s @lg:border-t-0 @xl:col-span-4 @xl:-ms-7 @xl:ps-7">
            <Subheading className="timecode text-ink-faint">{includesHeading}</Subheading>
            <ul className="mt-4 grid gap-x-6">
              {includes.map((line) => (
                <li key={line} className="flex items-baseline gap-4 border-b border-line py-3 last:border-b-0">
                  <svg
                    aria-hidden="true"
                    viewBox="0 0 12 12"
                    className="size-3 shrink-0 translate-y-px stroke-record"
                    fill="none"
                    strokeWidth="2"
                  >
                    <path d="m1.5 6.5 3 3 6-7" />
                  </svg>
                  <span>
                    <RichText source={line} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </Card>
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
      </div>
    </section>
  );
}

import { useId } from 'react';
import { Playhead } from '../../illustrations/playhead.tsx';
import { BrandMark } from '../../primitives/brand-mark.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import type { SectionProps } from '../section.ts';
import { Actions } from './actions.tsx';
import { PlanCard } from './plan-card.tsx';
import type { PurchaseStatusBehavior } from './purchase-state.ts';
import type { PurchaseStatusContent } from './purchase-status.schema.ts';
import { purchaseTexts, getStage, STAGES } from './texts.ts';

export type PurchaseStatusProps = SectionProps<PurchaseStatusContent, PurchaseStatusBehavior>;

/**
 * Main section of the success page: the state of the purchase, the plan and the next steps. Guests create their account
 * here. A payment that was made in this browser is always shown as paid, even before the server has confirmed it.
 *
 * Up to four steps; three work best.
 */
export function PurchaseStatus({
  headingLevel = 1,
  product,
  seller,
  locale = 'en-US',
  download,
  handOff,
  steps,
  portal,
  pricing,
  logIn,
  consentText,
  claimLabel = 'Create my account',
  supportEmail,
  purchase = { is: 'unknown' },
  order = null,
  simulation = null,
  renderClaimForm,
  retrying = false,
  onRetry,
  className = '',
  ...rest
}: PurchaseStatusProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const Subheading = `h${Math.min(headingLevel + 1, 4) as 2 | 3 | 4}` as const;
  const { heading, lede, paperwork } = purchaseTexts(
    purchase,
    order,
    product,
    simulation === null ? seller : null,
    locale,
  );
  const stage = getStage(purchase);
  const hasPurchase = purchase.is !== 'none' && purchase.is !== 'unknown';
  // Until a purchase is known, `min-h-svh` keeps the footer below the viewport, so that the footer doesn't move visibly
  // when the content appears.
  return (
    <section
      data-section="purchase-status"
      // The script for hand-off links looks for this attribute as soon as the page is loaded. The links themselves
      // appear later, when the purchase is known.
      data-hand-off={handOff && ''}
      aria-labelledby={id}
      className={`@container ${className}`}
      {...rest}
    >
      <div
        className={`page flex flex-col gap-12 pt-12 pb-section @lg:gap-16 @lg:pt-20 ${hasPurchase ? '' : 'min-h-svh'}`}
      >
        <div className="grid grid-cols-1 gap-x-6 gap-y-12 @lg:grid-cols-12">
          <div className="flex min-w-0 flex-col gap-8 @lg:col-span-7">
            <div className="flex flex-col gap-4">
              <div aria-live="polite" className="flex flex-col gap-4">
                <Heading id={id} className="display max-w-[13.32em] text-title">
                  {heading}
                </Heading>
                <p className="max-w-line text-lede text-ink-muted">{lede}</p>
              </div>
            </div>
            {purchase.is === 'guest' && purchase.isSeen && renderClaimForm?.({ consentText, submitLabel: claimLabel })}
            {stage !== null && <ProgressTrack current={stage} moving={purchase.is === 'waiting'} />}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <Actions
                purchase={purchase}
                order={order}
                download={download}
                handOff={handOff}
                portal={portal}
                pricing={pricing}
                logIn={logIn}
                supportEmail={supportEmail}
                retrying={retrying}
                onRetry={onRetry}
              />
            </div>
            {paperwork && <p className="max-w-line text-small text-ink-muted">{paperwork}</p>}
          </div>
          {purchase.is === 'none' && <EmptyPlanCard product={product} />}
          {hasPurchase && order && (
            <div className="min-w-0 @lg:col-span-5 @xl:col-span-4 @xl:col-start-9">
              <PlanCard
                heading={Subheading}
                isActive={purchase.is === 'active'}
                order={order}
                product={product}
                receipt={simulation ?? `Your receipt with the tax comes by email from ${seller}.`}
                locale={locale}
              />
            </div>
          )}
        </div>
        {hasPurchase && <NextSteps heading={Subheading} steps={steps} />}
      </div>
    </section>
  );
}

/** Outline in place of the plan card, if there is no purchase. */
function EmptyPlanCard({ product }: { product: string }) {
  return (
    <div
      aria-hidden="true"
      className="hidden flex-col gap-6 rounded-lg border border-dashed border-line-strong p-8 @lg:col-span-5 @lg:flex @xl:col-span-4 @xl:col-start-9"
    >
      <p className="flex items-center gap-2 text-small text-ink-faint">
        <BrandMark className="size-5" />
        {product}
      </p>
      {[1, 2, 3, 4].map((line) => (
        <span key={line} className="border-b border-dashed border-line-strong pt-4" />
      ))}
    </div>
  );
}

interface ProgressTrackProps {
  /** Index of the current stage, or the number of stages if all are done. */
  current: number;
  /** True if the current stage is in progress, and not delayed. */
  moving: boolean;
}

/**
 * Stages of the purchase as segments of a track, with a marker at the current one. When all are done, the marker moves
 * to the end.
 */
function ProgressTrack({ current, moving }: ProgressTrackProps) {
  return (
    <ol className="relative grid max-w-prose grid-cols-3 gap-x-1">
      {STAGES.map((stage, index) => (
        <li
          key={stage}
          aria-current={index === current ? 'step' : undefined}
          className="flex min-w-0 flex-col gap-2 text-small text-ink-faint aria-[current]:text-ink data-done:text-ink"
          data-done={index < current ? '' : undefined}
        >
          <span
            aria-hidden="true"
            className={`relative h-2 forced-colors:border ${index === 0 ? 'rounded-s-full' : ''} ${index === STAGES.length - 1 ? 'rounded-e-full' : ''} ${index < current ? 'bg-ink-fill' : 'bg-hover'}`}
          >
            {index === current && (
              <span
                className={`absolute start-0 -top-1 h-4 w-0.5 bg-record forced-colors:bg-[Highlight] ${moving ? 'motion-safe:animate-pulse' : ''}`}
              />
            )}
          </span>
          <span className="min-w-0">
            {stage}
            <VisuallyHidden>
              {index < current ? ', done' : index === current ? ', in progress' : ', not started'}
            </VisuallyHidden>
          </span>
        </li>
      ))}
      {current === STAGES.length && (
        <li
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 -top-1 h-4 motion-safe:animate-playhead"
        >
          <Playhead className="absolute end-0 h-full" />
        </li>
      )}
    </ol>
  );
}

interface NextStepsProps {
  heading: 'h2' | 'h3' | 'h4';
  steps: PurchaseStatusContent['steps'];
}

/** The next steps, numbered because their order matters. */
function NextSteps({ heading: Heading, steps }: NextStepsProps) {
  return (
    <div className="flex flex-col gap-6 border-t border-line pt-5">
      <Heading className="timecode text-ink-faint">Next steps</Heading>
      <ol className="grid gap-6 @lg:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex flex-col gap-1">
            <span aria-hidden="true" className="timecode text-accent-text">
              {String(index + 1).padStart(2, '0')}
            </span>
            <p className="font-medium">{title}</p>
            <p className="max-w-line text-ink-muted">
              <RichText source={text} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

import { useId } from 'react';
import { Timecode } from '../../primitives/timecode/index.ts';
import type { SectionProps } from '../section.ts';
import { Actions } from './actions.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderCard } from './order-card.tsx';
import { ProgressTrack } from './progress-track.tsx';
import type { PurchaseStatusContent } from './purchase-status.schema.ts';
import type { PurchaseStatusBehavior } from './purchase-state.ts';
import { purchaseWords, stageOf } from './words.ts';

export type PurchaseStatusProps = SectionProps<PurchaseStatusContent, PurchaseStatusBehavior>;

/**
 * After a purchase: thanks, how far it has come, what was bought, and what to do next. It waits in the open and not for
 * ever, and each end of it is calm: paid is paid, whatever the server knows of it yet.
 *
 * Up to four steps, three are best.
 */
export function PurchaseStatus({
  at,
  headingLevel = 1,
  product,
  seller,
  locale = 'en-US',
  download,
  steps,
  portal,
  pricing,
  logIn,
  supportEmail,
  purchase = { is: 'unknown' },
  order = null,
  simulation = null,
  retrying = false,
  onRetry,
  className = '',
  ...rest
}: PurchaseStatusProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const Subheading = `h${Math.min(headingLevel + 1, 4) as 2 | 3 | 4}` as const;
  const { heading, lede } = purchaseWords(purchase, order, product, simulation === null ? seller : null);
  const stage = stageOf(purchase);
  const bought = purchase.is !== 'none' && purchase.is !== 'unknown';
  // What comes in its place is higher: the footer stays out of sight, and nothing jumps.
  return (
    <section data-section="purchase-status" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <div className={`page flex flex-col gap-12 pt-12 pb-section @lg:gap-16 @lg:pt-20 ${bought ? '' : 'min-h-svh'}`}>
        <div className="grid grid-cols-1 gap-x-6 gap-y-12 @lg:grid-cols-12">
          <div className="flex min-w-0 flex-col gap-8 @lg:col-span-7">
            <div className="flex flex-col gap-4">
              {at && <Timecode at={at}>{product}</Timecode>}
              <div aria-live="polite" className="flex flex-col gap-4">
                <Heading id={id} className="display max-w-[20ch] text-title">
                  {heading}
                </Heading>
                <p className="max-w-line text-lede text-ink-muted">{lede}</p>
              </div>
            </div>
            {stage !== null && <ProgressTrack current={stage} moving={purchase.is === 'waiting'} />}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <Actions
                purchase={purchase}
                order={order}
                download={download}
                portal={portal}
                pricing={pricing}
                logIn={logIn}
                supportEmail={supportEmail}
                retrying={retrying}
                onRetry={onRetry}
              />
            </div>
          </div>
          {bought && order && (
            <div className="min-w-0 @lg:col-span-5 @xl:col-span-4 @xl:col-start-9">
              <OrderCard
                heading={Subheading}
                order={order}
                product={product}
                receipt={simulation ?? `Your receipt with the tax comes by email from ${seller}.`}
                locale={locale}
              />
            </div>
          )}
        </div>
        {bought && <NextSteps heading={Subheading} steps={steps} />}
      </div>
    </section>
  );
}

import { useId } from 'react';
import { formatTimestampDate } from '../../content/format-date.ts';
import { formatMoney } from '../../content/money.ts';
import { Playhead } from '../../illustrations/playhead.tsx';
import { BrandMark } from '../../primitives/brand-mark.tsx';
import { Card } from '../../primitives/card.tsx';
import { CopyButton } from '../../primitives/copy-button.tsx';
import type { PurchasedOrder } from './purchase-state.ts';

export interface PlanCardProps {
  heading: 'h2' | 'h3' | 'h4';
  order: PurchasedOrder;
  product: string;
  /** Sentence about the receipt. */
  receipt: string;
  locale: string;
  /** True if the plan is active. The card then fades in and shows a marker at its end edge. */
  isActive: boolean;
}

/** The purchased plan, with the amount and the transaction number, by which support finds the payment. */
export function PlanCard({ heading: Heading, order, product, receipt, locale, isActive }: PlanCardProps) {
  const id = useId();
  const { plan, once, total, discount, renewal, every, trialDays, nextPaymentAt, transactionId } = order;
  return (
    <Card className={`flex flex-col overflow-hidden ${isActive ? 'motion-safe:animate-develop' : ''}`}>
      <div className="relative flex flex-col gap-8 border-b border-line bg-sunken p-[min(1.5rem,7cqi)] @md:p-8">
        <p className="flex items-center gap-2 text-small font-medium">
          <BrandMark className="size-5" />
          {product}
        </p>
        <div>
          <Heading className="display text-title wrap-anywhere">{plan}</Heading>
          <p className="text-small text-ink-muted">
            {once
              ? 'Paid once'
              : `${trialDays ? `Free for ${trialDays} days. ` : ''}Renews ${renewal ? `at ${formatMoney(renewal, locale)} ${every ? `each ${every} ` : ''}` : ''}until you cancel`}
          </p>
        </div>
        {isActive && (
          <span aria-hidden="true" className="absolute inset-x-0 -bottom-px h-0.5 bg-ink-fill">
            <Playhead className="absolute end-2 bottom-0 h-4" />
          </span>
        )}
      </div>
      <div className="flex flex-col gap-4 p-[min(1.5rem,7cqi)] @md:p-8">
        <dl>
          {discount && (
            <div className={ROW_CLASSES}>
              <dt>Discount</dt>
              <dd className="tabular-nums">−{formatMoney(discount, locale)}</dd>
            </div>
          )}
          {total && (
            <div className={`${ROW_CLASSES} ${discount ? 'pt-3' : ''}`}>
              <dt>Paid today</dt>
              <dd className="text-subheading font-strong tabular-nums">{formatMoney(total, locale)}</dd>
            </div>
          )}
          {nextPaymentAt && (
            <div className={`${ROW_CLASSES} pt-3`}>
              <dt>{trialDays ? 'First payment' : 'Next payment'}</dt>
              <dd>{formatTimestampDate(nextPaymentAt)}</dd>
            </div>
          )}
          <div className="flex flex-col gap-2 pt-3">
            <dt>Transaction number</dt>
            <dd className="flex flex-wrap items-center justify-between gap-3">
              <code id={id} className="min-w-0 font-mono text-label wrap-anywhere select-all">
                {transactionId}
              </code>
              <CopyButton from={id} what="the transaction number" />
            </dd>
          </div>
        </dl>
        <p className="text-small text-ink-muted">{receipt}</p>
      </div>
    </Card>
  );
}

const ROW_CLASSES = 'flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-3';

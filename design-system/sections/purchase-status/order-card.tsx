import { Fragment, useEffect, useId, useRef } from 'react';
import { formatMoney } from '../../content/money.ts';
import { Card } from '../../primitives/card/index.ts';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import type { PurchasedOrder } from './purchase-state.ts';

export interface OrderCardProps {
  heading: 'h2' | 'h3' | 'h4';
  order: PurchasedOrder;
  product: string;
  /** Where the receipt comes from. */
  receipt: string;
  locale: string;
}

/** What was bought, with the number by which support finds the payment. */
export function OrderCard({ heading: Heading, order, product, receipt, locale }: OrderCardProps) {
  const id = useId();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // The runtime shows the copy buttons that a page begins with, and this one may come later.
    const button = row.current?.querySelector<HTMLElement>('[data-copy]');
    if (button) button.hidden = false;
  }, []);
  const { plan, once, total, transactionId } = order;
  return (
    <Card className="flex flex-col gap-4 p-[min(1.5rem,7cqi)] @md:p-8">
      <Heading className="timecode text-ink-faint">Your order</Heading>
      <dl>
        <div className="flex justify-between gap-4 pb-3">
          <dt className="font-medium wrap-break-word">{product}</dt>
          <dd className="text-end">
            {plan}
            <span className="block text-small text-ink-muted">{once ? 'Paid once' : 'Renews until you cancel'}</span>
          </dd>
        </div>
        {total && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-3">
            <dt>Paid today</dt>
            <dd className="text-subheading font-strong tabular-nums">{formatMoney(total, locale)}</dd>
          </div>
        )}
        <div className="flex flex-col gap-2 border-t border-line pt-3">
          <dt>Transaction number</dt>
          <dd ref={row} className="flex flex-wrap items-center justify-between gap-3">
            <code id={id} className="min-w-0 font-mono text-label select-all">
              {parts(transactionId).map((part, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- The parts are those of one text, and never change places.
                <Fragment key={index}>
                  {index > 0 && <wbr />}
                  {part}
                </Fragment>
              ))}
            </code>
            <CopyButton from={id} what="the transaction number" />
          </dd>
        </div>
      </dl>
      <p className="text-small text-ink-muted">{receipt}</p>
    </Card>
  );
}

/** It has no spaces, so it may break after each sixth letter. */
function parts(text: string): readonly string[] {
  return text.match(/.{1,6}/gs) ?? [];
}

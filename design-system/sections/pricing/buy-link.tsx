import type { MouseEvent } from 'react';
import { ButtonLink } from '../../primitives/button/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import type { PricingOption } from './pricing.schema.ts';

export interface BuyLinkProps {
  option: PricingOption;
  onBuy: ((option: string) => void) | undefined;
  /** True while its checkout is being opened. */
  pending: boolean;
}

/** The way to buy: a link to the checkout, which a plain click does not follow if an overlay can open. */
export function BuyLink({ option: { id, action }, onBuy, pending }: BuyLinkProps) {
  function press(event: MouseEvent): void {
    if (pending) return event.preventDefault();
    if (!onBuy || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onBuy(id);
  }
  return (
    <ButtonLink
      href={action.href}
      size="lg"
      width="full"
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={onBuy || pending ? press : undefined}
    >
      {action.label}
      {/* Last, because React can't insert before a text that a translator has replaced. */}
      {pending && <Spinner className="order-first" />}
    </ButtonLink>
  );
}

import type { BoughtOnce } from './bought.ts';
import { isBefore } from './period.ts';
import { times } from './plan.ts';
import type { Plan } from './plan.ts';

/** What is shown of a purchase once. */
export function purchasePlan(purchase: BoughtOnce, now: string): Plan {
  const { id, name, price, boughtAt, updatesUntil, refundedAt } = purchase;
  const bought = { label: 'Bought', at: boughtAt };
  const common = { id, name, price, per: 'once', actions: [], urgent: false, goesOn: true } as const;
  if (refundedAt !== null)
    return {
      ...common,
      status: 'Refunded',
      tone: 'neutral',
      next: 'The full price was refunded, and the license has ended.',
      times: times(bought, { label: 'Refunded', at: refundedAt }),
      rail: null,
      over: true,
    };
  const running = isBefore(now, updatesUntil);
  return {
    ...common,
    status: 'Yours for good',
    tone: 'success',
    next: running
      ? 'You get every version released in this time, and you can keep using them afterwards.'
      : 'You no longer get new versions. Every version released until then keeps working.',
    times: times(bought, { label: running ? 'New versions until' : 'New versions ended', at: updatesUntil }),
    rail: { parts: 12, running },
    over: false,
  };
}

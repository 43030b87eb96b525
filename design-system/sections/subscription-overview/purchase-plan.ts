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
      next: 'The money went back to where it came from, and the licence has ended with it.',
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
      ? 'Every version that comes out in this time is yours, and goes on working after it.'
      : 'The time of new versions is over. Every version that came out in it goes on working.',
    times: times(bought, { label: running ? 'New versions until' : 'New versions ended', at: updatesUntil }),
    rail: { parts: 12, running },
    over: false,
  };
}
